import { HOUR_MS } from '@pusula/words'

/** What the vectors of the fourth edition are computed from: made-up outcomes, distances and candles, the same on every machine. */

const misses = [false, true, true, false, false, false, true, false, false, false, true, true]

const coinLevels = (
  [
    ['15m', 1],
    ['1h', 1],
    ['4h', 1],
    ['4h', 5],
    ['1d', 1],
    ['1d', 5],
    ['1d', 300],
  ] as const
).map(([horizon, spacing]) => ({ horizon, spacing, start: -0.04, missed: misses }))

const pooled = [
  { start: 0, spacing: 1, shares: [0, 0.5, 1, 1, 0.25, 0.2, 0, 0] },
  { start: 0.09, spacing: 5, shares: [0.3, 0.3, 0, 1] },
  { start: -0.2, spacing: 30, shares: [1, 0, 0.6] },
]

const widths = (['1h', '1d'] as const).flatMap(horizon =>
  [
    { L: 0, G: 0, levels4h: [] },
    { L: 0.02, G: -0.04, levels4h: [0.05, -0.01, 0.2] },
    { L: 0.3, G: 0.25, levels4h: [0.3, 0.1] },
    { L: -0.28, G: -0.25, levels4h: [-0.2] },
  ].map(levels => ({ horizon, ...levels })),
)

const days = [
  [0, 0.03],
  [0.012, 0.03],
  [-0.05, 0.03],
  [0.4, 0.02],
  [-0.001, 0.05],
].map(([moved, dayScale]) => ({ moved, dayScale }))

const chances = [0, 0.05, 0.2, 0.45, 0.8, 1.05, 1.3, 1.7, 2.4, 3.3, 6, 12].map(u => ({ u }))

const odds = [
  { a: 0.03, b: 0.05, S: 0.02, usual: 0.025 },
  { a: 0.05, b: 0.07, S: 0.04, usual: 0.02 },
  { a: 0.02, b: 0.04, S: 0.013, usual: null },
  { a: 0.12, b: 0.2, S: 0.05, usual: 0.06 },
]

/** A market of hours that is carried as far as asked, by a slow wave or for good, and smaller waves go along. */
function hoursOf(startMs: number, reach: number, staysThere: boolean) {
  const carried = (i: number) => (staysThere ? Math.tanh(i / 9) : Math.sin(i / 31))
  const price = (i: number) => 100 * Math.exp(reach * carried(i) + 0.006 * Math.sin(i / 3.7) + 0.002 * Math.sin(i * i))
  return Array.from({ length: 194 }, (_, i): [number, number, number, number, number] => {
    const [open, close] = [price(i), price(i + 1)]
    const beyond = 1 + 0.001 + 0.002 * Math.abs(Math.cos(2 * i * i))
    const cents = (usd: number) => Math.round(100 * usd) / 100
    return [
      startMs + (i - 1) * HOUR_MS,
      cents(open),
      cents(Math.max(open, close) * beyond),
      cents(Math.min(open, close) / beyond),
      cents(close),
    ]
  })
}

const startMs = Date.UTC(2026, 0, 5)
const plans = (
  [
    ['up', 0.12, 0.04, 0.03, [], []],
    ['up', 0.05, 0.05, null, [103.7, 112], [97, 95.6]],
    ['down', -0.12, 0.045, 0.02, [97.1, 90.5], [104]],
    ['down', 0.03, 0.03, 0.03, [], []],
    ['up', 0.004, 0.05, 0.02, [], []],
    ['down', -0.03, 0.022, 0.04, [], []],
    ['up', 0.035, 0.04, 0.03, [], []],
  ] as const
).map(([side, reach, halfWidth, usualScale, levelsAhead, levelsBehind], i, all) => {
  const candles = hoursOf(startMs, reach, i === all.length - 1)
  return { side, now: startMs, price: candles[0][4], halfWidth, usualScale, levelsAhead, levelsBehind, candles }
})

const usual = [1, 2, 7, 12, 30, 50, 91, 150, 182, 400].map(days => ({ days, meanMove: 0.027 }))

const term = (count: number, at: (i: number) => number) =>
  Array.from({ length: count }, (_, i): [number, number] => [startMs + i * 24 * HOUR_MS, at(i)])
const paths = [
  { term: 'month', meanMove: 0.02, points: term(31, i => 100 * Math.exp(-0.4 * Math.sin((i * Math.PI) / 30))) },
  { term: 'month', meanMove: 0.03, points: term(31, i => 50 + i) },
  { term: 'halfYear', meanMove: 0.025, points: term(183, i => 100 * Math.exp(0.9 * Math.sin(i / 40))) },
  { term: 'halfYear', meanMove: 0.02, points: term(183, i => 80 * Math.exp(-0.7 * Math.sin(i / 70) ** 2)) },
  { term: 'week', meanMove: 0.02, points: term(43, i => 10 * Math.exp(0.15 * Math.sin(i / 6))) },
  { term: 'week', meanMove: 0.02, points: term(43, () => 10) },
] as const

export const inputs = { coinLevels, pooled, widths, days, chances, odds, plans, usual, paths }
