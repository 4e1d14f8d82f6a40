import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { contract } from '@pusula/contract'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname

/** Features know only those above them, here as on the server: one order to remember, and no cycle can form. */
const order = Object.keys(contract)

/** What each layer may use beside itself; the app may use all. */
const below: Record<string, readonly string[]> = {
  ui: [],
  stored: [],
  lib: ['ui', 'stored'],
  demo: ['lib'],
  features: ['ui', 'stored', 'lib'],
}

const targetsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path))

/** The imports of a file (named from src/) that point where it may not look. */
function trespasses(file: string, source: string): string[] {
  const [layer = '', feature = ''] = file.split('/')
  const mayUse = (target: string) => {
    const [to = '', name = '', ...part] = target.split('/')
    // Tests have a hand to open a page with, and the demo's samples to show on it.
    if (!(layer in below) || (['testing', 'demo'].includes(to) && file.includes('.test.'))) return true
    if (to !== layer) return below[layer]?.includes(to)
    if (layer !== 'features' || name === feature) return true
    return order.includes(name) && order.indexOf(name) < order.indexOf(feature) && part.join('/') === 'index.ts'
  }
  return targetsOf(file, source)
    .filter(target => !mayUse(target))
    .map(target => `${file} uses ${target}`)
}

/** A way from a file back to itself, if there is one. */
function circleIn(uses: Readonly<Record<string, readonly string[]>>): string[] {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return []
    const circle = (uses[file] ?? []).map(next => walk(next, [...way, file])).find(({ length }) => length > 0) ?? []
    done.add(file)
    return circle
  }
  return (
    Object.keys(uses)
      .map(file => walk(file, []))
      .find(({ length }) => length > 0) ?? []
  )
}

const sources = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => [file, readFileSync(join(root, file), 'utf8')]),
)
const found = Object.entries(sources).flatMap(([file, source]) => trespasses(file, source))

