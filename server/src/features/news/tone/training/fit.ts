import { featuresOf } from '../features.ts'
import { wordsOf } from '../words.ts'
import { createChance, shuffle } from './chance.ts'
import type { Example } from './headlines.ts'

export type Pair = readonly [good: number, bad: number]
/** Trained weights by feature name. */
export type Weights = ReadonlyMap<string, Pair>

const rounds = 8
const rate = 0.3
const shrinkage = 2e-3
/** Features left out at random in each step, so that none is leaned on alone; words are trusted less than themes. */
const dropped = { word: 0.5, theme: 0.2 }
const runs = 4
/** The shares of tones in a year of crypto news, about; the examples have more bad news than that. */
const expected = { [-1]: 0.2, 0: 0.33, 1: 0.47 }

/** Multinomial logistic regression, the mean of several runs. Everything about it is the same every time. */
export function fit(examples: readonly Example[]): Weights {
  const { names, rows } = rowsOf(examples)
  const means = new Float64Array(names.length * 2)
  for (let run = 1; run <= runs; run++) addTo(means, descend(names, rows, createChance(run)), 1 / runs)
  return new Map(names.map((name, i) => [name, [means[2 * i]!, means[2 * i + 1]!] as const]))
}

interface Row {
  features: readonly number[]
  scale: number
  readers: { good: number; bad: number }
  weight: number
}

/** Features become numbers, in the order in which they are met. */
function rowsOf(examples: readonly Example[]) {
  const places = new Map<string, number>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  const balance = balanceOf(examples)
  const rows = examples.map(({ text, tone, readers, weight }): Row => {
    const { names, scale } = featuresOf(wordsOf(text, 'en'), 'en')
    const features = [...names].map(placeOf)
    return { features, scale, readers, weight: weight * balance[tone] }
  })
  return { names: [...places.keys()], rows }
}

function balanceOf(examples: readonly Example[]) {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const of = (tone: -1 | 0 | 1) =>
    (expected[tone] * total) / examples.reduce((sum, one) => sum + (one.tone === tone ? one.weight : 0), 0)
  return { [-1]: of(-1), 0: of(0), 1: of(1) }
}

/** Stochastic descent with a rate of its own for each weight; the later half of the rounds is averaged. */
function descend(names: readonly string[], rows: readonly Row[], chance: () => number): Float64Array {
  const drop = names.map(name => (name === 'always' ? 0 : /^[12] /.test(name) ? dropped.word : dropped.theme))
  const weights = new Float64Array(names.length * 2)
  const squares = new Float64Array(names.length * 2).fill(1e-6)
  const mean = new Float64Array(names.length * 2)
  const order = rows.map((_, i) => i)
  const step = (at: number, slope: number) => {
    const whole = slope + shrinkage * weights[at]!
    squares[at]! += whole * whole
    weights[at]! -= (rate * whole) / Math.sqrt(squares[at]!)
  }
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance)
    for (const i of order) {
      const { features, scale, readers, weight } = rows[i]!
      const retained = features.filter(feature => chance() >= drop[feature]!)
      const good = Math.exp(scale * retained.reduce((sum, feature) => sum + weights[2 * feature]!, 0))
      const bad = Math.exp(scale * retained.reduce((sum, feature) => sum + weights[2 * feature + 1]!, 0))
      const all = good + bad + 1
      for (const feature of retained) {
        step(2 * feature, (good / all - readers.good) * weight * scale)
        step(2 * feature + 1, (bad / all - readers.bad) * weight * scale)
      }
    }
    if (round >= rounds / 2) addTo(mean, weights, 2 / rounds)
  }
  return mean
}

function addTo(sums: Float64Array, values: Float64Array, share: number) {
  for (let at = 0; at < values.length; at++) sums[at]! += values[at]! * share
}
