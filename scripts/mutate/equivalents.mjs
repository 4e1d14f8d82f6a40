// Mutants that do the same as what is written, each with the reason, in a file for each place: path → [lines as they
// become, reason, and the line as it is written where several become the same]. Whoever changes those lines, or writes another
// like them, is told to look again.
import { existsSync, readFileSync } from 'node:fs'

export function equivalentsOf(place, mutants) {
  const path = new URL(`equivalents/${place}.json`, import.meta.url)
  const listed = existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : []
  const entries = listed.flatMap(([file, lines]) =>
    lines.map(([becomes, reason, was]) => ({ file, becomes, reason, was })),
  )
  const isThis = entry => mutant =>
    mutant.file === entry.file && mutant.becomes === entry.becomes && (!entry.was || mutant.was === entry.was)
  const same = new Set(entries.flatMap(entry => mutants.filter(isThis(entry)).map(({ id }) => id)))
  const stale = entries.filter(entry => !entry.reason || mutants.filter(isThis(entry)).length !== 1)
  return { same, stale }
}
