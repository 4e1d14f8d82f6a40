import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
const tokens = withoutComments(read('tokens.css'))
const declared = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

/** Set on elements by the components themselves. */
const local = new Set(['--s', '--d', '--a', '--n', '--at', '--swatch'])

const themeNames = (selector: string) => {
  const block = tokens.slice(tokens.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name).sort()
}

it('finds the stylesheets at all', () => expect(files.length).toBeGreaterThan(30))

describe.each(files)('%s', file => {
  const css = withoutComments(read(file))
  it('fits in 400 lines', () => expect(read(file).split('\n').length).toBeLessThanOrEqual(400))

  it('uses only tokens that exist', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')
    expect(used.filter(name => !declared.has(name) && !local.has(name))).toEqual([])
  })
})

describe.each(files.filter(file => file !== 'tokens.css'))('%s', file => {
  const declarations = [...withoutComments(read(file)).matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property = '', value = '']) => ({ property, value }),
  )

  it('takes colour, type and space from the tokens', () => {
    const isSpace = /^(padding|margin)(-\w+)?$|gap$/
    const isType = /^(font|font-size|letter-spacing)$/
    const trespasses = declarations.filter(
      ({ property, value }) =>
        /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(value) ||
        ((isSpace.test(property) || isType.test(property)) && /(?<![\w-])[\d.]*[1-9][\d.]*(px|rem|em)\b/.test(value)),
    )
    expect(trespasses).toEqual([])
  })
})

it('has a dark and a light value for every colour', () => {
  const dark = themeNames('[data-theme="dark"]')
  expect(dark.length).toBeGreaterThan(30)
  expect(themeNames('[data-theme="light"]')).toEqual(dark)
})

it('leaves no part behind: each is imported by every page or by a screen', () => {
  const imported = files.flatMap(file =>
    [...read(file).matchAll(/@import "([^"]+)"/g)].map(([, path = '']) => basename(path)),
  )
  const parts = files.filter(file => file.startsWith('parts/')).map(file => basename(file))
  expect(parts.filter(part => !imported.includes(part))).toEqual([])
})
