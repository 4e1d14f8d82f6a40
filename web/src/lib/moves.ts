import { read, write } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** The colours of a rise and a fall, in this order. */
export const movesChoices = ['green-red', 'blue-orange', 'red-green'] as const
export type MovesChoice = (typeof movesChoices)[number]

export const movesOf = (kept: string | null): MovesChoice => movesChoices.find(choice => choice === kept) ?? 'green-red'

const moves = createStore(movesOf(read('moves')))

/** The first paint was set by /theme.js. */
export function setMoves(next: MovesChoice): void {
  write('moves', next)
  document.documentElement.dataset.moves = next
  moves.set(next)
}

export const useMoves = (): MovesChoice => useStore(moves)
