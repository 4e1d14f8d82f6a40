import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { neededEvents } from './features/payments/stripe/reports.ts'

const root = join(import.meta.dirname, '..', '..')
const workspaces = ['words', 'contract', 'engine', 'simulator', 'server', 'web', 'e2e'].join('|')

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

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const table = readme.slice(readme.indexOf('| variable | default'), readme.indexOf('A wrong value stops'))
const variables = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name),
)

it('compose.yaml passes every variable of the README on, and the README names every one of them', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
  const block = compose.slice(compose.indexOf('environment: &settings'), compose.indexOf('depends_on:'))
  const passed = [...block.matchAll(/^ {4}([A-Z_0-9]+):/gm)].map(([, name]) => name)
  expect(variables.length).toBeGreaterThan(40)
  expect(variables.filter(name => !passed.includes(name))).toEqual([])
  expect(passed.filter(name => name !== 'PGPASSWORD' && !variables.includes(name ?? ''))).toEqual([])
})

it('README names every variable that the configuration reads', () => {
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8')
  const read = [...source.matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(([, name = '']) => name)
  const forTests = ['GOOGLE_ISSUER', 'STRIPE_API_URL']
  expect(read.filter(name => !variables.includes(name) && !forTests.includes(name))).toEqual([])
})
