// What a run says: the figures of a place, and every mutant that nobody noticed.
export const isNoticed = ({ failures, isTimeout }) => Boolean(isTimeout || failures?.length)

export function tally(mutants, results, same) {
  const tried = mutants.filter(({ id }) => results.has(id) && !same.has(id))
  const valid = tried.filter(({ id }) => !results.get(id).invalid)
  const survivors = valid.filter(({ id }) => !isNoticed(results.get(id)))
  const timeouts = valid.filter(({ id }) => results.get(id).isTimeout).length
  const killed = valid.length - survivors.length
  const score = valid.length === 0 ? 100 : (100 * killed) / valid.length
  return { mutants: valid.length + same.size, killed, timeouts, equivalents: same.size, score, survivors }
}

export function printSurvivors(survivors, results) {
  for (const { id, file, line, was, becomes } of survivors) {
    console.log(`\n${file}:${line}${results.get(id).isUnreached ? ' (no test comes here)' : ''}`)
    console.log(`- ${was}\n+ ${becomes}`)
  }
}

/** After a thorough run: for each test how many mutants it noticed, and how many nobody else did. */
export function printTests(names, results) {
  const noticed = new Map(names.map(name => [name, { all: 0, alone: 0 }]))
  for (const { failures = [] } of results.values())
    for (const name of new Set(failures)) {
      const row = noticed.get(name)
      if (!row) continue
      row.all++
      if (new Set(failures).size === 1) row.alone++
    }
  const rows = [...noticed].sort(([, a], [, b]) => a.alone - b.alone || a.all - b.all)
  for (const [name, { all, alone }] of rows)
    console.log(`${String(alone).padStart(5)}${String(all).padStart(6)}  ${name}`)
}
