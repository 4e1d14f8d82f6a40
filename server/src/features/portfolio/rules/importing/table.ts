/** A line of a file. */
export interface Line {
  /** As an editor counts: the first line of the file is 1. */
  number: number
  /** What stands in a column, by its name in small letters. */
  cell: (column: string) => string
  /** Nothing stands in any of them. */
  isEmpty: boolean
}

export interface Table {
  delimiter: string
  columns: readonly string[]
  /** They are read one by one, so that whoever reads them may rest in between, or stop. */
  lines: Iterable<Line>
}

const delimiters = [',', ';', '\t'] as const

/** The columns are named near the beginning, below a few lines about the owner, or nowhere. */
const longestBeginning = 20_000
const mostLinesAbove = 30

/** The table of a CSV file, from the first line that has all the columns wanted; undefined where there is none. */
export function tableOf(text: string, isHeader: (columns: readonly string[]) => boolean): Table | undefined {
  const clean = text.replace(/^\uFEFF/, '')
  for (const delimiter of delimiters) {
    let seen = 0
    for (const { cells, number } of rowsOf(clean.slice(0, longestBeginning), delimiter)) {
      const columns = namesOf(cells)
      if (isHeader(columns)) return { delimiter, columns, lines: linesBelow(clean, delimiter, number, columns) }
      if (++seen > mostLinesAbove) break
    }
  }
  return undefined
}

function* linesBelow(text: string, delimiter: string, header: number, columns: readonly string[]): Generator<Line> {
  const places = new Map(columns.map((column, i) => [column, i]))
  for (const { number, cells } of rowsOf(text, delimiter))
    if (number > header)
      yield {
        number,
        cell: column => cells[places.get(column) ?? -1]?.trim() ?? '',
        isEmpty: cells.every(cell => cell.trim() === ''),
      }
}

interface Row {
  number: number
  cells: string[]
}

const namesOf = (cells: readonly string[]) => cells.map(cell => cell.trim().toLowerCase())

/** More than any of the files has; what stands beyond belongs to no column. */
const mostCells = 100
/** A line without end is a quote without end: there is nothing to be read behind it. */
const longestRow = 10_000

const [quote, newline, carriageReturn, space, tab] = [...'"\n\r \t'].map(sign => sign.charCodeAt(0))
const isBlank = (code: number) => code === space || code === tab || code === carriageReturn

/** Rows and cells by RFC 4180: a quoted cell may hold the delimiter, a line break and doubled quotes. */
function* rowsOf(text: string, delimiter: string): Generator<Row> {
  const delimiterCode = delimiter.charCodeAt(0)
  let [at, line, stop] = [0, 1, 0]

  /** The end of the text in quotes that begins here. */
  function quotedEnd(): number {
    for (let i = at + 1; i < stop; i++) {
      const code = text.charCodeAt(i)
      if (code === newline) line++
      if (code !== quote) continue
      if (text.charCodeAt(i + 1) !== quote) return i
      i++
    }
    return stop
  }

  /** The text up to the next delimiter or the end of the line. */
  function plainText(): string {
    const start = at
    while (at < stop && text.charCodeAt(at) !== delimiterCode && text.charCodeAt(at) !== newline) at++
    return text.slice(start, at).replaceAll('\r', '')
  }

  function nextCell(): string {
    const start = at
    while (at < stop && isBlank(text.charCodeAt(at)) && text.charCodeAt(at) !== delimiterCode) at++
    if (text.charCodeAt(at) !== quote) {
      at = start
      return plainText()
    }
    const [from, end] = [at + 1, quotedEnd()]
    at = end + 1
    return text.slice(from, end).replaceAll('""', '"') + plainText()
  }

  while (at < text.length) {
    if (text.charCodeAt(at) === newline) {
      at++
      line++
      continue
    }
    const row: Row = { number: line, cells: [] }
    stop = Math.min(text.length, at + longestRow)
    for (let isOpen = true; isOpen; ) {
      const cell = nextCell()
      if (row.cells.length < mostCells) row.cells.push(cell)
      isOpen = at < stop && text.charCodeAt(at) === delimiterCode
      if (isOpen) at++
    }
    yield row
    if (at >= stop && stop < text.length) return
    at++
    line++
  }
}
