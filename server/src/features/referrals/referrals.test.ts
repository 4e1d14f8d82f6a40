import { accounts, credits, guests, referrals } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { verifyEmail } from '../../testing/people.ts'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()

const codeOf = async (member: Person) =>
  new URL((await member.call(referrals.generate, {})).referralUrl).searchParams.get('Ref') ?? ''
const creditsOf = async (member: Person) => (await member.call(credits.stats, {})).remainingAnalyses

const fingerprint = (hash: string) => {
  const same = { canvas: '', webgl: '', screen: '', timezone: '', language: '', platform: '', memory: '', cores: '' }
  return { ...same, userAgent: '', hash: hash.padEnd(16, '-') }
}

describe('an invitation', () => {
  it('gives five credits to each side', async () => {
    const ada = await world.member()
    const deniz = await world.member({ referralHash: await codeOf(ada) })
    expect([await creditsOf(ada), await creditsOf(deniz)]).toEqual([25, 25])
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 1, totalCreditsEarned: 5 })
    expect((await ada.call(credits.history, {})).entries[0]).toMatchObject({ reason: 'referral', amount: 5 })
  })

  it('has one link for ever', async () => {
    const ada = await world.member()
    const links = await Promise.all(Array.from({ length: 5 }, () => ada.call(referrals.generate, {})))
    expect(new Set(links.map(link => link.referralUrl)).size).toBe(1)
    expect(links[0]?.referralUrl).toMatch(/^http:\/\/localhost:3000\/\?Ref=[\w-]{11}$/)
  })

  it('with a code that nobody has changes nothing', async () => {
    expect(await creditsOf(await world.member({ referralHash: 'made-up' }))).toBe(20)
  })

  it('counts once per invited person when two requests race', async () => {
    const ada = await world.member()
    const referralHash = await codeOf(ada)
    const email = 'racer@example.com'
    const racer = world.person()
    await verifyEmail(racer, world.database, email)
    const cookies = { ...racer.cookies }
    const attempt = () =>
      world.app.inject({
        method: 'POST',
        url: accounts.register.path,
        cookies,
        payload: { email, password: 'kuzey yıldızı 7', referralHash },
      })
    const statuses = (await Promise.all(Array.from({ length: 6 }, attempt))).map(answer => answer.statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 1, totalCreditsEarned: 5 })
    expect(await creditsOf(ada)).toBe(25)
  })

  it('counts everyone when many accept it at once', async () => {
    const ada = await world.member()
    const referralHash = await codeOf(ada)
    const joined = await Promise.all(Array.from({ length: 6 }, () => world.member({ referralHash })))
    expect(await creditsOf(ada)).toBe(20 + 6 * 5)
    expect(await Promise.all(joined.map(creditsOf))).toEqual([25, 25, 25, 25, 25, 25])
    expect(await world.differences()).toEqual([])
  })

  it('counts a person once, also when they leave and come back, and the gift of a new member too', async () => {
    const ada = await world.member()
    const email = 'comes.back@example.com'
    const first = await world.member({ email, referralHash: await codeOf(ada) })
    await first.call(accounts.remove, {})
    world.clock.forward(60_000)
    const again = await world.member({ email, referralHash: await codeOf(ada), credits: 20 })
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 1, totalCreditsEarned: 5 })
    expect(await creditsOf(again)).toBe(0)
  })
})

describe('an invitation of oneself', () => {
  it('in the same browser brings nothing to either', async () => {
    const browser = await world.member()
    const { accountId } = browser
    const referralHash = await codeOf(browser)
    await browser.request({ method: 'GET', url: accounts.logout.path })
    const second = await world.member({ referralHash }, browser)
    expect(await creditsOf(second)).toBe(20)
    expect(await world.balanceOf(accountId)).toBe(20)
  })

  it('with the same fingerprint in a cleared browser brings nothing to either', async () => {
    const browser = world.person()
    await browser.call(guests.account, { fingerprint: fingerprint('ada') })
    const ada = await world.member({}, browser)
    const referralHash = await codeOf(ada)
    const cleared = world.person()
    await cleared.call(guests.account, {})
    await cleared.call(guests.account, { fingerprint: fingerprint('ada') })
    const second = await world.member({ referralHash }, cleared)
    expect([await creditsOf(ada), await creditsOf(second)]).toEqual([20, 20])
  })
})
