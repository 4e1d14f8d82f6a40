import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as declared from '../../contract/src/index.ts'

const { contract } = declared
const isFeature = (name: string): name is keyof typeof contract => name in contract

/** A list of words or a number is of use to a page; a schema is not. */
const isPlain = (value: unknown): value is string[] | number => Array.isArray(value) || typeof value === 'number'

/** What a browser has to know of a route to call it; most bodies and answers are JSON, which needs no word. */
function bareRoute(feature: keyof typeof contract, name: string): string {
  const route = Object.entries(contract[feature]).find(([each]) => each === name)?.[1]
  if (!route) throw new Error(`The contract has no ${feature}.${name}.`)
  const { method, path, who, body, answer, timeoutMs } = route
  const unusual = (word: string) => (word === 'json' ? undefined : word)
  return `export default ${JSON.stringify({ method, path, who, body: unusual(body), answer: unusual(answer), timeoutMs })}`
}

/**
 * The page sends what its types allow and the server checks it, so the page carries the paths of the contract and none
 * of its schemas: without this the schema library would be a third of the first load. Each route is a module of its own, so
 * that a call travels with the screens that make it.
 */
export const bareContract = (): Plugin => ({
  name: 'bare-contract',
  enforce: 'pre',
  resolveId(source, importer) {
    const folder = importer && /^.*\/contract\/src\//.exec(importer)?.[0]
    return folder && source.startsWith('./routes/') ? { id: folder + source.slice(2), moduleSideEffects: false } : null
  },
  load(id) {
    const [, part = '', name = ''] = /\/contract\/src\/routes\/(\w+)\/?(\w*)$/.exec(id) ?? []
    if (isFeature(part)) return name ? bareRoute(part, name) : routesOf(part)
    const feature = /\/contract\/src\/(\w+)\.ts$/.exec(id)?.[1] ?? ''
    if (!isFeature(feature)) return
    const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, each = '']) => each)
    const values = new Map<string, unknown>(Object.entries(declared))
    const retained = names.filter(each => each !== feature && isPlain(values.get(each)))
    return [
      `export * as ${feature} from './routes/${feature}'`,
      ...retained.map(each => `export const ${each} = ${JSON.stringify(values.get(each))}`),
    ].join('\n')
  },
})

const routesOf = (feature: keyof typeof contract) =>
  Object.keys(contract[feature])
    .map(name => `export { default as ${name} } from './routes/${feature}/${name}'`)
    .join('\n')
