import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
)
const source = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
const code = (file: string) => source(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

it('looks at all files', () => {
  expect(files).toContain('exchange.ts')
  expect(files).toContain('price/quarters.ts')
})

it('no file uses a clock, chance or arithmetic that differs between machines', () => {
  const exact = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sqrt', 'LN2']
  const inexact = files.flatMap(file =>
    [...code(file).matchAll(/Math\.(\w+)/g)]
      .filter(([, name = '']) => !exact.includes(name))
      .map(([use]) => `${file}: ${use}`),
  )
  expect(inexact).toEqual([])
  const impure = /\*\*|Date\.now|new Date\(\)|performance|process\./
  expect(files.filter(file => impure.test(code(file)))).toEqual([])
})

it('no file imports anything from outside but how numbers are written', () => {
  const imported = files.flatMap(file => [...source(file).matchAll(/from '([^']+)'/g)].map(([, name = '']) => name))
  expect(imported.filter(name => !name.startsWith('.') && !name.startsWith('@pusula/words'))).toEqual([])
})