describe('who may know whom', () => {
  it('every feature folder is a feature of the contract', () => {
    expect(readdirSync(join(root, 'features')).filter(folder => !order.includes(folder))).toEqual([])
  })

  it('the kit knows itself, what is stored knows itself, and the library knows no feature', () =>
    expect(found.filter(line => !line.startsWith('features/'))).toEqual([]))

  it('features use only the public face of features above them', () =>
    expect(found.filter(line => line.startsWith('features/'))).toEqual([]))

  it('no file needs itself, however long the way', () => {
    const uses = Object.entries(sources).map(([file, source]) => [file, targetsOf(file, source)])
    expect(uses.length).toBeGreaterThan(400)
    expect(circleIn(Object.fromEntries(uses))).toEqual([])
  })

  it('sees a planted trespass of each kind', () => {
    const planted: [string, string, string][] = [
      ['a feature below', 'features/accounts/a.ts', "import { x } from '../credits/index.ts'"],
      ['the inside of a feature above', 'features/credits/deep/a.ts', "import x from '../../accounts/b/index.ts'"],
      ['a feature below, when it is loaded late', 'features/accounts/a.ts', "lazy(() => import('../admin/index.ts'))"],
      ['a feature without a place in the order', 'features/credits/a.ts', "import '../unknown/index.ts'"],
      ['the app, from a feature', 'features/admin/a.tsx', "import { go } from '../../app/place.ts'"],
      ['a feature, from the library', 'lib/a.ts', "import { x } from '../features/accounts/index.ts'"],
      ['the library, from the kit', 'ui/fields/a.tsx', "import { useText } from '../../lib/language.ts'"],
      ['a feature, from the kit, as a type', 'ui/a.tsx', "export type { X } from '../features/market/index.ts'"],
    ]
    for (const [what, file, source] of planted) expect(trespasses(file, source), what).toHaveLength(1)
    const allowed: [string, string, string][] = [
      ['a feature above', 'features/credits/a.ts', "import { x } from '../accounts/index.ts'"],
      ['its own files', 'features/credits/deep/a.ts', "import { x } from '../store.ts'"],
      ['the kit and the library', 'features/credits/a.ts', "import '../../ui/a.tsx'; import '../../lib/b.ts'"],
      ['anything, from the app', 'app/a.ts', "import('../features/admin/AdminScreen.tsx')"],
      ['a package', 'lib/a.ts', "import { app } from '@pusula/contract'"],
    ]
    for (const [what, file, source] of allowed) expect(trespasses(file, source), what).toEqual([])
    expect(circleIn({ a: ['b'], b: ['c', 'd'], c: [], d: ['a'] })).toEqual(['a', 'b', 'd', 'a'])
    expect(circleIn({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([])
  })
})

/** Query keys that a file spells, by their first word: that of a feature is spelled in its own folder alone. */
const keysIn = (source: string): string[] =>
  [
    ...source.matchAll(/(?:queryKey:|Key\w* =(?: \([^)]*\)(?:: [^=]+)? =>)?|Quer(?:y|ies)\w*\()\s*\[\s*'([\w-]+)'/g),
  ].map(([, first = '']) => first)

function foreignKeys(file: string, source: string): string[] {
  const [layer = '', feature = ''] = file.split('/')
  const isOwn = (key: string) =>
    layer === 'features' ? key.split('-')[0] === feature : !order.includes(key) || (layer === 'lib' && key === 'app')
  return keysIn(source)
    .filter(key => !isOwn(key))
    .map(key => `${file} spells a key of ${key}`)
}

/** Hooks of the library that render each reply synchronously: `lib/use-query.ts` has them in slices. */
const usesLibraryHook = (source: string) =>
  /import \{[^}]*\buse(?:Infinite)?Query\b[^}]*\} from '@tanstack\/react-query'/.test(source)

it('useQuery and useInfiniteQuery are those of lib/use-query.ts', () => {
  const product = Object.entries(sources).filter(([file]) => !file.includes('.test.') && file !== 'lib/use-query.ts')
  expect(product.flatMap(([file, source]) => (usesLibraryHook(source) ? [file] : []))).toEqual([])
  expect(usesLibraryHook("import { queryOptions, useQuery } from '@tanstack/react-query'"), 'a planted one').toBe(true)
})

describe('query keys', () => {
  it('of a feature are spelled nowhere else: its queries are imported by name, and invalidated by their meta', () => {
    const product = Object.entries(sources).filter(([file]) => !file.includes('.test.') && !file.startsWith('testing/'))
    expect(product.flatMap(([, source]) => keysIn(source)).length).toBeGreaterThan(50)
    expect(product.flatMap(([file, source]) => foreignKeys(file, source))).toEqual([])
  })

  it('that are planted are seen', () => {
    const planted = [
      "useQuery({ queryKey: ['credits', 'stats'] })",
      "const statsKey = ['credits', 'stats']",
      "const statsKey = (id: string) => ['credits', id]",
      "client.setQueryData(['credits', 'stats'], 1)",
      "client.invalidateQueries({ queryKey: ['credits'] })",
    ]
    for (const source of planted) {
      expect(foreignKeys('features/analysis/a.ts', source), source).toHaveLength(1)
      expect(foreignKeys('app/a.ts', source), source).toHaveLength(1)
      expect(foreignKeys('features/credits/a.ts', source), source).toEqual([])
    }
    expect(foreignKeys('features/portfolio/a.ts', "const pastKey = ['portfolio-past']")).toEqual([])
  })
})

it('the age of what the server dates is counted on the server’s clock, which lib/server-time.ts knows', () => {
  const counts = /(?:Date\.now\(\)|\bnowMs) - Date\.parse\(\w+(?:\.\w+)*\)/
  const alone = Object.keys(sources).filter(file => !file.includes('.test.') && counts.test(sources[file] ?? ''))
  expect(alone).toEqual([])
})

it('a day of the calendar is the reader’s day: `dayAt` reads it, since without an hour it is midnight in London', () => {
  const midnight = /new Date\(\w+(?:\.\w+)*\.date\)/
  const read = Object.keys(sources).filter(file => !file.includes('.test.') && midnight.test(sources[file] ?? ''))
  expect(read).toEqual([])
})
