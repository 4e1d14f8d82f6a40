import { evaluation, horizons } from '@pusula/engine'
import { fixed } from '@pusula/words'
import type { Report } from './evaluate.ts'
import {
  levelsTable,
  plansTable,
  portfoliosTable,
  posturesTable,
  scoreTable,
  statementsTable,
  touchesTable,
} from './reading-tables.ts'
import { percent, type Row, table } from './table.ts'

const wholePercents = (shares: readonly number[]) => shares.map(share => fixed(100 * share, 0).padStart(4)).join('')

export function printReport(report: Report): string {
  const {
    horizons: results,
    between,
    lookAhead,
    score,
    plans,
    touches,
    levels,
    portfolios,
    statements,
    postures,
  } = report
  return [
    ...horizons.map(horizon => horizonTable(horizon, results[horizon])),
    ...(between ? [betweenTable(between)] : []),
    sourcesTable(lookAhead),
    scoreTable(score),
    plansTable(plans),
    statementsTable(statements),
    ...(postures ? [posturesTable(postures)] : []),
    touchesTable(touches),
    levelsTable(levels),
    portfoliosTable(portfolios),
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
    ['  wider than usual for the coin', percent(result.widerThanUsual, 1)],
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
