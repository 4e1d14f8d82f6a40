import { onlineManager, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAnew, isUnreached, makeQueryClient, queryClient, untilKnown } from './query.ts'

it('a page that was opened without a network asks again when there is one, and only for what failed', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = makeQueryClient()
  client.mount()
  let has = false
  const ask = vi.fn(async () => {
    if (!has) throw new Error('no network')
    return 'list'
  })
  const other = vi.fn(async () => 'known')
  const watched = new QueryObserver(client, { queryKey: ['list'], queryFn: ask, retry: false })
  const known = new QueryObserver(client, { queryKey: ['known'], queryFn: other })
  const stops = [watched, known].map(each => each.subscribe(() => undefined))
  await vi.waitFor(() => expect(watched.getCurrentResult().status).toBe('error'))
  has = true
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(watched.getCurrentResult().data).toBe('list'))
  expect(other).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  client.unmount()
  online.mockRestore()
})

describe('a reply that decides what a page shows', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    queryClient.mount()
  })
  afterEach(() => {
    queryClient.unmount()
    queryClient.clear()
    vi.useRealTimers()
  })

  type Ask = () => Promise<string>
  const says = (value: string) => async () => value
  const fails = () => Promise.reject(new Error('no network'))

  /** Watched by a screen; what the server says, call by call. */
  function watched(...answers: Ask[]) {
    const ask = vi.fn<Ask>(() => (answers.shift() ?? fails)())
    const query = queryOptions({ ...untilKnown, queryKey: ['test', 'reply'], queryFn: ask })
    const observer = new QueryObserver(queryClient, query)
    const seen: (string | undefined)[] = []
    const look = () => (isUnreached(observer.getCurrentResult()) ? 'unreachable' : observer.getCurrentResult().data)
    observer.subscribe(() => seen.push(look()))
    return { ask, query, look, seen }
  }
  const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('is asked for once, however many ask, and for good', async () => {
    const { ask, query, look } = watched(says('member'))
    await Promise.all([queryClient.ensureQueryData(query), queryClient.ensureQueryData(query)])
    await passMs(3_600_000)
    await queryClient.invalidateQueries({ queryKey: ['test'] })
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await passMs(0)
    expect([look(), ask.mock.calls.length]).toEqual(['member', 1])
  })

  it('is unreachable from its first failure until an answer, and asked for every 5 seconds', async () => {
    const { ask, look, seen } = watched(fails, fails, says('member'))
    await passMs(9_000)
    expect(look()).toBe('unreachable')
    // Another try is no news.
    expect(new Set(seen.slice(seen.indexOf('unreachable')))).toEqual(new Set(['unreachable']))
    await passMs(2_000)
    expect([look(), ask.mock.calls.length]).toEqual(['member', 3])
  })

  it('is asked for as soon as the network is back', async () => {
    const { look } = watched(fails, says('member'))
    await passMs(0)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await passMs(0)
    expect(look()).toBe('member')
  })

  it('is unreachable too where it could not be asked for anew', async () => {
    const { query, look } = watched(says('member'), fails, says('pro'))
    await passMs(0)
    await expect(askAnew(query)).rejects.toThrow('no network')
    expect(look()).toBe('unreachable')
    await passMs(5_000)
    expect(look()).toBe('pro')
  })

  it('is not what was asked for before it changed, in whatever order the answers come', async () => {
    let answerFirst: (value: string) => void = () => undefined
    const late = new Promise<string>(resolve => {
      answerFirst = resolve
    })
    const { query, look } = watched(() => late, says('after'))
    await askAnew(query)
    answerFirst('before')
    await passMs(0)
    expect(look()).toBe('after')
  })
})
