import { type Language, type ReplyOf, record as routes } from '@pusula/contract'
import { formatIn } from '@pusula/words'
import { escapeHtml } from '../../../platform/http/html.ts'
import { figureText } from './messages.ts'

type TrackRecord = ReplyOf<typeof routes.trackRecord>

const files = routes.trackRecord.path

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!rows.length) return ''
  const cells = (of: readonly string[], tag: string) => of.map(text => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  const body = rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<table><caption>${escapeHtml(title)}</caption><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}

/** May be broken where a phone ends, and is copied whole. */
const breakable = (hash: string) => hash.replace(/.{16}(?=.)/g, '$&<wbr>')

/** The figures of the record in plain tables, for readers without scripts. */
export function recordMarkup({ horizons, weeks, plans, chain }: TrackRecord, language: Language): string {
  const { part, plain, count, ratio } = formatIn(language)
  const t = (name: keyof typeof figureText) => figureText[name][language]
  const ranges = table(
    t('ranges'),
    [t('horizon'), t('predictions'), t('inside'), t('below'), t('above'), t('kind')],
    horizons.map(({ horizon, kind, graded, insideRatio, errorRatio, belowRatio, aboveRatio }) => [
      ...[
        t(horizon),
        count(graded),
        part(insideRatio, 1) + (errorRatio === null ? '' : ` ±${plain(errorRatio * 100, 1)}`),
      ],
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
    [t('plan'), t('predictions'), t('target'), t('stop'), t('mean'), t('kind')],
    plans.map(({ what, kind, graded, targetRatio, stopRatio, meanRatio }) => [
      ...[t(what), count(graded), part(targetRatio, 1), part(stopRatio, 1), ratio(meanRatio), t(kind)],
    ]),
  )
  const downloads = chain.months
    .map(({ month }) => `<a href="${files}/${month}.ndjson">${month}</a> <a href="${files}/${month}.csv">CSV</a>`)
    .join(' ')
  return [
    ranges || `<p>${t('none')}</p>`,
    byWeek,
    ends,
    `<p>${t('chain')}: ${count(chain.length)} <code>${breakable(chain.hash)}</code></p>`,
    downloads && `<p>${t('download')}: ${downloads}</p>`,
  ].join('')
}
