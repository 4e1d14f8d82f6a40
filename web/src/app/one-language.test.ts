import type { Rollup } from 'vite'
import { expect, it } from 'vitest'
import { apart, chunksOf } from '../../build/one-language.ts'

const source = [
  "import{p as plural}from'./x.js';",
  "const a={buy:{tr:'Kredi al',en:'Buy'},left:{tr:n=>n+' kredi',en:n=>{let s=n===1?'':'s';return n+' credit'+s}}};",
  "const b={tr:['bir','iki'],en:['one','two']};",
  "const c={tr:n=>plural(n,'tr'),en:n=>plural(n,'en')};",
  "const d={tr:'Türkçe',en:'Turkish',more:1};const e={tr:1,en:2};",
].join('\n')

function parted() {
  const found = apart('assets/first-1.js', source)
  if (!found) throw new Error('nothing was found')
  return found
}

it('takes texts out of a chunk, each half into the file of its language', () => {
  const { inLanguage } = parted()
  expect(inLanguage('tr')).toBe("export default['Kredi al',n=>n+' kredi',['bir','iki']]")
  expect(inLanguage('en')).toContain("['Buy',n=>{let s=n===1")
})

it('leaves what hangs on its surroundings, and what is no text', () => {
  const { rest } = parted()
  expect(rest).toContain("c={tr:n=>plural(n,'tr'),en:n=>plural(n,'en')}")
  expect(rest).toContain("d={tr:'Türkçe',en:'Turkish',more:1};const e={tr:1,en:2}")
  expect(rest).toContain('a={buy:both$(0),left:both$(1)}')
})

it('fetches the language of the page before anything of the chunk runs', () => {
  const { rest } = parted()
  expect(rest).toContain('import("./first-1.tr.js")')
  expect(rest.indexOf('textsOf$=async')).toBeLessThan(rest.indexOf('await textsOf$'))
  expect(rest.indexOf('await textsOf$')).toBeLessThan(rest.indexOf('plural'))
})

it('leaves a chunk without texts as it is', () => {
  expect(apart('assets/x.js', 'const a=1')).toBeNull()
})

it('names a chunk after those that it imports, whose style sheets it overrules', () => {
  const chunk = (fileName: string, imports: string[], module: string) =>
    ({ type: 'chunk', fileName, imports, moduleIds: [module], facadeModuleId: null }) as unknown as Rollup.OutputChunk
  const bundle = {
    home: chunk('home', ['frame', 'parts'], '/HomePage.tsx'),
    frame: chunk('frame', ['first'], '/Inside.tsx'),
    parts: chunk('parts', ['first'], '/rows.module.css'),
    first: chunk('first', [], '/main.tsx'),
  }
  expect(chunksOf(['/HomePage.tsx'], bundle).map(({ fileName }) => fileName)).toEqual([
    'first',
    'frame',
    'parts',
    'home',
  ])
})
