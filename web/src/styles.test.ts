import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { classNames } from '../build/class-names.ts'

const root = import.meta.dirname
const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const sheets = new Map(all.filter(file => file.endsWith('.css')).map(file => [file, withoutComments(read(file))]))
const sources = new Map(
  all.filter(file => /\.tsx?$/.test(file) && !file.includes('.test.')).map(file => [file, read(file)]),
)
const tokens = sheets.get('ui/styles/tokens.css') ?? ''
const declared = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

/** Set on elements by the components and sheets themselves. */
const local = new Set(['--s', '--d', '--a', '--n', '--at', '--swatch', '--raised', '--ground', '--likeness'])

const isModule = (file: string) => file.endsWith('.module.css')

/** Every class that a sheet has a rule for. */
function classesIn(css: string): Set<string> {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(
    selectors
      .filter(selector => !selector.trim().startsWith('@'))
      .flatMap(selector => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

/** Every class that a source takes from a sheet, by the sheet's path. */
function takenBy(file: string, source: string): { sheet: string; name: string }[] {
  const imports = [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)]
  return imports.flatMap(([, called = '', path = '']) =>
    [...source.matchAll(new RegExp(`\\b${called}\\.(?!module\\b)(\\w+)`, 'g'))].map(([, name = '']) => ({
      sheet: join(file, '..', path),
      name,
    })),
  )
}

/** Classes that nobody takes, and classes taken that no sheet has. */
function strays(css: ReadonlyMap<string, string>, code: ReadonlyMap<string, string>): string[] {
  const classes = new Map([...css].map(([sheet, text]) => [sheet, classesIn(text)]))
  const taken = [...code].flatMap(([file, source]) => takenBy(file, source))
  const known = new Set(taken.map(({ sheet, name }) => `${sheet} ${name}`))
  const missing = taken.filter(({ sheet, name }) => !classes.get(sheet)?.has(name))
  const unused = [...classes]
    .filter(([sheet]) => isModule(sheet))
    .flatMap(([sheet, names]) => [...names].map(name => ({ sheet, name })))
    .filter(({ sheet, name }) => !known.has(`${sheet} ${name}`))
  return [...missing, ...unused].map(({ sheet, name }) => `${sheet}: ${name}`)
}

/** Classes with more than one rule of their own outside of any condition. */
function doubled(css: ReadonlyMap<string, string>): string[] {
  return [...css].flatMap(([sheet, text]) => {
    const own: string[] = []
    let depth = 0
    for (const [, before = '', brace] of text.matchAll(/([^{}]*)([{}])/g)) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(before)?.[1]
      if (brace === '{' && depth === 0 && name) own.push(name)
      depth += brace === '{' ? 1 : -1
    }
    return own.filter((name, i) => own.indexOf(name) !== i).map(name => `${sheet}: ${name}`)
  })
}

/** Names that are no whole words, and names for the whole page that could be anybody's. */
function unclear(css: ReadonlyMap<string, string>): string[] {
  return [...css].flatMap(([sheet, text]) =>
    [...classesIn(text)]
      .filter(name => !/^[a-z]{2,}([A-Z][a-z]*)*$/.test(name) || (!isModule(sheet) && name.length < 5))
      .map(name => `${sheet}: ${name}`),
  )
}

describe('the style sheets', () => {
  it('are found at all', () => expect(sheets.size).toBeGreaterThan(50))

  it('fit in 300 lines each', () => {
    expect([...sheets.keys()].filter(file => read(file).split('\n').length > 300)).toEqual([])
  })

  it('use only tokens that exist', () => {
    const used = [...sheets].flatMap(([file, css]) =>
      [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ file, name })),
    )
    expect(used.filter(({ name }) => !declared.has(name) && !local.has(name))).toEqual([])
  })

  it('take colour, type and space from the tokens', () => {
    const isSpace = /^(padding|margin)(-\w+)?$|gap$/
    const isType = /^(font|font-size|letter-spacing)$/
    const declarations = [...sheets]
      .filter(([file]) => file !== 'ui/styles/tokens.css')
      .flatMap(([file, css]) =>
        [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
          file,
          property,
          value,
        })),
      )
    const trespasses = declarations.filter(
      ({ property, value }) =>
        /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(value) ||
        ((isSpace.test(property) || isType.test(property)) && /(?<![\w-])[\d.]*[1-9][\d.]*(px|rem|em)\b/.test(value)),
    )
    expect(trespasses).toEqual([])
  })

  it('ask for room in em: with twice the text a desk has the room of a phone', () => {
    const asked = [...sheets].flatMap(([file, css]) =>
      [...css.matchAll(/@media[^{]*width:[^{]*px/g)].map(found => `${file}: ${found}`),
    )
    expect(asked).toEqual([])
  })

  it('have a dark and a light value for every colour', () => {
    const namesIn = (selector: string) => {
      const block = tokens.slice(tokens.indexOf(`${selector} {`)).split('}')[0] ?? ''
      return [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name).sort()
    }
    const dark = namesIn('[data-theme="dark"]')
    expect(dark.length).toBeGreaterThan(30)
    expect(namesIn('[data-theme="light"]')).toEqual(dark)
  })
})

describe('a class', () => {
  it('is used where it is drawn, and drawn where it is used', () => expect(strays(sheets, sources)).toEqual([]))

  it('has its own rule once in its sheet: two that share a name draw over each other', () =>
    expect(doubled(sheets)).toEqual([]))

  it('is whole words, and five letters or more where the whole page knows it', () =>
    expect(unclear(sheets)).toEqual([]))

  it('is taken from a sheet, never spelled out', () => {
    const spelled = [...sources].filter(([, source]) => /className="|classes\('/.test(source))
    expect(spelled.map(([file]) => file)).toEqual([])
  })

  it('has a short name in the page that no other has', () => {
    const names = [...sheets]
      .filter(([sheet]) => isModule(sheet))
      .flatMap(([sheet, css]) => [...classesIn(css)].map(name => classNames(name, `${root}/${sheet}`)))
    expect(names.length).toBe(new Set(names).size)
    expect(names.every(name => /^[A-Za-z][\w-]{2,4}$/.test(name))).toBe(true)
    expect(classNames('row', `${root}/a.module.css?used`)).toBe(classNames('row', `${root}/a.module.css`))
  })
})

describe('a planted fault is found', () => {
  it('in two rules of one name', () =>
    expect(
      doubled(new Map([['a.css', '.more { gap: 0; } @media print { .more { gap: 0; } } .more { gap: 0; }']])),
    ).toEqual(['a.css: more']))

  const code = new Map([
    ['a/A.tsx', "import styles from './A.module.css'\nexport const a = [styles.card, styles.gone]"],
  ])
  const css = new Map([
    ['a/A.module.css', '.card { color: red; }\n.left .card:hover { color: red; }'],
    ['page.css', '.row, html:has(.sheet) { color: red; }'],
    ['b/B.module.css', '@media (min-width: 1px) { .fx-d { color: red; } }'],
  ])

  it('a class that no sheet has, and one that nobody uses', () =>
    expect(strays(css, code)).toEqual(['a/A.module.css: gone', 'a/A.module.css: left', 'b/B.module.css: fx-d']))

  it('a short name for the whole page, and a name that is no word', () =>
    expect(unclear(css)).toEqual(['page.css: row', 'b/B.module.css: fx-d']))
})
