import { describe, expect, it } from 'vitest'
import { allRoutes, contract } from './contract.ts'
import { problems } from './problems.ts'
import { pathNames, usualBytes } from './route.ts'
import { longestBytes, maxParts } from './sizes.ts'

/** Section 7 of the specification, word for word; `{x}` is a path parameter. */
const specified = `
POST /api/auth/send-activation
POST /api/auth/verify-activation
POST /api/auth/register
POST /auth/login
GET /auth/google
POST /api/auth/forgot-password
POST /api/auth/reset-password
GET /api/auth/user
GET /api/logout
GET /api/visitor/blocked
GET /api/visitor/stats
POST /api/visitor/stats
POST /api/visitor/account
GET /api/user/stats
GET /api/crypto/analyze/{symbol}
POST /api/crypto/analyze
GET /api/crypto/top-coins
GET /api/crypto/search
POST /api/crypto/bulk-prices
POST /api/crypto/deduct-analysis/{symbol}
GET /api/crypto/technical-signals/{symbol}
GET /api/crypto/support-resistance/{symbol}
GET /api/crypto/news/{symbol}
GET /api/crypto/test/{symbol}
GET /api/crypto/hidden-gems
GET /api/user/favorites
GET /api/crypto/favorites
POST /api/crypto/favorites
DELETE /api/crypto/favorites/{symbol}
GET /api/portfolio
POST /api/portfolio
PUT /api/portfolio/{id}
DELETE /api/portfolio/{id}
DELETE /api/portfolio/coin/{symbol}
POST /api/trading-symbols
GET /api/current-price/{tradingSymbol}
GET /api/notifications/vapid-public-key
POST /api/notifications/subscribe
POST /api/notifications/test
GET /api/notification-settings
PUT /api/notification-settings
POST /api/support/send-message
GET /api/user/purchase-history
GET /api/referral/generate
GET /api/referral/stats
GET /api/user/subscription
POST /api/user/cancel-subscription
POST /api/create-subscription
POST /api/payments/create-intent
POST /api/payments/create-guest-intent
POST /api/test/webhook-simulate
POST /api/guest-conversion-login
GET /api/admin/coins
GET /api/admin/api-configs
GET /api/admin/stats
POST /api/admin/coins/upload
POST /api/admin/api-configs
PUT /api/admin/api-configs/{id}
DELETE /api/admin/api-configs/{id}
POST /api/admin/api-test`
  .trim()
  .split('\n')

const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

describe('the contract', () => {
  const declared = allRoutes.map(({ route }) => lineOf(route))

  it.each(specified)('declares %s', line => expect(declared).toContain(line))

  it('declares each call once', () => expect(new Set(declared).size).toBe(declared.length))

  it('names every path parameter in the input of its call', () => {
    const unnamed = allRoutes.filter(({ route }) =>
      pathNames(route.path).some(name => !(name in route.input.properties)),
    )
    expect(unnamed).toEqual([])
  })

  it('bounds every input: no text, list or record in one is endless', () => {
    const endless = allRoutes.filter(({ route }) => !Number.isFinite(longestBytes(route.input) + maxParts(route.input)))
    expect(endless.map(({ route }) => lineOf(route))).toEqual([])
  })

  it('gives every call room for the longest input it takes', () => {
    const cramped = allRoutes.filter(({ route }) => !route.maxBytes && longestBytes(route.input) > usualBytes)
    expect(cramped.map(({ route }) => lineOf(route))).toEqual([])
    const longest = allRoutes.filter(({ route }) => !route.maxBytes).map(({ route }) => longestBytes(route.input))
    expect(Math.max(...longest), 'and not much more').toBeGreaterThan(0.9 * usualBytes)
  })

  it('keeps every administrative call for administrators', () =>
    expect(allRoutes.filter(({ route }) => route.path.startsWith('/api/admin') && route.who !== 'admin')).toEqual([]))

  it('gives every problem a status of failure and two different texts', () => {
    const wrong = Object.entries(problems).filter(
      ([, { status, tr, en }]) => status < 400 || status > 599 || !tr.trim() || !en.trim() || String(tr) === en,
    )
    expect(wrong).toEqual([])
  })

  it('names problems after their feature, or after the request and the server', () => {
    const owners = [...Object.keys(contract), 'request', 'server']
    const strays = Object.keys(problems).filter(code => !owners.includes(code.split('.')[0] ?? ''))
    expect(strays, "the specification's own words").toEqual(['restricted_coin', 'daily_limit'])
  })
})
