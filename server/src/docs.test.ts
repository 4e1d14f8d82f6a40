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
