// Every mutant of some sources: where it stands, how its lines read before and after, and what must be reached to meet it.
import { readFileSync } from 'node:fs'
import { spotOf, withCounters } from './counters.mjs'
import { mistakesIn } from './operators.mjs'

const inOneLine = text => text.replace(/\s+/g, ' ').trim()

/** The code of each source with counters, under its path, and all mutants; spots are numbered through all sources. */
export function mutantsOf(sources) {
  const counted = new Map()
  const mutants = []
  let firstSpot = 0
  for (const file of sources) {
    const source = readFileSync(file, 'utf8')
    const { text, spots } = withCounters(file, source, firstSpot)
    counted.set(file, text)
    for (const mistake of mistakesIn(file, source)) {
      const { start, end } = mistake
      const from = source.lastIndexOf('\n', start - 1) + 1
      const to = source.indexOf('\n', end) < 0 ? source.length : source.indexOf('\n', end)
      mutants.push({
        file,
        line: source.slice(0, start).split('\n').length,
        was: inOneLine(source.slice(from, to)),
        becomes: inOneLine(source.slice(from, start) + mistake.text + source.slice(end, to)),
        code: source.slice(0, start) + mistake.text + source.slice(end),
        spot: firstSpot + (spotOf(spots, mistake) ?? 0),
      })
    }
    firstSpot += spots.length
  }
  const seen = new Map()
  return {
    counted,
    mutants: mutants.map((mutant, id) => {
      // The same line may stand in a file twice.
      const lines = `${mutant.file}\n${mutant.was}\n${mutant.becomes}`
      seen.set(lines, (seen.get(lines) ?? 0) + 1)
      return { ...mutant, id, key: `${lines}\n${seen.get(lines)}` }
    }),
  }
}
