import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as declared from '../../contract/src/index.ts'

const { contract } = declared
const isFeature = (name: string): name is keyof typeof contract => name in contract

/** What a browser has to know of a route to call it. */
const bareRoutes = (feature: keyof typeof contract) =>
  Object.fromEntries(
    Object.entries(contract[feature]).map(([name, { method, path, who, body, answer }]) => [
      name,
      { method, path, who, body, answer },
    ]),
  )

/** A list of words or a number is of use to a page; a schema is not. */
const isPlain = (value: unknown): value is string[] | number => Array.isArray(value) || typeof value === 'number'

/**
 * The page sends what its types allow and the server checks it, so the page carries the paths of the contract and none
 * of its schemas: without this the schema library would be a third of the first load.
 */
export const bareContract = (): Plugin => ({
  name: 'bare-contract',
  load(id) {
    const feature = /\/contract\/src\/(\w+)\.ts$/.exec(id)?.[1] ?? ''
    if (!isFeature(feature)) return
    const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
    const values = new Map<string, unknown>(Object.entries(declared))
    const kept = names.filter(name => name !== feature && isPlain(values.get(name)))
    return [
      `export const ${feature} = ${JSON.stringify(bareRoutes(feature))}`,
      ...kept.map(name => `export const ${name} = ${JSON.stringify(values.get(name))}`),
    ].join('\n')
  },
})
