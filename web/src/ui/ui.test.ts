import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
const tools = /^(react|react-dom\/server|vitest|fast-check|node:\w+)$/

it('no file knows anything outside this folder', () => {
  const strangers = files.flatMap(file =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^(?:import|export|}).* from '([^']+)'$/gm)]
      .map(([, path = '']) => path)
      .filter(path =>
        path.startsWith('.') ? !resolve(dirname(`${root}/${file}`), path).startsWith(`${root}/`) : !tools.test(path),
      )
      .map(path => `${file} uses ${path}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(strangers).toEqual([])
})

/** What this product is about; the names of pictures may say it, nothing else here may. */
const productWords = /\b\w*(?:credit|tier\b|tierBadge|grade|demo|news|portfolio|favorite|referral|subscription)\w*/i
const isPicture = (file: string) => file === 'icons/icons.ts'
const sentences = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/\b\w+Icon\b|newState|--[\w-]+/g, '')

it('a button cannot know what a credit is: no product word is spoken here', () => {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => /\.(tsx?|css)$/.test(file))
  const said = all
    .filter(file => !isPicture(file) && !file.includes('.test.'))
    .filter(file => productWords.test(`${file} ${sentences(readFileSync(`${root}/${file}`, 'utf8'))}`))
  expect(said).toEqual([])
  expect(productWords.test(sentences('const CreditBadge = 1'))).toBe(true)
})
