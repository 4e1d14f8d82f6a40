/** A row of a file and the line it begins on. Null where its quotes do not end. */
export interface CsvRow {
  line: number
  cells: string[] | null
}

/** Of a coin's three cells; whatever is longer is a quote without end. */
const longestRow = 10_000

/** Reads CSV as RFC 4180 has it, row by row. Empty lines are skipped. */
export function* csvRows(text: string, separator: ',' | ';' = ','): Generator<CsvRow> {
  const body = text.replace(/^\uFEFF/, '')
  let at = 0
  let line = 1
  while (at < body.length) {
    if (body[at] === '\n') {
      at++
      line++
      continue
    }
    const row: CsvRow = { line, cells: [] }
    const stop = at + longestRow
    for (let isOpen = true; isOpen; ) {
      const cell = body[at] === '"' ? quoted(body, at, stop) : plain(body, at, separator, stop)
      if (!cell || cell.end >= stop) {
        yield { ...row, cells: null }
        return
      }
      row.cells?.push(cell.text)
      line += cell.breaks
      at = cell.end
      isOpen = body[at] === separator
      if (isOpen) at++
    }
    // After a cell in quotes only its end may follow.
    if (at < body.length && body[at] !== '\n' && body[at] !== '\r') row.cells = null
    while (at < body.length && at < stop && body[at] !== '\n' && body[at] !== '\r') at++
    if (body[at] === '\r' && body[at + 1] === '\n') at++
    at++
    line++
    yield row
  }
}

interface Cell {
  text: string
  end: number
  breaks: number
}

function plain(body: string, start: number, separator: string, stop: number): Cell {
  let end = start
  while (end < stop && end < body.length && body[end] !== separator && body[end] !== '\n' && body[end] !== '\r') end++
  return { text: body.slice(start, end), end, breaks: 0 }
}

function quoted(body: string, start: number, stop: number): Cell | undefined {
  let end = start + 1
  for (;;) {
    end = body.indexOf('"', end)
    if (end < 0 || end >= stop) return undefined
    if (body[end + 1] !== '"') break
    end += 2
  }
  const inside = body.slice(start + 1, end)
  return { text: inside.replaceAll('""', '"'), end: end + 1, breaks: inside.split('\n').length - 1 }
}
