import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contract, problems } from '@pusula/contract'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname

/** The features in the order in which they may know each other: one may use only what stands above it. */
const featureOrder = Object.keys(contract)

/** The imports of a file in a feature that reach where they must not. */
function trespasses(file: string, text: string): string[] {
  const me = featureOrder.indexOf(file.split('/')[0] ?? '')
  const uses = [...text.matchAll(/from '(?:\.\.\/)+([\w-]+)\/([^']+)'/g)]
  return uses
    .filter(([, name = '', part]) => {
      const other = featureOrder.indexOf(name)
      return other >= 0 && (other > me || (other !== me && part !== 'index.ts'))
    })
    .map(([line]) => line)
}

/** The imports of a platform file that know a feature, the app or the process. */
const knowsTooMuch = (text: string): string[] =>
  [...text.matchAll(/from '((?:\.\.\/)+(?:features|app|main|config|platform\.ts|process)[./][^']*)'/g)].map(
    ([, path]) => path ?? '',
  )

/** The imports of a feature that reach for a command: commands use features. */
const knowsCommands = (text: string): string[] =>
  [...text.matchAll(/from '((?:\.\.\/)+commands\/[^']*)'/g)].map(([, path]) => path ?? '')

/** Files that lead back to themselves, each with the way. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file) || way.includes(file)) return
    for (const next of imports.get(file) ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  return found
}

/** Reads of the process outside the two files that own it and the commands. */
const readsProcess = (text: string): boolean => /\bprocess\.(env|argv|exit|on)\b/.test(text)

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(file => /\.ts$/.test(file))
const textOf = (folder: string, file: string) => readFileSync(join(root, folder, file), 'utf8')

describe('who may know whom', () => {
  it('every feature folder is a feature of the contract', () => {
    const folders = readdirSync(root).includes('features') ? readdirSync(join(root, 'features')) : []
    expect(folders.filter(folder => !featureOrder.includes(folder))).toEqual([])
  })

  it('features use only the public face of features above them', () => {
    const found = filesBelow('features').flatMap(file => trespasses(file, textOf('features', file)))
    expect(found).toEqual([])
  })

  it('features know no command', () => {
    expect(filesBelow('features').flatMap(file => knowsCommands(textOf('features', file)))).toEqual([])
  })

  it.each(['.', '../../contract/src', '../../engine/src', '../../simulator/src', '../../words/src'])(
    'no file below %s leads back to itself',
    folder => {
      const pathsIn = (file: string) =>
        [...textOf(folder, file).matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g)].map(([, path = '']) =>
          join(dirname(file), path),
        )
      expect(circles(new Map(filesBelow(folder).map(file => [file, pathsIn(file)])))).toEqual([])
    },
  )

  it('the platform knows no feature', () => {
    const found = filesBelow('platform').flatMap(file => knowsTooMuch(textOf('platform', file)))
    expect(found).toEqual([])
  })

  it('the SQL of a feature stands in its store', () => {
    const files = filesBelow('features').filter(file => !/\.test\.ts$|\/testing\//.test(file))
    const outside = files.filter(file => !/\/store(\/|\.ts$)/.test(file) && textOf('features', file).includes('sql`'))
    expect(outside).toEqual([])
  })

  it('only main and the commands read the process', () => {
    const files = ['platform', 'features'].flatMap(folder =>
      filesBelow(folder)
        .filter(file => !file.endsWith('.test.ts'))
        .filter(file => readsProcess(textOf(folder, file)))
        .map(file => `${folder}/${file}`),
    )
    expect(files).toEqual([])
  })

  it('every problem of the catalogue is one that somebody throws', () => {
    const source = filesBelow('.')
      .filter(file => !file.endsWith('.test.ts'))
      .map(file => textOf('.', file))
      .join('\n')
    expect(Object.keys(problems).filter(code => !source.includes(`'${code}'`))).toEqual([])
  })

  it('sees a planted trespass of each kind', () => {
    expect(trespasses('accounts/routes.ts', "import { spend } from '../credits/index.ts'"), 'upwards').toHaveLength(1)
    expect(trespasses('credits/routes.ts', "import { find } from '../accounts/store.ts'"), 'inner part').toHaveLength(1)
    expect(trespasses('credits/routes.ts', "import { find } from '../accounts/index.ts'"), 'allowed').toEqual([])
    expect(knowsTooMuch("import { x } from '../../features/credits/index.ts'")).toHaveLength(1)
    expect(readsProcess('const port = process.env.PORT')).toBe(true)
    expect(knowsCommands("import { run } from '../../commands/verify.ts'")).toHaveLength(1)
    expect(
      circles(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['a']],
          ['c', []],
        ]),
      ),
    ).toEqual(['a → b → a'])
  })
})
