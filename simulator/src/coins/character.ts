import { bitsAt, fraction, keyOf } from '../price/hash.ts'

/** How a kind of coin behaves. */
export type Character = {
  /** Standard deviation of the log price over a day. */
  dayDeviation: number
  /** Of its returns with bitcoin's. */
  correlation: number
  /** Part of the supply that changes hands here in a day. */
  dayTurnover: number
  /** The price comes home after 2^levels quarter hours. */
  levels: number
}

/** 2^16 quarter hours are 683 days: long enough for trends, short enough that no price is lost for decades. */
export const freeLevels = 16

export const bitcoin: Character = { dayDeviation: 0.026, correlation: 1, dayTurnover: 0.0012, levels: freeLevels }
export const stable: Character = { dayDeviation: 0.0008, correlation: 0, dayTurnover: 0.02, levels: 5 }
export const gold: Character = { dayDeviation: 0.009, correlation: 0.1, dayTurnover: 0.02, levels: freeLevels }
export const dead: Character = { dayDeviation: 0, correlation: 0, dayTurnover: 0, levels: freeLevels }

const bitcoinCapUsd = 1.84e12

/** The smaller the coin the wilder, the more its own master, and the larger the part of it that changes hands. */
export function freeCharacter(symbol: string, capUsd: number, place: number): Character {
  const chance = fraction(bitsAt(keyOf(0, symbol), 0))
  const smallness = place / (place + 60)
  const root = Math.sqrt(bitcoinCapUsd / capUsd)
  return {
    dayDeviation: 0.037 + 0.04 * smallness,
    correlation: 0.82 - 0.22 * smallness + 0.06 * (chance - 0.5),
    // The size against bitcoin's to the power 3/8, in square roots: those are exact, powers need not be.
    dayTurnover: 0.0012 * Math.sqrt(root * Math.sqrt(root)) * (0.5 + chance),
    levels: freeLevels,
  }
}
