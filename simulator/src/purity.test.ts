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

it.each(files)('%s uses neither clock nor chance nor arithmetic that differs between machines', file => {
  const exact = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sqrt', 'LN2']
  const used = [...code(file).matchAll(/Math\.(\w+)/g)].map(([, name]) => name)
  expect(used.filter(name => !exact.includes(name))).toEqual([])
  expect(code(file)).not.toMatch(/\*\*|Date\.now|new Date\(\)|performance|process\./)
})

it.each(files)('%s imports nothing from outside but how numbers are written', file => {
  const imported = [...source(file).matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  expect(imported.filter(name => !name.startsWith('.') && name !== '@pusula/words')).toEqual([])
})
