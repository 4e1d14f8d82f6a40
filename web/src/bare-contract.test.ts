import { allRoutes, pathNames } from '@pusula/contract'
import { expect, it } from 'vitest'
import { bareContract } from '../build/bare-contract.ts'
import { requestOf } from './lib/request.ts'

const member = { language: 'tr', isGuest: false } as const

it('the built page, which carries no schemas, makes the same requests and waits as long', () => {
  const { load } = bareContract()
  if (typeof load !== 'function') throw new Error('the plugin has another shape')
  for (const { feature, name, route } of allRoutes) {
    const code = Reflect.apply(load, undefined, [`/contract/src/routes/${feature}/${name}`])
    const bare = JSON.parse(String(code).replace('export default ', ''))
    const input = Object.fromEntries([...pathNames(route.path), 'more'].map(each => [each, 'x']))
    const { who, answer, timeoutMs } = route
    expect(requestOf(bare, input, member), route.path).toEqual(requestOf(route, input, member))
    expect({ answer: 'json', ...bare }, route.path).toMatchObject({ who, answer })
    expect(bare.timeoutMs, route.path).toBe(timeoutMs)
  }
  expect(allRoutes.some(({ route }) => route.timeoutMs)).toBe(true)
})
