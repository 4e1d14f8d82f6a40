import { drawnForHeader } from '@pusula/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownProblem, problemOf } from '../../lib/problem.ts'
import type { Star } from '../../stored/shapes.ts'
import { forgetText, readText, writeText } from '../../stored/stored.ts'
import { followTabs, forgetOthers, outboxOf, saveList, saveStar, sendWaiting, starOutbox } from './outbox.ts'

const me = 'account-1'
const star = (symbol: string, isOn: boolean, isLate = false): Star => ({
  symbol,
  name: symbol,
  isOn,
  tappedAt: '2026-11-15T12:00:00.000Z',
  isLate,
})
const listed = () => outboxOf(me).list?.map(({ coinSymbol }) => coinSymbol)
const waiting = () => outboxOf(me).waiting.map(({ symbol }) => symbol)
const refusal = (status: number, code: string) => problemOf(status, { error: { code, message: code } })

/** A server that answers each coin in its own way, and remembers what it was asked. */
function server(answers: Record<string, Error> = {}) {
  const asked: string[] = []
  const refused: string[] = []
  const send = async ({ symbol, isOn }: Star) => {
    asked.push(`${isOn ? '+' : '-'}${symbol}`)
    if (answers[symbol]) throw answers[symbol]
  }
  const run = () => sendWaiting(me, ({ symbol }, { code }) => refused.push(`${symbol} ${code}`), send)
  return { asked, refused, run }
}

beforeEach(() => {
  forgetText('favorites')
  followTabs()
  saveList(me, [])
})

describe('taps on stars', () => {
  it('are sent in order, and then part of the list', async () => {
    saveStar(me, star('BTC', true))
    saveStar(me, star('ETH', true))
    saveStar(me, star('SOL', false))
    const { asked, run } = server()
    await run()
    expect(asked).toEqual(['+BTC', '+ETH', '-SOL'])
    expect(waiting()).toEqual([])
    expect(listed()).toEqual(['ETH', 'BTC'])
  })

  it('are queued offline, survive a reload, and are sent when the network is back', async () => {
    saveStar(me, star('BTC', true))
    saveStar(me, star('ETH', true))
    const gone = server({ BTC: ownProblem('connection.offline') })
    await expect(gone.run()).rejects.toMatchObject({ code: 'connection.offline' })
    expect(gone.asked, 'the rest is not tried').toEqual(['+BTC'])
    expect(outboxOf(me).waiting.every(({ isLate }) => isLate)).toBe(true)

    expect(JSON.parse(readText('favorites') ?? '')).toMatchObject({ accountId: me, waiting: [{ symbol: 'BTC' }, {}] })
    const back = server()
    await back.run()
    expect(back.asked).toEqual(['+BTC', '+ETH'])
    expect(waiting()).toEqual([])
  })

  it('that the server had already are done (idempotent), with a toast', async () => {
    saveStar(me, star('BTC', true))
    const { refused, run } = server({ BTC: refusal(409, 'favorites.alreadyPresent') })
    await run()
    expect(refused).toEqual(['BTC favorites.alreadyPresent'])
    expect([waiting(), listed()]).toEqual([[], ['BTC']])
  })

  it('that are refused are rolled back, and the next ones still sent', async () => {
    saveStar(me, star('BTC', true))
    saveStar(me, star('ETH', true))
    const { refused, run } = server({ BTC: refusal(409, 'favorites.full') })
    await run()
    expect(refused).toEqual(['BTC favorites.full'])
    expect([waiting(), listed()]).toEqual([[], ['ETH']])
  })

  it('are rolled back when the session has ended, but stay queued if they were made offline', async () => {
    const expired = refusal(401, 'accounts.signInRequired')
    saveStar(me, star('BTC', true))
    await server({ BTC: expired }).run()
    expect([waiting(), listed()]).toEqual([[], []])

    saveStar(me, star('ETH', true, true))
    await expect(server({ ETH: expired }).run()).rejects.toMatchObject({ status: 401 })
    expect(waiting()).toEqual(['ETH'])
  })

  it('during a flush are sent by the same flush', async () => {
    saveStar(me, star('BTC', true))
    const asked: string[] = []
    await sendWaiting(
      me,
      () => undefined,
      async ({ symbol }) => {
        if (asked.length === 0) saveStar(me, star('ETH', true))
        asked.push(symbol)
      },
    )
    expect(asked).toEqual(['BTC', 'ETH'])
  })
})

describe('taps on stars with a full storage (quota)', () => {
  afterEach(() => {
    forgetText('favorites')
    vi.unstubAllGlobals()
  })

  it('are each sent once, also those that were not stored', async () => {
    const cached = new Map<string, string>()
    const storage = {
      getItem: (key: string) => cached.get(key) ?? null,
      setItem: (key: string, value: string) => cached.set(key, value),
      removeItem: (key: string) => cached.delete(key),
    }
    vi.stubGlobal('localStorage', storage)
    saveStar(me, star('BTC', true))
    const setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { ...storage, setItem })
    saveStar(me, star('ETH', true))
    const asked: string[] = []
    await sendWaiting(
      me,
      () => undefined,
      async ({ symbol }) => {
        if (asked.push(symbol) > 2) throw ownProblem('connection.offline')
      },
    )
    expect([asked, waiting()]).toEqual([['BTC', 'ETH'], []])
  })
})

describe('a queued tap of one member, with another signed in', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is sent in the name of the one who tapped, and waits for them', async () => {
    const saidFor: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
      saidFor.push(headers[drawnForHeader])
      const error = { code: 'accounts.otherPerson', message: 'no' }
      return Response.json({ error }, { status: 409 })
    })
    saveStar(me, star('BTC', true))
    saveStar(me, star('ETH', false))
    const refused = vi.fn()
    await expect(sendWaiting(me, refused)).rejects.toMatchObject({ code: 'accounts.otherPerson' })
    expect([saidFor, waiting()]).toEqual([[me], ['BTC', 'ETH']])
    expect(refused).not.toHaveBeenCalled()
  })

  it('is gone once the other has come', () => {
    saveStar(me, star('BTC', true))
    forgetOthers(me)
    expect(waiting()).toEqual(['BTC'])
    forgetOthers('account-2')
    expect([readText('favorites'), starOutbox.get()]).toEqual([null, null])
  })
})

describe('the stored queue', () => {
  it('is neither shown to nor sent for another member', async () => {
    saveStar(me, star('BTC', true))
    expect(outboxOf('account-2')).toEqual({ accountId: 'account-2', list: null, waiting: [] })
  })

  it.each(['{', '[]', '{"accountId":1}', '{"accountId":"account-1","list":[{}],"waiting":[]}'])(
    'is not believed when it says %s',
    text => {
      writeText('favorites', text)
      followTabs()
      expect(starOutbox.get()).toBeNull()
    },
  )
})
