import { evaluation, horizons } from '@pusula/engine'
import { fixed } from '@pusula/words'
import type { Report } from './evaluate.ts'

type Row = readonly [name: string, ...values: string[]]

const percent = (ratio: number, digits = 2) => `${fixed(100 * ratio, digits)} %`
const labelWidth = 34
const valueWidth = 16

const line = ([name, ...values]: Row) =>
  `  ${name.padEnd(labelWidth)}${values.map(value => (value.length < valueWidth ? value.padStart(valueWidth) : ` ${value}`)).join('')}`.trimEnd()

const table = (title: string, rows: readonly Row[]) => [title, ...rows.map(line)].join('\n')

const wholePercents = (shares: readonly number[]) => shares.map(share => (100 * share).toFixed(0).padStart(4)).join('')

export function printReport({ horizons: results, between, lookAhead, score, recommendations, levels }: Report): string {
  return [
    ...horizons.map(horizon => horizonTable(horizon, results[horizon])),
    ...(between ? [betweenTable(between)] : []),
    sourcesTable(lookAhead),
    scoreTable(score),
    recommendationsTable(recommendations),
    levelsTable(levels),
  ].join('\n\n')
}

function horizonTable(horizon: string, result: evaluation.HorizonResult): string {
  const skills = ({ constant, ewma, historical }: evaluation.HorizonResult['skill']) =>
    [constant, ewma, historical].map(value => percent(value))
  return table(`${horizon}: ${result.n} forecasts`, [
    ['', 'constant', 'EWMA 0.94', 'historical'],
    ['CRPS skill against', ...skills(result.skill)],
    ['pinball skill of the 80 % ends', ...skills(result.rangeSkill)],
    ['80 % range holds', percent(result.coverage80)],
    ['  narrowest to widest fifth', ...result.coverageByQuintile.map(share => percent(share, 1))],
    ['  issued at 0 to 11 UTC', wholePercents(result.coverageByHour.slice(0, 12))],
    ['  issued at 12 to 23 UTC', wholePercents(result.coverageByHour.slice(12))],
    ['mean width of the 80 % range', percent(result.meanWidth)],
    ['median error over "no change"', fixed(result.relativeMae, 4), `p ${fixed(result.dmP, 4)}`],
    ['probability of rising', percent(result.brierSkill), 'Brier skill'],
    ['', percent(result.logLossSkill), 'log-loss skill'],
    ['', percent(result.directionAccuracy), 'right side'],
  ])
}

function betweenTable(between: NonNullable<Report['between']>): string {
  return table('between the quarter hours, once an hour', [
    ['', 'forecasts', 'holds', 'against constant', 'against EWMA'],
    ...horizons.map((horizon): Row => {
      const { n, coverage80, skill } = between[horizon]
      return [horizon, String(n), percent(coverage80), percent(skill.constant), percent(skill.ewma)]
    }),
  ])
}

const sourcesTable = ({ checked, different }: Report['lookAhead']) =>
  table('where these figures come from', [
    ['CRPS', 'twice the mean pinball loss at 5, 10, … 95 % of log returns; skill is 1 - loss / loss of the other'],
    ...Object.entries(evaluation.baselineSources).map(([name, source]): Row => [name, source]),
    [
      'no look ahead',
      `${checked} forecasts made anew from candles cut off at their moment, ${different} came out otherwise`,
    ],
  ])

function scoreTable({ n, rankCorrelation1day, rankCorrelation7day, byBand }: evaluation.ScoreResult): string {
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

function recommendationsTable({ feeRatio, spot, leveraged, stopFirst }: evaluation.RecommendationsResult): string {
  return table(`recommendations: after ${percent(feeRatio, 1)} fees`, [
    ['', 'trades', 'won', 'mean return'],
    ['spot', String(spot.trades), percent(spot.won, 1), percent(spot.meanReturn)],
    ['leveraged, on the stake', String(leveraged.trades), percent(leveraged.won, 1), percent(leveraged.meanReturn)],
    ['spot followed throughout', percent(spot.totalReturn), `in hand ${percent(spot.exposure, 0)}`],
    ['bought once and held', percent(spot.buyAndHold)],
    ['stop first within a day', `said ${percent(stopFirst.forecast, 1)}`, `was ${percent(stopFirst.happened, 1)}`],
    ['liquidated', String(leveraged.liquidated)],
  ])
}

function levelsTable({ random, touchedForecast, ...real }: evaluation.LevelsResult): string {
  return table('levels: set at midnight, followed for a day', [
    ['', 'levels', 'touched', 'held'],
    ['supports and resistances', String(real.n), percent(real.touched, 1), percent(real.held, 1)],
    ['random, at like distances', String(random.n), percent(random.touched, 1), percent(random.held, 1)],
    ['touched by forecast', '', percent(touchedForecast, 1)],
  ])
}
