import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { variableOf, venueNames } from './config.ts'
import { neededEvents } from './features/payments/stripe/reports.ts'

const root = join(import.meta.dirname, '..', '..')
const workspaces = ['words', 'contract', 'engine', 'simulator', 'server', 'web', 'e2e', 'tools'].join('|')

/** The files that a page of the documentation names. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\`((?:${workspaces}|scripts|deploy)/[^\`<*\\s]+)\``, 'g'))].map(
    ([, path]) => path ?? '',
  )

const pages = readdirSync(join(root, 'docs'), { encoding: 'utf8' }).filter(name => name.endsWith('.md'))

it.each(pages)('docs/%s names files that exist', name => {
  const named = namedIn(readFileSync(join(root, 'docs', name), 'utf8'))
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
})

it('docs/specification.md states each promise once, and names no file twice in a cell', () => {
  const text = readFileSync(join(root, 'docs', 'specification.md'), 'utf8')
  const rows = text.split('\n').filter(line => line.startsWith('| ') && line.includes('`'))
  expect(rows.length).toBeGreaterThan(300)
  const promises = rows.map(row => row.split(' | ')[0] ?? '')
  expect(promises.filter((promise, place) => promises.indexOf(promise) !== place)).toEqual([])
  const twice = (cell: string) => namedIn(cell).filter((path, place, all) => all.indexOf(path) !== place)
  expect(rows.flatMap(row => row.split(' | ').flatMap(twice))).toEqual([])
})

/** Where files that pages name by the end of their path lie; a build writes beside them. */
const folders = [
  ...workspaces
    .split('|')
    .flatMap(name => ['src', 'build', 'journeys', 'process', 'bench'].map(part => join(name, part))),
  'scripts',
]
const files = folders
  .filter(folder => existsSync(join(root, folder)))
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => `/${folder}/${path}`),
  )

it('files that documents and decisions name by the end of their path are there', () => {
  const decisions = readdirSync(join(root, 'docs', 'decisions')).map(name => join('decisions', name))
  const named = [...pages, ...decisions].flatMap(page =>
    [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/`([\w-]+\/[\w./-]+\.(?:tsx?|mjs|css))`/g)].map(
      ([, path]) => ({ page, path }),
    ),
  )
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ path }) => !files.some(file => file.endsWith(`/${path}`)))).toEqual([])
})

it('docs/payments.md names the events that have to be enabled, each of them', () => {
  const text = readFileSync(join(root, 'docs', 'payments.md'), 'utf8')
  expect(neededEvents.filter(name => !text.includes(name))).toEqual([])
})

