interface Row {
  id: string
  symbol: string
  name: string
}

/** A spreadsheet runs what begins so; the mark before it makes it a text, and an upload knows the mark. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (text: string) => {
  const safe = guarded(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets take a file for UTF-8, and ş for ş, only when it begins with this mark; an upload passes over it. */
const utf8Mark = '\uFEFF'

/** The same columns that an upload takes, so that a file can go out, be edited and come back. */
export const csvOf = (rows: readonly Row[]): string =>
  `${utf8Mark}${['id,symbol,name', ...rows.map(({ id, symbol, name }) => [id, symbol, name].map(cell).join())].join('\r\n')}`
