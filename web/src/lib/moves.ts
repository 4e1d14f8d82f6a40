import { readStored, writeStored } from '../stored/stored.ts'
import { createStore, useStore } from './store.ts'

/** The colours of a rise and a fall, in this order. */
export const movesChoices = ['green-red', 'blue-orange', 'red-green'] as const
type MovesChoice = (typeof movesChoices)[number]

export const firstMoves = (): MovesChoice => readStored('moves') ?? 'green-red'

const moves = createStore(firstMoves())

/** The first paint was set by /theme.js. */
export function setMoves(next: MovesChoice): void {
  writeStored('moves', next)
  document.documentElement.dataset.moves = next
  moves.set(next)
}

export const useMoves = (): MovesChoice => useStore(moves)
