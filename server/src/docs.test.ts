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
  if (name === 'specification.md') expect(named.length).toBeGreaterThan(400)
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

const tests = workspaces
  .split('|')
  .flatMap(name => readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(path => join(name, path)))
  .filter(path => /\.(test|spec)\.tsx?$/.test(path) && !/node_modules|dist/.test(path))

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

it.each(['security.md', 'faults.md'])('docs/%s names tests that exist, by words that stand in them', name => {
  const rows = readFileSync(join(root, 'docs', name), 'utf8').split('\n')
  const named = rows.filter(line => line.startsWith('|')).flatMap(heldBy)
  expect(named.length).toBeGreaterThan(40)
  const isThere = ({ file, quotes }: (typeof named)[number]) => {
    const texts = tests
      .filter(path => `/${path}`.endsWith(`/${file}`))
      .map(path => readFileSync(join(root, path), 'utf8'))
    return texts.length > 0 && quotes.every(quote => texts.some(text => text.includes(quote)))
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
