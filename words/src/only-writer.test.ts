import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** What writes a number or a date past `words/`. */
const writers = /\b(toFixed|toLocaleString|toLocaleDateString|toLocaleTimeString|Intl\s*\.\s*\w+Format)\b/g

const folders = ['contract/src', 'engine/src', 'simulator/src', 'server/src', 'web/src', 'web/build', 'scripts']
const files = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`),
)

describe('numbers and dates', () => {
  it('are written by words/ and by nobody else', () => {
    expect(files.length).toBeGreaterThan(800)
    const found = files.flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(writers)].map(([writer]) => `${file}: ${writer}`),
    )
    expect(found).toEqual([])
  })

  it('are found where a private writer is planted', () => {
    const planted =
      "x.toFixed(2); new Intl.NumberFormat('tr'); Intl.DateTimeFormat(); at.toLocaleDateString(); 1..toLocaleString()"
    expect(planted.match(writers)).toHaveLength(5)
  })
})

/** What makes markup past the templates of `html.ts`, or takes a text for markup. */
const makers =
  /&(?:lt|gt|amp|quot|#39);|dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\btrusted\(/g

describe('markup', () => {
  it('is escaped by the templates of words/ and by nobody else; only the drawings of coins are taken as they are', () => {
    const found = files.flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(makers)].map(([maker]) => `${file}: ${maker}`),
    )
    expect(found).toEqual(['server/src/features/market/logos/logos.ts: trusted('])
  })

  it('is found where a private maker is planted', () => {
    const planted = "text.replace(/</g, '&lt;'); <p dangerouslySetInnerHTML={x} />; a.innerHTML = b; trusted(text)"
    expect(planted.match(makers)).toHaveLength(4)
  })
})

it('words/ knows nothing but itself', () => {
  const ours = readdirSync(import.meta.dirname).filter(file => !file.endsWith('.test.ts'))
  const imported = ours.flatMap(file =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name),
  )
  expect(imported.filter(name => !name?.startsWith('./'))).toEqual([])
})
