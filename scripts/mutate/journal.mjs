// Which mutants of a place were noticed, written down as they are: a run that was cut off, or one after better tests, need not
// try them again.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = 'node_modules/.cache/mutate'

/** Begins anew unless it is to go on with what is known. */
export function openJournal(place, { goesOn }) {
  const path = `${folder}/${place}.jsonl`
  mkdirSync(folder, { recursive: true })
  if (!goesOn || !existsSync(path)) writeFileSync(path, '')
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return {
    noticed: new Set(lines.map(line => JSON.parse(line))),
    note: key => appendFileSync(path, `${JSON.stringify(key)}\n`),
  }
}

/** Which tests, as they are written now, pass alone: trying one takes a world of its own. */
export function openAlone({ goesOn }) {
  const path = `${folder}/alone.json`
  const known = new Map(goesOn && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])
  return { known, save: () => writeFileSync(path, JSON.stringify([...known])) }
}
