import { accounts, guests, market, news } from '@pusula/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, holdGuestCalls, mendRefusals } from './call.ts'
import { identity } from './person/identity.ts'
import { isUnanswered, ProblemError } from './problem.ts'

const answer = (reply: () => Response | Promise<Response>) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => reply())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const failure = (promise: Promise<unknown>): Promise<ProblemError> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (error instanceof ProblemError ? error : Promise.reject(error)),
  )
/** Its head and its first words came, and then the line was lost. */
const halfAnswer = (status = 200, reason: unknown = new TypeError('network error')) => {
  const words = [new TextEncoder().encode('{"id":')]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = words.shift()
      if (next) controller.enqueue(next)
      else controller.error(reason)
    },
  })
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
}

afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('gives what the server replied, and sends the cookies', async () => {
    const fetch = answer(() => Response.json({ isBlocked: true }))
    expect(await call(guests.blocked, {})).toEqual({ isBlocked: true })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/visitor/blocked?language=en')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'GET' })
  })

  it('reads an answer that is not JSON as nothing', async () => {
    answer(() => new Response('OK', { headers: { 'Content-Type': 'text/plain' } }))
    expect(await call(guests.blocked, {})).toEqual({})
  })

  it('reads an answer without words as nothing', async () => {
    answer(() => new Response(null, { status: 204 }))
    expect(await call(guests.blocked, {})).toEqual({})
  })

  it('takes a redirect for a success where the route leads to a page', async () => {
    const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    Object.defineProperty(redirect, 'ok', { value: false })
    const fetch = answer(() => redirect)
    expect(await call(accounts.login, { email: 'a@b.tr', password: 'x' })).toEqual({})
    expect(fetch.mock.calls[0]?.[1].redirect).toBe('manual')
  })
})

