// Measures how strong our tests are: makes small mistakes in the sources of a place, one at a time, and looks who notices.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { equivalentsOf } from './mutate/equivalents.mjs'
import { openAlone, openJournal } from './mutate/journal.mjs'
import { mutantsOf } from './mutate/mutants.mjs'
import { filesOf, places } from './mutate/places.mjs'
import { isNoticed, printSurvivors, printTests, tally } from './mutate/report.mjs'
import { tryAll } from './mutate/workers.mjs'

const help = `npm run mutate -- PLACE        makes small mistakes in a place, one at a time, and says which no test noticed
  places: ${Object.keys(places).join(', ')}
  --changed         only in lines that differ from the branch main
  --survivors       only those that no run since the last one without this has seen noticed; goes on with one that was cut off
  --every N         only each Nth mutant: a sample of a large place
  --file NAME       only in files whose path has NAME in it
  --thorough        every test sees every mutant: says how many each test notices, and how many it alone
  --json FILE       writes every mutant and what became of it
  --workers N       processes at once (1)
  --least PERCENT   fails below this score (85)`

const options = {
  changed: { type: 'boolean', default: false },
  survivors: { type: 'boolean', default: false },
  thorough: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  every: { type: 'string', default: '1' },
  file: { type: 'string', default: '' },
  json: { type: 'string' },
  workers: { type: 'string', default: '1' },
  least: { type: 'string', default: '85' },
}

function ask() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (values.help || positionals.length === 0) {
      console.log(help)
      process.exit(values.help ? 0 : 1)
    }
    const unknown = positionals.find(place => !Object.hasOwn(places, place))
    if (unknown) throw new Error(`There is no place ${unknown}`)
    if (!(Number(values.every) >= 1)) throw new Error('--every takes a whole number from 1 on')
    return { ...values, names: positionals }
  } catch (error) {
    console.error(`${error.message.split('\n')[0]} --help shows how to ask.`)
    process.exit(1)
  }
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 })

/** Lines that are not as on main, as `file:line`. */
function changedLines() {
  const lines = new Set()
  let file = ''
  for (const line of git('diff', '-U0', '--merge-base', 'main').split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice(6)
    const [, from, count = '1'] = line.match(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/) ?? []
    for (let i = 0; from && i < Number(count); i++) lines.add(`${file}:${Number(from) + i}`)
  }
  return lines
}

async function measure(name, asked) {
  const beganMs = performance.now()
  const all = git('ls-files', '-co', '--exclude-standard').trim().split('\n')
  const { sources, tests, hasDatabase } = filesOf(name, all)
  const { counted, mutants } = mutantsOf(sources)
  const { same, stale } = equivalentsOf(name, mutants)
  for (const { file, becomes } of stale)
    console.log(`Listed as equivalent, but there is not exactly one such mutant: ${file}: ${becomes}`)

  const changed = asked.changed && changedLines()
  const journal = openJournal(name, { goesOn: asked.survivors })
  const alone = openAlone({ goesOn: asked.survivors })
  const wanted = mutants.filter(
    mutant =>
      !same.has(mutant.id) &&
      mutant.id % Number(asked.every) === 0 &&
      mutant.file.includes(asked.file) &&
      (!changed || changed.has(`${mutant.file}:${mutant.line}`)),
  )
  const chosen = wanted.filter(({ key }) => !journal.noticed.has(key))
  console.log(
    `${name}: ${chosen.length} of ${mutants.length} mutants in ${sources.length} files, ${tests.length} test files`,
  )
  let saidMs = performance.now()
  const onProgress = (results, id) => {
    if (isNoticed(results.get(id))) journal.note(mutants[id].key)
    else if (!results.get(id).invalid) printSurvivors([mutants[id]], results)
    if (performance.now() - saidMs < 20_000) return
    saidMs = performance.now()
    const survived = [...results.values()].filter(result => !isNoticed(result)).length
    console.log(
      `${name}: ${results.size} of ${chosen.length}, ${survived} survive, ${Math.round((saidMs - beganMs) / 1000)} s`,
    )
  }
  const { results, names } = await tryAll({
    counted,
    mutants: chosen,
    tests,
    hasDatabase,
    workers: Number(asked.workers),
    isThorough: asked.thorough,
    alone,
    onProgress,
  })

  for (const { id, key } of wanted) if (journal.noticed.has(key)) results.set(id, { failures: ['in an earlier run'] })
  const figures = tally(mutants, results, same)
  printSurvivors(
    figures.survivors.filter(({ id }) => results.get(id).isUnreached),
    results,
  )
  if (asked.thorough) printTests(names, results)
  for (const { id, file, line, becomes } of chosen)
    if (results.get(id).invalid) console.log(`\n${file}:${line} cannot be loaded and does not count: ${becomes}`)
  const seconds = Math.round((performance.now() - beganMs) / 1000)
  const { survivors, score, ...rest } = figures
  console.log(
    `\n${name}: ${Math.floor(score * 10) / 10} % of ${rest.mutants - rest.equivalents}; ${rest.killed} killed, ${rest.timeouts} of them by time, ` +
      `${survivors.length} survive, ${rest.equivalents} equivalent, ${seconds} s`,
  )
  const details = wanted.map(({ code, spot, key, ...mutant }) => ({
    ...mutant,
    ...results.get(mutant.id),
    seen: undefined,
  }))
  return {
    place: name,
    ...rest,
    score,
    seconds,
    stale,
    details,
    isStrong: score >= Number(asked.least) && stale.length === 0,
  }
}

const asked = ask()
const measured = []
for (const name of asked.names) measured.push(await measure(name, asked))
if (asked.json) writeFileSync(asked.json, `${JSON.stringify(measured, null, 1)}\n`)
process.exitCode = measured.every(({ isStrong }) => isStrong) ? 0 : 1
