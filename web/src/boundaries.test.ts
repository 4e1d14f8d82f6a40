import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { contract } from '@pusula/contract'
import { describe, expect, it } from 'vitest'

/** Features know only those above them, here as on the server: one order to remember, and no cycle can form. */
const order = Object.keys(contract)

const imports = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const isIndex = (part: string[]) => part.length === 1 && /^index\.tsx?$/.test(part[0] ?? '')

/** The imports of a file (named from src/) that point where it may not look. */
function trespasses(file: string, source: string): string[] {
  const [layer, feature = ''] = file.split('/')
  const mayUse = (target: string) => {
    const [to = '', name = '', ...part] = target.split('/')
    if (layer === 'ui') return to === 'ui'
    if (layer === 'lib') return to === 'lib' || to === 'ui'
    if (layer !== 'features') return true
    if (to !== 'features') return to === 'lib' || to === 'ui'
    return name === feature || (order.indexOf(name) < order.indexOf(feature) && order.includes(name) && isIndex(part))
  }
  return [...source.matchAll(imports)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(target => !mayUse(target))
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(file =>
  /\.tsx?$/.test(file),
)

describe('the web app', () => {
  it('is read whole', () => expect(files.length).toBeGreaterThan(50))

  it.each(files)('%s knows only what it may', file => {
    expect(trespasses(file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))).toEqual([])
  })

  it('names its features as the contract does', () => {
    const folders = readdirSync(`${import.meta.dirname}/features`)
    expect(folders.filter(folder => !order.includes(folder))).toEqual([])
  })
})

describe('a planted violation is found', () => {
  it.each([
    ['a feature below', 'features/accounts/a.ts', "import { x } from '../credits/index.ts'"],
    ['the inside of a feature above', 'features/credits/a.ts', "import { x } from '../accounts/queries.ts'"],
    ['the inside of one, two folders down', 'features/credits/deep/a.ts', "import x from '../../accounts/b/index.ts'"],
    ['a feature below, when it is loaded late', 'features/accounts/a.ts', "lazy(() => import('../admin/index.ts'))"],
    ['a feature without a place in the order', 'features/credits/a.ts', "import '../unknown/index.ts'"],
    ['the app, from a feature', 'features/admin/a.tsx', "import { go } from '../../app/place.ts'"],
    ['a feature, from the library', 'lib/a.ts', "import { x } from '../features/accounts/index.ts'"],
    ['the library, from the kit', 'ui/fields/a.tsx', "import { useText } from '../../lib/language.ts'"],
    ['a feature, from the kit, as a type', 'ui/a.tsx', "export type { X } from '../features/market/index.ts'"],
  ])('%s', (_, file, source) => expect(trespasses(file, source)).toHaveLength(1))

  it.each([
    ['a feature above', 'features/credits/a.ts', "import { x } from '../accounts/index.ts'"],
    ['its own files', 'features/credits/deep/a.ts', "import { x } from '../store.ts'"],
    ['the kit and the library', 'features/credits/a.ts', "import '../../ui/a.tsx'; import '../../lib/b.ts'"],
    ['anything, from the app', 'app/a.ts', "import('../features/admin/AdminScreen.tsx')"],
    ['a package', 'lib/a.ts', "import { app } from '@pusula/contract'"],
  ])('and %s may be used', (_, file, source) => expect(trespasses(file, source)).toEqual([]))
})
