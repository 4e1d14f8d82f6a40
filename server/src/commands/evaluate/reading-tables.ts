import type { evaluation } from '@pusula/engine'
import { fixed } from '@pusula/words'
import { percent, type Row, table } from './table.ts'

export function scoreTable({ n, rankCorrelation1day, rankCorrelation7day, byBand }: evaluation.ScoreResult): string {
  return table(`score: ${n} coin days`, [
    [
      'rank correlation with return',
      `1 day ${fixed(rankCorrelation1day, 3)}`,
      `7 days ${fixed(rankCorrelation7day, 3)}`,
    ],
    ['by band', 'days', 'correlation', 'mean 1 day'],
    ...byBand.map(
      (band): Row => [
        `  from ${band.from}`,
        String(band.n),
        fixed(band.rankCorrelation1day, 3),
        percent(band.meanReturn1day),
      ],
    ),
  ])
}

export function levelsTable({ random, touchedForecast, byKind, ...real }: evaluation.LevelsResult): string {
  return table('levels: set at midnight, followed for a day', [
    ['', 'levels', 'touched', 'held'],
    ['supports and resistances', String(real.n), percent(real.touched, 1), percent(real.held, 1)],
    ['random, at like distances', String(random.n), percent(random.touched, 1), percent(random.held, 1)],
    ['touched by forecast', '', percent(touchedForecast, 1)],
    ['by kind', 'levels', 'held', 'random held'],
    ...Object.entries(byKind).map(
      ([kind, { real, random }]): Row => [`  ${kind}`, String(real.n), percent(real.held, 1), percent(random.held, 1)],
    ),
  ])
}

/** What was said to be so likely, beside how often it came. */
const bandRows = (name: string, bands: readonly evaluation.Band[]): Row[] => [
  [name, 'levels', 'said', 'was', '± one error'],
  ...bands.map(
    ({ from, to, n, said, was, standardError }): Row => [
      `  ${percent(from, 0)} to ${percent(to, 0)}`,
      String(n),
      percent(said, 1),
      percent(was, 1),
      percent(standardError, 1),
    ],
  ),
]

export function plansTable({ issued, result, costOfRisk, ...ends }: evaluation.PlansResult): string {
  const row = (name: string, { n, said, was, standardError }: evaluation.SaidWas): Row => [
    ...([name, String(n), percent(said, 1), percent(was, 1), percent(standardError, 1)] as const),
  ]
  return table(`plans: ${issued} issued and ended, one on each side of a coin at a time`, [
    ['', 'plans', 'said', 'was', '± one error'],
    ...Object.entries(ends).flatMap(([name, { tenths, ...all }]): Row[] => [
      row(name, all),
      ...tenths.map((tenth, i) => row(`  tenth ${i + 1} of what was said`, tenth)),
    ]),
    ['mean result after fees', percent(result.mean), `± ${percent(result.standardError)}`],
    ['  upwards, downwards', percent(result.up), percent(result.down)],
    ["the fees' share of the risk", percent(costOfRisk, 1)],
  ])
}

export function statementsTable(found: evaluation.StatementsResult): string {
  const said = (holds: boolean) => (holds ? 'holds' : 'DOES NOT HOLD')
  const { holds, ours } = found
  return table(`statements: ${found.n} one-day forecasts`, [
    ['size is known', said(holds.size), `${fixed(found.wideToNarrow, 1)} x`, 'widest fifth to narrowest'],
    ['a fixed range would mislead', said(holds.fixedRange)],
    ['  a constant range held', percent(found.constantNarrow, 0), percent(found.constantWide, 0)],
    ['  ours, narrow to wide', ...ours.map(share => percent(share, 0))],
    ['one day in twenty below the line', said(holds.lossLine), percent(found.belowLossLine, 1)],
    ['  one in ten below the range', '', percent(found.belowRange, 1)],
    [
      'a day takes back a little',
      said(holds.takesBack),
      percent(found.sideRate, 1),
      `${fixed(1e4 * found.brierGain, 1)}e-4`,
    ],
  ])
}

export function posturesTable({ days, hold, half, momentum, holds }: evaluation.PosturesResult): string {
  const row = (name: string, { invested, volatility, deepestFall, result }: evaluation.Posture): Row => [
    name,
    ...[invested, volatility, deepestFall, result].map(value => percent(value, 0)),
  ]
  return table(`postures: ${days} days, equal parts of all coins`, [
    ['being out halves the swings', holds ? 'holds' : 'DOES NOT HOLD'],
    ['', 'in coins', 'volatility', 'deepest fall', 'result'],
    row('all of it', hold),
    row('half of it', half),
    row('28-day momentum, weekly', momentum),
  ])
}

export function touchesTable(touches: evaluation.TouchesResult): string {
  const { fourHours, day, week, threeDays, fourWeeks, halfYear } = touches
  return table('touches: levels touched within a span', [
    ...bandRows('ladder, four hours', fourHours),
    ...bandRows('ladder, a day', day),
    ...bandRows('ladder, a week', week),
    ...bandRows('short term, 3 days', threeDays),
    ...bandRows('mid term, 4 weeks', fourWeeks),
    ...bandRows('long term, 6 months', halfYear),
  ])
}

export function gemsTable({ coins, everyCoin, byLevel, byYear, ...listed }: evaluation.GemsResult): string {
  const row = (name: string, finds: evaluation.FindsResult): Row => [
    name,
    String(finds.n),
    percent(finds.reachedByFirst, 1),
    percent(finds.reachedByLast, 1),
    percent(finds.aheadOfLeader, 1),
    percent(finds.medianChange, 1),
  ]
  return table(`gems: found among ${coins} coins and followed to the end of their days`, [
    ['', 'finds', 'by first day', 'by last day', 'beat Bitcoin', 'median change'],
    row('listed', listed),
    ...Object.entries(byLevel).map(([level, finds]) => row(`  ${level}`, finds)),
    ...byYear.map(({ year, ...finds }) => row(`  ${year}`, finds)),
    row('every coin', everyCoin),
  ])
}

export const portfoliosTable = (result: evaluation.PortfoliosResult): string =>
  table(`portfolios: ${result.n} ranges of the whole at ${result.origins} moments`, [
    ['80 % range holds', percent(result.coverage80)],
    ['  missed below, above', percent(result.below), percent(result.above)],
    ['  of one coin, two, three …', ...result.coverageByCoins.map(share => percent(share, 1))],
    ['mean width of the 80 % range', percent(result.meanWidth)],
  ])
