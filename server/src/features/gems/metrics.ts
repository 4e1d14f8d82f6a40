import type { Both, Language } from '@pusula/contract'
import { formatIn } from '@pusula/words'
import { type Html, html } from '@pusula/words/html'
import type { Platform } from '../../platform.ts'
import type { Market } from '../market/index.ts'
import { recordOf } from './finds/store.ts'
import { recordReply } from './reply.ts'

const text = {
  ended: { tr: 'Gizli cevherler nasıl bitti', en: 'How the hidden gems ended' },
  over: { tr: 'Süresi dolan', en: 'Days are over' },
  doubled: { tr: 'İki katına çıkan', en: 'Doubled' },
  halved: { tr: 'Yarıya inen', en: 'Halved' },
  delisted: { tr: 'Borsadan kalkan', en: 'Delisted' },
  ahead: { tr: 'Bitcoin’i geçen', en: 'Ahead of Bitcoin' },
  median: { tr: 'Ortanca değişim', en: 'Median change' },
} satisfies Record<string, Both>

/** Results of past gems as an HTML table for readers without scripts; nothing before the first has ended. */
export const gemMetrics =
  ({ database }: Pick<Platform, 'database'>, { source }: Pick<Market, 'source'>) =>
  async (language: Language): Promise<Html> => {
    const { over, doubled, halved, delisted, aheadOfBitcoin, medianChangePercent } = recordReply(
      await recordOf(database, source),
    )
    if (over === 0) return html``
    const { count, percent } = formatIn(language)
    const rows = [
      ['over', count(over)],
      ['doubled', count(doubled)],
      ['halved', count(halved)],
      ['delisted', count(delisted)],
      ['ahead', count(aheadOfBitcoin)],
      ['median', percent(medianChangePercent)],
    ] as const
    const body = rows.map(([name, value]) => html`<tr><td>${text[name][language]}</td><td>${value}</td></tr>`)
    return html`<table><caption>${text.ended[language]}</caption><tbody>${body}</tbody></table>`
  }
