/** A part of the how-to page. A word in *stars* is what stands on the screen, in `ticks` a key. */
export type HowToSection = {
  readonly id: string
  readonly title: string
  readonly says: readonly string[]
  /** What is seen on its picture, for those who do not see it. */
  readonly shows: string
}

export const SECTIONS: readonly HowToSection[] = [
  {
    id: 'moving',
    title: 'Moving',
    says: [
      'Whatever is lit in amber can be answered. Click a stack and it is in your hand; every hex it can reach is lit with what the way costs; click one and it goes. Dragging does both at once.',
      'A second click on the stack opens it, and a tick takes a unit out of the hand. `N` shows the next stack that has not moved, `K` lets one be. A click on anything else says why not, with the rule.',
      'When you are done, press *End* or `E`. Where something is left to do, it says what, and asks once.',
    ],
    shows: 'A stack in hand and the lit hexes it can reach',
  },
  {
    id: 'fighting',
    title: 'Fighting',
    says: [
      'Click an enemy within reach and choose *Attack*. Before that, pointing at him shows the odds; holding `O` shows those of all targets.',
      'The dialog has the forces face to face, every shift with its rule, and the chances of each result for each of your answers. You press *Roll* yourself: the die falls, the cell of the table lights up, and one line says what follows.',
      'Losses, retreats and advances are taken on the map. All retreat or advance together with one click where the rules let them.',
    ],
    shows: 'The dialog of a battle with its odds and chances',
  },
  {
    id: 'undo',
    title: 'Undo',
    says: [
      '`U` takes back the last act, `Shift U` does it again. What was a free choice comes back at once, as often as you like.',
      'Where a die has fallen or something hidden was seen, both players agree first, and the same dice come again: nobody rolls until it suits him.',
      'A click on a line of the war diary can take back all since then, or show that moment without changing anything: `[` and `]` step through the game.',
    ],
    shows: 'The panel with the war diary, and undo at its foot',
  },
  {
    id: 'saves',
    title: 'Saved games',
    says: [
      'A game is kept in this browser after every action: close the page in mid-battle and go on where you were, from *Continue* on the start page.',
      'There a game can be renamed, copied, deleted (and put back), or exported to a file. A file opens in any browser: drop it anywhere on the start page.',
      'For friends there is the war diary as a text, a picture of the map, and the war in plots.',
    ],
    shows: 'The drawer for saving and loading',
  },
  {
    id: 'dice',
    title: 'Your own dice',
    says: [
      'Choose *Own dice* among the options of a new game, and roll real ones: the app says how many it needs and for what, and you press what you rolled.',
      'All else goes on as usual. How the dice have fallen, against what was to be expected, stands in the *Score* drawer.',
    ],
    shows: 'The app asks for a die that the players roll themselves',
  },
  {
    id: 'charts',
    title: 'Charts and chart packs',
    says: [
      '`C` opens every chart of the game; the one in use is lit. Some printed charts are not in the rulebooks: those that we had to reconstruct say so.',
      'Whoever owns the printed game exports the charts (*Save and load*), corrects the file, and loads it on the start page before the next game. It is checked, and its name goes into the save.',
    ],
    shows: 'The charts drawer',
  },
  {
    id: 'umpire',
    title: 'Umpire',
    says: [
      'Both players may agree to do what the rules do not know: *Save and load*, then *Set things by hand*. Units are dragged or put elsewhere; points, weather and the like are set.',
      'It is checked that the position can be played on, and the diary says that it was done.',
    ],
    shows: 'Setting units and points by hand',
  },
  {
    id: 'keys',
    title: 'Keys',
    says: [
      'Everything can be done by keys alone. `Enter` does what the button at the foot says and nothing else; `Esc` puts back one thing; `/` finds hexes, places, units, answers and rules.',
      'Arrows walk over the map, `1` to `9` pick rows of the list, `?` shows all keys.',
    ],
    shows: 'The list of keys',
  },
  {
    id: 'curtain',
    title: 'Secrets at one screen',
    says: [
      'In games with hidden units a curtain covers the screen when the seats change. It says who comes and why, and opens only by holding its button or the letter of that side.',
      'What both may see is asked without a curtain. Files of such a game are sealed, so that no glance tells what the other side hides. Who plays alone chooses *Solo* and sees no curtain.',
    ],
    shows: 'The curtain between two players',
  },
  {
    id: 'print',
    title: 'Print',
    says: [
      '*Save and load*, then *Print*: charts and turn track to lie beside the board, the map as it stands, and lists of all forces with where they are. Tick what you want; the browser prints it.',
    ],
    shows: 'What will be printed, with the map',
  },
]
