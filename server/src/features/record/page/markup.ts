import { type JurisdictionProfile, type Language, type ReplyOf, record as routes } from '@pusula/contract'
import { formatIn } from '@pusula/words'
import { type Html, html } from '@pusula/words/html'
import { htmlTable as table } from '../../../platform/html/page.ts'
import { figureIn, verdictText } from './messages.ts'

type TrackRecord = Omit<ReplyOf<typeof routes.trackRecord>, 'seed'>

const files = routes.trackRecord.path

/** Word breaks of a hash for phones; it is copied whole. */
const breakable = (hash: string) =>
  html`<code>${(hash.match(/.{1,16}/gsu) ?? []).map((part, place) => [place > 0 && html`<wbr>`, part])}</code>`

/** The figures of the record in plain tables, for readers without scripts. */
export function recordMarkup(
  record: TrackRecord,
  command: string,
  language: Language,
  wording: JurisdictionProfile['wording'] = 'ideas',
): Html {
  const saidBeside = (was: number, said: number) => `${part(was, 1)} (${part(said, 1)})`
  const { total, horizons, weeks, hours, chances, plans, unknown, gaps, log } = record
  const { part, plain, count, ratio } = formatIn(language)
  const t = (name: Parameters<typeof figureIn>[0]) => figureIn(name, wording)[language]
  const ranges = table(
    t('ranges'),
    [t('horizon'), t('predictions'), t('inside'), t('usual'), t('below'), t('above'), t('kind')],
    horizons.map(({ horizon, kind, graded, insideRatio, usual, belowRatio, aboveRatio }) => [
      ...[t(horizon), count(graded), part(insideRatio, 1)],
      usual ? `${plain(usual.lowRatio * 100, 1)}–${plain(usual.highRatio * 100, 1)}` : '',
      ...[part(belowRatio, 1), part(aboveRatio, 1), t(kind)],
    ]),
  )
  const byWeek = table(
    t('weeks'),
    [t('week'), t('predictions'), t('inside'), t('kind')],
    weeks.map(({ startsOn, kind, graded, insideRatio }) => [startsOn, count(graded), part(insideRatio, 1), t(kind)]),
  )
  const ends = table(
    t('plans'),
    [t('plan'), t('predictions'), t('started'), t('target'), t('stop'), t('mean'), t('kind')],
    plans.map(row => [
      ...[t(row.what), count(row.graded + row.lapsed), saidBeside(row.begunRatio, row.begunStatedRatio)],
      ...[saidBeside(row.targetRatio, row.targetStatedRatio), saidBeside(row.stopRatio, row.stopStatedRatio)],
      row.errorRatio === null ? ratio(row.meanRatio) : `${ratio(row.meanRatio)} ±${part(row.errorRatio, 2)}`,
      t(row.kind),
    ]),
  )
  const verdict =
    total &&
    `${verdictText[language](count(total.days), plain(total.insideRatio * 100, 1), count(total.graded), count(total.missed))} ${
      total.kind === 'replayed' ? `(${t('replayed')})` : ''
    }`
  const byHour = table(
    t('hours'),
    [t('hour'), t('predictions'), t('inside')],
    hours.map(({ hour, graded, insideRatio }) => [
      `${String(hour).padStart(2, '0')}:00`,
      count(graded),
      part(insideRatio, 1),
    ]),
  )
  const reliability = table(
    t('chances'),
    [t('chanceOf'), t('stated'), t('happened'), t('predictions'), t('kind')],
    chances.map(({ of, kind, statedRatio, happenedRatio, graded }) => [
      ...[t(of === 'target' ? 'planTarget' : of), part(statedRatio), part(happenedRatio), count(graded), t(kind)],
    ]),
  )
  const skill = table(
    t('skill'),
    [t('horizon'), t('distance'), t('unchanged'), t('constant'), t('kind')],
    horizons.map(({ horizon, kind, distanceRatio, unchangedDistanceRatio, skillRatio }) => [
      ...[t(horizon), part(distanceRatio, 2), part(unchangedDistanceRatio, 2)],
      ...[skillRatio === null ? '–' : ratio(skillRatio), t(kind)],
    ]),
  )
  const missed = table(
    t('gaps'),
    [t('reason'), t('gaps')],
    gaps.map(({ reason, slots }) => [t(reason), count(slots)]),
  )
  const downloads = log.months.map(
    ({ month }) => html` <a href="${files}/${month}.ndjson">${month}</a> <a href="${files}/${month}.csv">CSV</a>`,
  )
  const cosigners = log.cosigned.map(({ name, size, at }) => `${name} (${count(size)}, ${at.slice(0, 10)})`).join(', ')
  const { checkpoint, finding } = log
  return html`${finding && html`<p role="alert"><b>${t('altered')}</b> <span lang="en">${finding}</span></p>`}
${verdict && html`<p>${verdict.trim()}</p>`}${ranges || html`<p>${t('none')}</p>`}
${[byWeek, byHour, reliability, skill, ends, missed]}
${unknown > 0 && html`<p>${t('unknown')}: ${count(unknown)}</p>`}<p>${t('sealed')}: ${count(log.sealed)}</p>
${
  checkpoint &&
  html`<p>${t('checkpoint')}: ${count(checkpoint.size)} ${breakable(checkpoint.root)}</p>
<p>${t('verifierKey')}: ${breakable(checkpoint.verifierKey)}</p>`
}
<p>${t('cosigned')}: ${cosigners || t('nobody')}</p>
${downloads.length > 0 && html`<p>${t('download')}:${downloads}</p>`}
<p>${t('check')}: <code>${command}</code></p>`
}
