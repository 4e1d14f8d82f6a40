import { drawnForHeader, guests, nobodyHere, type ProblemCode, portfolio } from '@pusula/contract'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

/** A page at an address, with modules of its own; what it loads next is noted. */
async function openPage(address: string) {
  vi.resetModules()
  vi.unstubAllGlobals()
  const loaded: string[] = []
  const place = new URL(address, 'http://pusula.test')
  const history = {
    state: null as unknown,
    replaceState(state: unknown, _: string, url?: string) {
      history.state = state
      if (url) loaded.push(url)
    },
  }
  const reload = vi.fn()
  vi.stubGlobal('location', Object.assign(place, { reload }))
  const [met, person, doubt, { call }, { readText: read, writeText: write }] = await Promise.all([
    import('./identity.ts'),
    import('./person.ts'),
    import('./session-check.ts'),
    import('../call.ts'),
    import('../../stored/stored.ts'),
  ])
  // The router looks for a whole browser where it finds a history.
  vi.stubGlobal('history', history)
  return { ...met, ...person, ...doubt, call, read, write, loaded, reload, history }
}

/** A server that answers everything in one way, and remembers for whom it was asked. */
function serve(status: number, code?: ProblemCode) {
  const saidFor: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    saidFor.push(headers[drawnForHeader])
    const body = code ? { error: { code, message: code } } : {}
    return Response.json(body, { status })
  })
  return saidFor
}

