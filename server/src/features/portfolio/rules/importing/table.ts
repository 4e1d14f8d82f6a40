/** A line of a file: its cells by the names of their columns, in small letters. */
export interface Line {
  /** As an editor counts: the first line of the file is 1. */
  number: number
  cells: ReadonlyMap<string, string>
}

export interface Table {
  delimiter: string
  columns: readonly string[]
  lines: readonly Line[]
}

const delimiters = [',', ';', '\t'] as const

/** The table of a CSV file, from the first line that has all the columns wanted; undefined where there is none. */
export function tableOf(text: string, isHeader: (columns: readonly string[]) => boolean): Table | undefined {
  const clean = text.replace(/^\uFEFF/, '')
  for (const delimiter of delimiters) {
    const rows = rowsOf(clean, delimiter)
    const at = rows.findIndex(({ cells }) => isHeader(namesOf(cells)))
    const columns = namesOf(rows[at]?.cells ?? [])
    if (at >= 0) return { delimiter, columns, lines: rows.slice(at + 1).map(row => lineOf(row, columns)) }
  }
  return undefined
}

interface Row {
  number: number
  cells: string[]
}

const namesOf = (cells: readonly string[]) => cells.map(cell => cell.trim().toLowerCase())

const lineOf = ({ number, cells }: Row, columns: readonly string[]): Line => ({
  number,
  cells: new Map(columns.map((column, i) => [column, (cells[i] ?? '').trim()])),
})

/** Rows and cells by RFC 4180: a quoted cell may hold the delimiter, a line break and doubled quotes. */
function rowsOf(text: string, delimiter: string): Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let [line, startedAt] = [1, 1]
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some(one => one.trim() !== '')) rows.push({ number: startedAt, cells })
    cells = []
  }
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '\n') line++
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[i + 1] === '"') {
        cell += '"'
        i++
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') {
      endRow()
      startedAt = line
    } else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows
}
