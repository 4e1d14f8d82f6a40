import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
const tools = /^(react|react-dom\/server|vitest|fast-check|node:\w+)$/

it.each(files)('%s knows nothing outside this folder', file => {
  const uses = [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^(?:import|export|}).* from '([^']+)'$/gm)].map(
    ([, path = '']) => path,
  )
  const strangers = uses.filter(path =>
    path.startsWith('.') ? !resolve(dirname(`${root}/${file}`), path).startsWith(`${root}/`) : !tools.test(path),
  )
  expect(strangers).toEqual([])
})