describe('a change that is tapped twice', () => {
  const letter = { email: 'a@b.tr' }

  it('is left by one caller and goes on for the other, and ends with the last', async () => {
    let heard: AbortSignal | null | undefined
    const fetch = answer(() => Response.json({}))
    fetch.mockImplementation((_, { signal }) => {
      heard = signal
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const [first, second] = [new AbortController(), new AbortController()]
    const calls = [first, second].map(({ signal }) => call(accounts.forgotPassword, letter, signal))
    first.abort(new Error('the first has left'))
    await expect(calls[0]).rejects.toThrow('the first has left')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(heard?.aborted).toBe(false)
    second.abort(new Error('the second has left'))
    await expect(calls[1]).rejects.toThrow('the second has left')
    expect(heard?.aborted).toBe(true)
    void call(accounts.forgotPassword, letter).catch(() => undefined)
    expect(fetch, 'whoever comes after that asks anew').toHaveBeenCalledTimes(2)
  })

  it('is sent once while it is on its way, whoever waits for it, and again once it was answered', async () => {
    const fetch = answer(() => Response.json({ success: true }))
    const taps = await Promise.all([letter, { ...letter }].map(input => call(accounts.sendActivation, input)))
    expect(taps).toEqual([{ success: true }, { success: true }])
    expect(fetch).toHaveBeenCalledTimes(1)
    await call(accounts.sendActivation, letter)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is another one from another person, though the first was not answered yet', async () => {
    const fetch = answer(() => Response.json({ success: true }))
    const before = identity.member
    const calls = ['ada', 'ben'].map(id => {
      identity.member = id
      return call(accounts.sendActivation, letter)
    })
    await Promise.all(calls)
    identity.member = before
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is another one with other words', async () => {
    const fetch = answer(() => Response.json({}, { status: 500 }))
    const inputs = [letter, { email: 'c@d.tr' }]
    await Promise.all(inputs.map(input => failure(call(accounts.sendActivation, input))))
    expect(fetch).toHaveBeenCalledTimes(2)
    await failure(call(accounts.sendActivation, letter))
    expect(fetch, 'a failed one may be tried again').toHaveBeenCalledTimes(3)
  })
})

describe('a call of a guest whose account is not open yet', () => {
  const asGuest = () => vi.stubGlobal('location', { search: '?guest=true' })

  it('waits for the account where it is made in its name, and not where anyone may call', async () => {
    asGuest()
    const fetch = answer(() => Response.json([]))
    let open = () => {}
    const release = holdGuestCalls({ opened: () => new Promise<void>(resolve => (open = resolve)) })
    const named = call(market.topCoins, {})
    await call(guests.blocked, {})
    const asked = () => fetch.mock.calls.map(([url]) => url.split('?')[0])
    expect(asked()).toEqual([guests.blocked.path])
    open()
    await named
    expect(asked()).toEqual([guests.blocked.path, market.topCoins.path])
    release()
  })

  it('is made all the same when the account could not be opened: the server says why', async () => {
    asGuest()
    answer(() => Response.json([]))
    const release = holdGuestCalls({ opened: () => Promise.reject(new Error('no network')) })
    expect(await call(market.topCoins, {})).toEqual([])
    release()
  })
})

describe('a failed call', () => {
  it('carries the name, the status, the details and both texts of the problem', async () => {
    const error = {
      code: 'accounts.wrongLogin',
      message: 'No',
      messageTr: 'Hatalı',
      messageEn: 'Wrong',
      details: { a: 1 },
    }
    answer(() => Response.json({ error }, { status: 401 }))
    const problem = await failure(call(accounts.user, {}))
    expect(problem).toMatchObject({ code: 'accounts.wrongLogin', status: 401, details: { a: 1 } })
    expect(problem.texts).toEqual({ tr: 'Hatalı', en: 'Wrong' })
    expect(problem.message).toBe('Wrong')
  })

  it('says so itself when something else answered in the place of the server', async () => {
    answer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await failure(call(accounts.user, {}))).toMatchObject({ code: 'connection.failed', status: 502 })
    answer(() => new Response('broken', { status: 500 }))
    const broken = await failure(call(accounts.user, {}))
    expect(broken, 'an answer is no missing server').toMatchObject({ code: 'connection.broken', status: 500 })
    expect(broken.message).toMatch(/^Something went wrong/)
  })

  it('knows the missing network from the missing server', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(call(accounts.user, {}))).toMatchObject({ code: 'connection.failed', status: 0 })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await failure(call(accounts.user, {}))).toMatchObject({ code: 'connection.offline', status: 0 })
  })

  it('of a write that was sent before the network went is a lost response: it may have arrived', async () => {
    const device = { onLine: true }
    vi.stubGlobal('navigator', device)
    answer(() => {
      device.onLine = false
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const change = () => failure(call(accounts.logoutEverywhere, {}))
    expect(isUnanswered(await change())).toBe(true)
    expect(await change(), 'it never left').toMatchObject({ code: 'connection.offline' })
  })

  it('is named a time-out when the clock ended it', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    answer(() => Promise.reject(new DOMException('aborted', 'AbortError')))
    expect(await failure(call(accounts.user, {}))).toMatchObject({ code: 'connection.timeout' })
  })

  it('is one whose answer was cut short: half of it is not taken for the whole', async () => {
    answer(() => halfAnswer())
    const problem = await failure(call(accounts.user, {}))
    expect(problem).toMatchObject({ code: 'connection.failed', status: 0 })
    expect(isUnanswered(problem), 'what was asked may have been done').toBe(true)
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    expect(await failure(call(accounts.user, {}))).toMatchObject({ code: 'connection.timeout' })
    answer(() => halfAnswer(500))
    expect(await failure(call(accounts.user, {}))).toMatchObject({ code: 'connection.broken', status: 500 })
  })

  it('is not a problem when the caller itself gave up', async () => {
    const gaveUp = AbortSignal.abort()
    answer(() => Promise.reject(gaveUp.reason))
    await expect(call(accounts.user, {}, gaveUp)).rejects.toBe(gaveUp.reason)
    answer(() => halfAnswer(200, gaveUp.reason))
    await expect(call(accounts.user, {}, gaveUp), 'in the middle of the answer').rejects.toBe(gaveUp.reason)
  })
})

describe('a refusal that asks for reauthentication', () => {
  const refusal = () =>
    Response.json({ error: { code: 'accounts.confirmRequired', message: 'Confirm' } }, { status: 403 })

  it('holds the call until it is done, and then repeats it with the same body', async () => {
    const replies = [refusal(), Response.json({ success: true })]
    const fetch = answer(() => replies.shift() ?? refusal())
    const release = mendRefusals(async problem => problem.code === 'accounts.confirmRequired')
    expect(await call(accounts.changePassword, { newPassword: 'güney 9' })).toEqual({ success: true })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch.mock.calls[1]?.[1].body).toBe(fetch.mock.calls[0]?.[1].body)
    release()
  })

  it('stays a failure when it is not done', async () => {
    const fetch = answer(refusal)
    const release = mendRefusals(async () => false)
    expect(await failure(call(accounts.remove, {}))).toMatchObject({ code: 'accounts.confirmRequired' })
    expect(fetch).toHaveBeenCalledTimes(1)
    release()
  })
})

it('waits as long as the call declares: longer for news', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockClear()
  answer(() => Response.json([]))
  await call(news.ofCoin, { symbol: 'BTC' })
  await call(accounts.user, {})
  expect(timeout.mock.calls).toEqual([[25_000], [15_000]])
  timeout.mockRestore()
})
