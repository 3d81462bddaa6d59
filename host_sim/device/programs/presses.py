# SPDX-License-Identifier: MIT
# Writes files all the time and counts the presses of button A; each round is said on the console.
import board

from drivers.buttons import Buttons

buttons = Buttons(board.BUTTONS)
data = bytes(4096)
presses = 0
rounds = 0
while True:
    print("ROUND", rounds, presses)
    with open("/scrap.bin", "wb") as f:
        f.write(data)
    while buttons.take():
        presses += 1
    rounds += 1