/** The names in the first cells of a document's tables. */
const variablesOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_0-9]{4,})`/g)].map(([, name = '']) => name),
  )
const variables = variablesOf('docs/configuration.md')

it('compose.yaml passes every variable of docs/configuration.md on, which names every one of them', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
  const block = compose.slice(compose.indexOf('environment: &settings'), compose.indexOf('depends_on:'))
  const passed = [...block.matchAll(/^ {4}([A-Z_0-9]+):/gm)].map(([, name]) => name)
  expect(variables.length).toBeGreaterThan(40)
  expect(variables.filter(name => !passed.includes(name))).toEqual([])
  expect(passed.filter(name => name !== 'PGPASSWORD' && !variables.includes(name ?? ''))).toEqual([])
})

it('docs/configuration.md names every variable that the configuration reads, and the README some of them', () => {
  expect(variablesOf('README.md').filter(name => !variables.includes(name))).toEqual([])
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8')
  const read = [...source.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(([, name = '']) => name)
  const forTests = ['GOOGLE_ISSUER', 'STRIPE_API_URL']
  expect(
    [...read, ...venueNames.map(variableOf)].filter(name => !variables.includes(name) && !forTests.includes(name)),
  ).toEqual([])
})

it.each(['.dockerignore', '.gitignore'])(
  '%s leaves out the secrets and backups that docs/production.md puts beside compose.yaml',
  name => {
    const ignored = readFileSync(join(root, name), 'utf8').split('\n')
    expect(['.env', '*.backup', '*.dump'].filter(pattern => !ignored.includes(pattern))).toEqual([])
  },
)

/** A build and the journeys, which write elsewhere in a workspace, may run beside this. */
const testFolders = workspaces
  .split('|')
  .flatMap(name => ['src', 'journeys', 'process', 'bench'].map(folder => join(name, folder)))
  .filter(folder => existsSync(join(root, folder)))
const tests = testFolders
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => /\.(test|spec)\.tsx?$/.test(path))

/** The tests that a row names in its last cell, each with the words of its titles that the row quotes. */
const heldBy = (row: string): { file: string; quotes: string[] }[] =>
  [
    ...row
      .slice(0, -1)
      .slice(row.lastIndexOf('|', row.length - 2))
      .matchAll(/`([^`*]+\.(?:test|spec)\.tsx?)`([^`]*)/g),
  ].map(([, file = '', after = '']) => ({
    file,
    quotes: [...after.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote),
  }))

it.each(['security.md', 'faults.md'])('docs/%s names tests that exist, each by one path and its words', name => {
  const rows = readFileSync(join(root, 'docs', name), 'utf8').split('\n')
  const named = rows.filter(line => line.startsWith('|')).flatMap(heldBy)
  expect(named.length).toBeGreaterThan(40)
  const isThere = ({ file, quotes }: (typeof named)[number]) => {
    const texts = tests
      .filter(path => `/${path}`.endsWith(`/${file}`))
      .map(path => readFileSync(join(root, path), 'utf8'))
    return texts.length === 1 && quotes.every(quote => texts.some(text => text.includes(quote)))
  }
  expect(named.filter(one => !isThere(one))).toEqual([])
})

it('package.json runs commands that there are, and names each of them', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const run = Object.values(scripts).flatMap(line => /^node scripts\/command\.mjs (\S+)$/.exec(line)?.[1] ?? [])
  const table = readFileSync(join(import.meta.dirname, 'command.ts'), 'utf8')
  const known = [...table.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import/gm)].map(([, name]) => name)
  expect(run.length).toBeGreaterThan(5)
  expect(run.sort()).toEqual(known.sort())
})

/** Source files with their lines; tests and their tools are left out. */
const sources = workspaces
  .split('|')
  .filter(name => name !== 'e2e' && name !== 'tools')
  .flatMap(name =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path) && !/\.test\.|testing|messages\.ts$/.test(path))
      .map(path => ({ path: `${name}/src/${path}`, text: readFileSync(join(root, name, 'src', path), 'utf8') })),
  )

/** The first three files for a word: those with it in their names first, then by lines that have it. */
function firstThree(word: string): string[] {
  const pattern = new RegExp(word.replace(/[ -]/g, '.?'), 'i')
  const ranked = sources.map(({ path, text }) => {
    const lines = text.split('\n').filter(line => pattern.test(line)).length
    return { path, rank: lines + (pattern.test(path.split('/').at(-1) ?? '') ? 1_000 : 0) }
  })
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || (one.path < other.path ? -1 : 1))
    .slice(0, 3)
    .map(({ path }) => path)
}

it('docs/contributing.md: a search for the word of the trade finds the file among the first three', () => {
  const text = readFileSync(join(root, 'docs', 'contributing.md'), 'utf8')
  const table = text.slice(text.indexOf('## Where is what'), text.indexOf('## Adding a call'))
  const asked = [...table.matchAll(/^\| ([^|]+) \| [^|]+\? \| `([^`]+)` \|$/gm)]
  const missed = asked.filter(([, word = '', path = '']) => !firstThree(word).includes(path))
  expect(asked.length).toBeGreaterThanOrEqual(30)
  expect(missed.length, missed.map(([line]) => line).join('\n')).toBeLessThanOrEqual(2)
})

it('docs/contributing.md has at most forty words of the product, each once', () => {
  const text = readFileSync(join(root, 'docs', 'contributing.md'), 'utf8')
  const table = text.slice(text.indexOf('## Words of the product'), text.indexOf('## Where is what'))
  const words = [...table.matchAll(/^\| ([a-z][a-z, ]*) \|/gm)].flatMap(([, cell = '']) => cell.split(', ')).slice(1)
  expect(words.length).toBeGreaterThan(30)
  expect(words.length).toBeLessThanOrEqual(40)
  expect(new Set(words).size).toBe(words.length)
})

it('links and comments name decisions that exist', () => {
  const decisions = readdirSync(join(root, 'docs', 'decisions'))
  const numbers = new Set(decisions.map(name => Number(name.slice(0, 4))))
  const texts = [
    ...pages.map(name => join('docs', name)),
    ...decisions.map(name => join('docs/decisions', name)),
    'README.md',
  ]
  const links = texts.flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\((?:docs\/)?(?:decisions\/)?(\d{4}-[\w-]+\.md)\)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(links.filter(name => !decisions.includes(name))).toEqual([])
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+)\b/g)].map(([, number]) => ({ path, number: Number(number) })),
  )
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])
})
