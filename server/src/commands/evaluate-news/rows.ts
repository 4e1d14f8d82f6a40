import { isLanguage, type Language } from '@pusula/contract'
import type { Tone } from '../../features/news/index.ts'
import { InputError } from '../evaluate/input-error.ts'

export interface Labelled {
  text: string
  label: Tone
  language: Language
}

/** The labelled texts of a CSV file; rows without a readable label are an error, not a silence. */
export function labelledIn(csv: string, otherwise: Language): Labelled[] {
  const [header = [], ...rows] = rowsOf(csv)
  const column = (name: string) => header.findIndex(title => title.trim().toLowerCase() === name)
  const [text, label, lang] = [column('text'), column('label'), column('lang')]
  if (text < 0 || label < 0) throw new InputError('The file needs a header with the columns text and label.')
  const labelled = rows.map((row, i) => {
    const tone = ([-1, 0, 1] as const).find(value => String(value) === row[label]?.trim())
    if (tone === undefined)
      throw new InputError(`Row ${i + 2}: the label should be -1, 0 or 1, not "${row[label] ?? ''}".`)
    const language = lang < 0 ? undefined : row[lang]
    return { text: row[text] ?? '', label: tone, language: isLanguage(language) ? language : otherwise }
  })
  if (labelled.length === 0) throw new InputError('The file has no rows.')
  return labelled
}

/** Fields may be quoted, and a quoted field may hold commas, quotes and lines. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const match of csv.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [whole, field = '', end] = match
    if (whole === '' && rows.at(-1)?.length === 0) break
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (end !== ',') rows.push([])
  }
  return rows.filter(row => row.some(field => field !== ''))
}