/** What never comes back has not come back after many turns. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  for (let turn = 0; turn < 50; turn++) await new Promise(resolve => setImmediate(resolve))
  return isSettled
}

afterEach(() => vi.unstubAllGlobals())
afterAll(() => void vi.resetModules())

describe('a page says for whom it is drawn', () => {
  it('from the moment the server has said who is here, and not before', async () => {
    const { call, meetMember } = await openPage('/dashboard/portfolio')
    const saidFor = serve(200)
    await call(portfolio.list, {})
    await meetMember('ada', null)
    await call(portfolio.list, {})
    await call(portfolio.list, {}, undefined, 'ben')
    await call(portfolio.list, {}, undefined, null)
    expect(saidFor).toEqual([undefined, 'ada', 'ben', undefined])
  })

  it('as a guest at least that no member is here; in a demo nothing', async () => {
    const guest = await openPage('/dashboard?guest=true')
    const saidFor = serve(200)
    await guest.call(guests.stats, {})
    await guest.meetGuest('visitor')
    await guest.call(guests.stats, {})
    const demo = await openPage('/dashboard?demo=true')
    await demo.meetMember('ada', null)
    expect([...saidFor, demo.drawnFor()]).toEqual([nobodyHere, 'visitor', null])
  })
})

describe('somebody else is here', () => {
  it.each([
    ['ada', 'ben', 'otherPerson', '/dashboard/portfolio'],
    ['ada', nobodyHere, 'expired', '/?next=%2Fdashboard%2Fportfolio'],
    [nobodyHere, 'ben', 'signedIn', '/dashboard/portfolio'],
  ])('after %s came %s: a fresh page says %s, and the old one goes no further', async (before, now, change, to) => {
    const page = await openPage('/dashboard/portfolio?purchase=success')
    const { meetMember, drawnFor, loaded, reload, history } = page
    await meetMember(before, null)
    expect(await isOver(meetMember(now, null))).toBe(false)
    expect(drawnFor(), 'until it is gone, it does nothing in the name of the next').toBe(before)
    expect([loaded, reload.mock.calls.length]).toEqual([[to], 1])
    expect(history.state).toMatchObject({ freshPage: { change } })
  })

  it('is told as a sign-out where another tab signs out, also when a call is refused first', async () => {
    const { meetMember, onTabMessage: hear, history } = await openPage('/dashboard/portfolio')
    await meetMember('ada', null)
    hear('leaving')
    expect(await isOver(meetMember(nobodyHere, null))).toBe(false)
    expect(history.state).toMatchObject({ freshPage: { change: 'signedOut' } })
  })

  it('where the page began with what was kept of another; where it was nobody, nothing of theirs is in sight', async () => {
    const page = await openPage('/dashboard')
    expect(await isOver(page.meetMember('ben', 'ada'))).toBe(false)
    const { meetMember, reload } = await openPage('/')
    await meetMember(nobodyHere, 'ada')
    expect(reload).not.toHaveBeenCalled()
  })

  it('where a guest’s page meets a member; one that was nobody’s yet says nothing of it', async () => {
    const page = await openPage('/dashboard/home?guest=true')
    await page.meetGuest('visitor')
    expect(await isOver(page.meetMember('ada', null))).toBe(false)
    expect([page.loaded, page.history.state]).toMatchObject([
      ['/dashboard/home'],
      { freshPage: { change: 'signedIn' } },
    ])
    const early = await openPage('/dashboard/home?guest=true')
    expect(await isOver(early.meetMember('ada', null))).toBe(false)
    expect(early.history.state).toMatchObject({ freshPage: { change: null } })
  })

  it('where a guest lost the cookie: nothing the one before looked at is kept for the next', async () => {
    const { meetGuest, proveGuest, read, write, loaded } = await openPage('/dashboard/home?guest=true')
    await meetGuest('first')
    await proveGuest('first')
    write('guestAnalysisData', 'of the first')
    expect(await isOver(meetGuest('second'))).toBe(false)
    expect([read('guestHere'), read('guestAnalysisData'), loaded]).toEqual([
      'second',
      null,
      ['/dashboard/home?guest=true'],
    ])
  })

  it('but a browser that keeps no cookies meets another guest on each page, and loads no page for that', async () => {
    const { meetGuest, onTabMessage: hear, lookWith, write, reload } = await openPage('/dashboard/home?guest=true')
    write('guestHere', 'of the last page')
    const look = vi.fn(async () => undefined)
    lookWith(look)
    await meetGuest('of this page')
    hear('guest of another tab')
    expect([reload.mock.calls.length, look.mock.calls.length]).toEqual([0, 0])
  })
})

describe('a refused call', () => {
  it.each<[ProblemCode, string, number]>([
    ['accounts.otherPerson', '/dashboard', 1],
    ['accounts.signInRequired', '/dashboard', 1],
    ['guests.sessionRequired', '/dashboard?guest=true', 1],
    ['accounts.signInRequired', '/dashboard?guest=true', 0],
    ['favorites.alreadyPresent', '/dashboard', 0],
  ])('with %s at %s looks who is here, once for all of them: %i', async (code, address, looks) => {
    const { call, lookWith, meetGuest, meetMember } = await openPage(address)
    if (address.includes('guest')) await meetGuest('visitor')
    else await meetMember('ada', null)
    const look = vi.fn(async () => undefined)
    lookWith(look)
    serve(code === 'favorites.alreadyPresent' || code === 'accounts.otherPerson' ? 409 : 401, code)
    const calls = await Promise.allSettled([1, 2, 3].map(() => call(portfolio.list, {})))
    expect(
      calls.every(({ status }) => status === 'rejected'),
      'the same person is told of it',
    ).toBe(true)
    expect(look).toHaveBeenCalledTimes(looks)
  })

  it('is not told when somebody else was found, nor on a page that is on its way out', async () => {
    const { call, lookWith, meetMember } = await openPage('/dashboard')
    await meetMember('ada', null)
    serve(409, 'accounts.otherPerson')
    lookWith(() => meetMember('ben', null))
    expect(await isOver(call(portfolio.list, {}))).toBe(false)

    const leaving = await openPage('/dashboard')
    await leaving.meetMember('ada', null)
    leaving.leavePage()
    serve(409, 'accounts.otherPerson')
    const look = vi.fn(async () => undefined)
    leaving.lookWith(look)
    expect(await isOver(leaving.call(portfolio.list, {}))).toBe(false)
    expect(look).not.toHaveBeenCalled()
  })
})

it('a session that a sign-in elsewhere has just replaced is not called expired: the cookie of the next one comes a moment later', async () => {
  const { meetMember, lookWith, lookAgain, history } = await openPage('/dashboard')
  await meetMember('ada', null)
  let isSet = false
  lookWith(() => meetMember(isSet ? 'ben' : nobodyHere, null))
  void lookAgain('accounts.signInRequired')
  isSet = true
  await vi.waitFor(() => expect(history.state).toMatchObject({ freshPage: { change: 'otherPerson' } }))
})

describe('a deletion of the account that was not answered', () => {
  it('is what happened where that look finds nobody', async () => {
    const { meetMember, lookWith, lookWhetherRemoved, history } = await openPage('/dashboard')
    await meetMember('ada', null)
    lookWith(() => meetMember(nobodyHere, null))
    expect(await isOver(lookWhetherRemoved())).toBe(false)
    expect(history.state).toMatchObject({ freshPage: { change: 'removed' } })
  })

  it('is no reason any more once it has found the member: who is gone later signed out, and what they noted stays', async () => {
    const page = await openPage('/dashboard')
    const { meetMember, lookWith, lookWhetherRemoved, lookAgain, read, write, history } = page
    await meetMember('ada', null)
    write('portfolioQueue', 'not sent yet')
    lookWith(() => meetMember('ada', null))
    await lookWhetherRemoved()
    lookWith(() => meetMember(nobodyHere, null))
    void lookAgain('accounts.signInRequired')
    await vi.waitFor(() => expect(history.state).toMatchObject({ freshPage: { change: 'expired' } }))
    expect(read('portfolioQueue')).toBe('not sent yet')
  })
})

describe('a message from another tab', () => {
  it.each([
    ['/dashboard', 'ada', 'member ben', true],
    ['/dashboard', 'ada', 'member nobody', true],
    ['/dashboard', 'ada', 'member ada', false],
    ['/dashboard', 'ada', 'guest visitor', true],
    ['/', nobodyHere, 'guest visitor', false],
    ['/', nobodyHere, 'member ada', true],
    ['/', null, 'member ada', false],
    ['/dashboard?guest=true', 'visitor', 'member ada', true],
    ['/dashboard?guest=true', 'visitor', 'member nobody', false],
    ['/dashboard?guest=true', 'visitor', 'guest visitor', false],
    ['/dashboard?guest=true', 'visitor', 'guest other', true],
    ['/dashboard?demo=true', null, 'member ada', false],
  ])('at %s, drawn for %s: "%s" is news: %s', async (address, drawn, word, isNews) => {
    const { meetMember, meetGuest, proveGuest, onTabMessage: hear, lookWith } = await openPage(address)
    if (drawn && address.includes('guest')) await meetGuest(drawn).then(() => proveGuest(drawn))
    else if (drawn) await meetMember(drawn, null)
    const look = vi.fn(async () => undefined)
    lookWith(look)
    hear(word)
    expect(look).toHaveBeenCalledTimes(isNews ? 1 : 0)
  })
})
