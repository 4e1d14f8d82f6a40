// Mutants that do the same as what is written, each with the reason, in a file for each place: path → [lines as they
// become, reason]. Whoever changes those lines is told to look again.
import { existsSync, readFileSync } from 'node:fs'

export function equivalentsOf(place, mutants) {
  const path = new URL(`equivalents/${place}.json`, import.meta.url)
  const listed = existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : []
  const entries = listed.flatMap(([file, lines]) => lines.map(([becomes, reason]) => ({ file, becomes, reason })))
  const isThis = entry => mutant => mutant.file === entry.file && mutant.becomes === entry.becomes
  const same = new Set(entries.flatMap(entry => mutants.filter(isThis(entry)).map(({ id }) => id)))
  const stale = entries.filter(entry => !entry.reason || !mutants.some(isThis(entry)))
  return { same, stale }
}
