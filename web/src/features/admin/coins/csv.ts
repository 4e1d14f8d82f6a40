interface Row {
  id: string
  symbol: string
  name: string
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The same columns that an upload takes, so that a file can go out, be edited and come back. */
export const csvOf = (rows: readonly Row[]): string =>
  ['id,symbol,name', ...rows.map(({ id, symbol, name }) => [id, symbol, name].map(cell).join())].join('\r\n')
