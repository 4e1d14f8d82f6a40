import { adviceSentence, inProfile, type Jurisdiction, type ReplyOf, type turn } from '@pusula/contract'
import { type Both, formatIn, type Language } from '@pusula/words'
import { type Html, html } from '@pusula/words/html'
import { htmlTable } from '../../platform/html/page.ts'

type Table = ReplyOf<typeof turn.table>

interface Words {
  how: string[]
  table: string
  few: string
  columns: string[]
  counts(people: string, models: string, better: string): string
  nobody: string
  order: string
  model: string
  closed: string
}

const words: Both<Words> = {
  tr: {
    how: [
      'Günde bir kez, bir coinin 24 saat sonraki fiyatı için 5 seferden 4’ünde tutacak bir aralık verilir. Aralık hemen isabet karnesinin kaydına mühürlenir; değiştirilemez, geri alınamaz.',
      'Süresi dolunca açılır ve puanlanır: genişlik yüzdesi + dışarıda kalan yüzdenin 10 katı; az olan iyi. Pusula’nın aynı dakikadaki aralığı ve “aynı kalır” diyen basit rakip aynı fiyatla puanlanır.',
      'Ödül, para ve sıra numarası yok; aralık vermeyen gün kimseyi cezalandırmaz.',
    ],
    table: 'Aralık verenler',
    few: '20 aralıktan azı olanlar',
    columns: ['Ad', 'Aralık', 'Tutan', '“Aynı kalır”dan iyi', 'Hata payı (10’da 9)'],
    counts: (people, models, better) => `Kişi: ${people}. Model: ${models}. “Aynı kalır”dan açıkça iyi: ${better}.`,
    nobody: 'Tabloda henüz kimse yok.',
    order: 'Sıra, hata payının temkinli ucuna göredir.',
    model: 'model',
    closed: '“Sıra sende” burada kapalı: bu kurulumda aralık verilmiyor.',
  },
  en: {
    how: [
      'Once a day one gives a range that should hold 4 times in 5 for the price of a coin 24 hours later. It is sealed in the log of the track record at once and can neither be changed nor taken back.',
      'When its time has come it is opened and scored: width in percent + 10 times the percent outside; smaller is better. Pusula’s range of the same minute and a plain rival that says “no change” are scored with the same price.',
      'No prizes, no money, no rank numbers; a day without a range punishes nobody.',
    ],
    table: 'Who gives ranges',
    few: 'With fewer than 20 ranges',
    columns: ['Name', 'Ranges', 'Held', 'Better than “no change”', 'Error (9 times in 10)'],
    counts: (people, models, better) =>
      `People: ${people}. Models: ${models}. Clearly better than “no change”: ${better}.`,
    nobody: 'Nobody in the table yet.',
    order: 'The order is by the cautious end of the error.',
    model: 'model',
    closed: '“Your turn” is closed here: this installation takes no ranges.',
  },
}

/** What Your turn is and its table, for readers without scripts; no table where it is switched off. */
export function turnMarkup(table: Table | undefined, language: Language, jurisdiction: Jurisdiction = 'general'): Html {
  const t = words[language]
  const paragraph = (text: string) => html`<p>${inProfile(text, language, jurisdiction)}</p>`
  if (!table) return paragraph(t.closed)
  const { count, part, returnRate } = formatIn(language)
  const rowOf = ({ name, kind, graded, heldRatio, betterRatio, lowRatio, highRatio }: Table['rows'][number]) => [
    kind === 'model' ? `${name} (${t.model})` : name,
    ...[count(graded), part(heldRatio), returnRate(betterRatio, 1)],
    lowRatio === null || highRatio === null ? '–' : `${returnRate(lowRatio, 1)} … ${returnRate(highRatio, 1)}`,
  ]
  return html`${t.how.map(paragraph)}${paragraph(t.counts(count(table.people), count(table.models), count(table.clearlyBetter)))}
${table.rows.length + table.few.length === 0 && paragraph(t.nobody)}${htmlTable(t.table, t.columns, table.rows.map(rowOf))}
${table.rows.length > 1 && paragraph(t.order)}${htmlTable(t.few, t.columns, table.few.map(rowOf))}
${paragraph(adviceSentence[language])}`
}
