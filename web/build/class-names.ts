import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const source = `${import.meta.dirname}/../src`
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A letter leads, since a name may not begin with a digit. */
function hashOf(key: string): string {
  const hash = createHash('sha256').update(key).digest()
  return `${letters[(hash[0] ?? 0) % letters.length]}${hash.subarray(1).toString('base64url')}`
}

/** Three signs for each class of each sheet, and more for one whose three are taken. */
function shortNames(): Map<string, string> {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.module.css'))
  const keys = sheets.flatMap(file => {
    const classes = readFileSync(`${source}/${file}`, 'utf8').matchAll(/\.([a-z]\w+)/gi)
    return [...new Set([...classes].map(([, name]) => `${file} ${name}`))]
  })
  const taken = new Set<string>()
  return new Map(
    keys.sort().map(key => {
      const hash = hashOf(key)
      const length = [3, 4, 5].find(each => !taken.has(hash.slice(0, each))) ?? hash.length
      taken.add(hash.slice(0, length))
      return [key, hash.slice(0, length)]
    }),
  )
}

/** Read once; whatever a developer adds later has its whole hash for a name. */
const known = shortNames()

/**
 * What a class of a sheet is called in the page: short, since it travels twice, and told by the sheets alone, so that the
 * pages drawn at build time and the app agree.
 */
export function classNames(name: string, file: string): string {
  const [path = file] = file.split('?')
  const key = `${relative(source, path)} ${name}`
  return known.get(key) ?? hashOf(key)
}

/**
 * The names of a sheet become parts of the scripts that use them, and those that nobody uses do not travel. A sheet itself
 * stays, whatever is left of its names.
 */
export const classNamesInPlace = (): Plugin[] => [
  {
    name: 'class-names-one-by-one',
    enforce: 'pre',
    transform: (code, id) =>
      /\/web\/src\/.*\.tsx?$/.test(id)
        ? code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')$/gm, 'import * as $1 from $2')
        : null,
  },
  {
    name: 'sheets-stay',
    enforce: 'post',
    transform: (code, id) => (id.endsWith('.module.css') ? { code, moduleSideEffects: 'no-treeshake' } : null),
  },
]
