import { type Method, pathNames } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestOf } from './request.ts'

const member = { language: 'tr', isGuest: false } as const
const guest = { language: 'en', isGuest: true } as const
const way = (method: Method, path: string, body: 'json' | 'form' | 'file' = 'json') => ({ method, path, body })

describe('a request', () => {
  it('fills its path from the input and puts the rest of a GET into the query', () => {
    const { url, init } = requestOf(way('GET', '/api/crypto/search/:kind'), { kind: 'coins', q: 'bit coin' }, member)
    expect(url).toBe('/api/crypto/search/coins?q=bit+coin&language=tr')
    expect(init.body).toBeUndefined()
  })

  it('sends the rest of a POST as JSON, without the path parameters', () => {
    const { url, init } = requestOf(way('POST', '/api/deduct/:symbol'), { symbol: 'BTC', note: 'ğ' }, guest)
    expect(url).toBe('/api/deduct/BTC?language=en&guest=true')
    expect(JSON.parse(init.body ?? '')).toEqual({ note: 'ğ' })
    expect(init.headers['Content-Type']).toBe('application/json')
  })

  it('sends a form where the route asks for one', () => {
    const { init } = requestOf(way('POST', '/auth/login', 'form'), { email: 'a+b@c.tr', password: 'ş&=' }, member)
    expect(Object.fromEntries(new URLSearchParams(init.body))).toEqual({ email: 'a+b@c.tr', password: 'ş&=' })
    expect(init.headers['Content-Type']).toBe('application/x-www-form-urlencoded')
  })

  it('leaves the body to a file and puts what goes with it into the query', () => {
    const { url, init } = requestOf(way('POST', '/api/coins', 'file'), { token: 'a b' }, member)
    expect(url).toBe('/api/coins?token=a+b&language=tr')
    expect([init.body, init.headers]).toEqual([undefined, { Accept: 'application/json' }])
  })

  it('deletes with everything in the address', () => {
    const { url, init } = requestOf(way('DELETE', '/api/portfolio/:id'), { id: '7' }, member)
    expect(url).toBe('/api/portfolio/7?language=tr')
    expect(init.body).toBeUndefined()
  })

  it('leaves out what is not known', () => {
    const { url } = requestOf(way('GET', '/api/x'), { a: undefined, b: null, c: 0 }, member)
    expect(url).toBe('/api/x?c=0&language=tr')
  })

  it('never lets a value break out of its place in the path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), symbol => {
        fc.pre(symbol !== '.' && symbol !== '..')
        const { url } = requestOf(way('GET', '/api/coin/:symbol/news'), { symbol }, member)
        const parts = new URL(url, 'http://pusula.test').pathname.split('/')
        expect(parts.map(decodeURIComponent)).toEqual(['', 'api', 'coin', symbol, 'news'])
      }),
    )
  })

  it('leaves no parameter of a path unfilled', () => {
    const { url } = requestOf(way('GET', '/a/:one/:two'), { one: '1', two: '2' }, member)
    expect(pathNames(url)).toEqual([])
  })
})
