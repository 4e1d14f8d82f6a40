import { accounts, analysis, credits, guests, referrals } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { verifyEmail } from '../../testing/people.ts'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()

const codeOf = async (member: Person) =>
  new URL((await member.call(referrals.generate, {})).referralUrl).searchParams.get('Ref') ?? ''
const creditsOf = async (member: Person) => (await member.call(credits.stats, {})).remainingAnalyses

/** Opens a coin and reads something of what that has opened. */
async function analyse(member: Person) {
  await member.call(credits.deduct, { symbol: 'BTC' })
  await member.call(analysis.analyze, { symbol: 'BTC' })
}

const fingerprint = (hash: string) => {
  const same = { canvas: '', webgl: '', screen: '', timezone: '', language: '', platform: '', memory: '', cores: '' }
  return { ...same, userAgent: '', hash: hash.padEnd(16, '-') }
}

describe('an invitation', () => {
  it('gives five credits to the invited at once, and to the inviter after the first analysis', async () => {
    const ada = await world.member()
    const deniz = await world.member({ referralHash: await codeOf(ada) })
    expect([await creditsOf(ada), await creditsOf(deniz)]).toEqual([20, 25])
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 1, totalCreditsEarned: 0 })
    await deniz.call(credits.deduct, { symbol: 'BTC' })
    expect(await creditsOf(ada), 'opened is not used: it may come back').toBe(20)
    await deniz.call(analysis.analyze, { symbol: 'BTC' })
    await analyse(deniz)
    expect([await creditsOf(ada), await creditsOf(deniz)]).toEqual([25, 24])
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 1, totalCreditsEarned: 5 })
    expect((await ada.call(credits.history, {})).entries[0]).toMatchObject({ reason: 'referral', amount: 5 })
  })

  it.each([
    ['tr', '5 kredi senin', 'Davet ettiğin biri ilk analizini yaptı'],
    ['en', '5 credits are yours', 'Someone you invited made their first analysis'],
  ] as const)(
    'is told of to its inviter when the credits are there, once, in their language: %s',
    async (language, subject, says) => {
      const ada = await world.member()
      await world.database.run(sql`update accounts set language = ${language} where id = ${ada.accountId}`)
      const deniz = await world.member({ referralHash: await codeOf(ada) })
      const told = async () => {
        await world.runJob('referrals.letters')
        return (await world.emailsTo(ada.email)).filter(email => email.subject === subject)
      }
      expect(await told(), 'nothing to tell yet').toEqual([])
      await analyse(deniz)
      await told()
      const [email, ...more] = await told()
      expect(more).toEqual([])
      for (const part of [email?.text, email?.html]) {
        expect(part).toContain(says)
        expect(part).toContain('/dashboard/profile')
      }
    },
  )

  it('is not told of to an inviter who is blocked', async () => {
    const ada = await world.member()
    await analyse(await world.member({ referralHash: await codeOf(ada) }))
    await world.database.run(sql`update accounts set blocked_at = ${world.clock.now()}, blocked_reason = 'stolen cards'
      where id = ${ada.accountId}`)
    const before = await world.emailsTo(ada.email)
    await world.runJob('referrals.letters')
    expect(await world.emailsTo(ada.email)).toEqual(before)
  })

  it('is rewarded up to the owner’s limit in thirty days, exactly, also in a race', async () => {
    await changeSettings(world.database, { referralRewardsPerMonth: 2 }, world.clock.now())
    const ada = await world.member()
    const referralHash = await codeOf(ada)
    const invited = await Promise.all(Array.from({ length: 5 }, () => world.member({ referralHash })))
    await Promise.all(invited.map(analyse))
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 5, totalCreditsEarned: 10 })
    for (const half of ['first', 'second']) {
      world.clock.forward(15 * 86_400_000)
      await expect(ada.call(referrals.stats, {}), `after the ${half} half`).resolves.toMatchObject({ referralCount: 5 })
    }
    await analyse(await world.member({ referralHash }))
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 6, totalCreditsEarned: 15 })
    await changeSettings(world.database, { referralRewardsPerMonth: 20 }, world.clock.now())
    expect(await world.differences()).toEqual([])
  })

  it.each([
    ['a note after a plus', 'melek@example.org', 'melek+second@example.org'],
    ['dots that its provider does not see', 'me.lek.a@gmail.com', 'MelekA@googlemail.com'],
    ['another domain of its provider', 'melek.ada@yandex.com.tr', 'melek-ada@ya.ru'],
    ['an older domain of its provider', 'melek@icloud.com', 'melek@me.com'],
    ['hyphens that its provider does not see', 'me-lek@proton.me', 'melek@protonmail.com'],
    ['a disposable address', 'melek@yahoo.com', 'melek-shops@yahoo.com'],
    ['a subdomain of its name', 'melek@fastmail.com', 'shops@melek.fastmail.com'],
  ])('and the gift of a new member are given once per mailbox: %s changes nothing', async (_, email, again) => {
    const ada = await world.member()
    const first = await world.member({ email, referralHash: await codeOf(ada) })
    expect(await creditsOf(first)).toBe(25)
    const second = await world.member({ email: again.toLowerCase(), referralHash: await codeOf(ada) })
    await analyse(first)
    expect(await creditsOf(second)).toBe(0)
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 1, totalCreditsEarned: 5 })
  })

  it('brings nothing to an inviter who has left', async () => {
    const ada = await world.member()
    const { accountId } = ada
    const deniz = await world.member({ referralHash: await codeOf(ada) })
    await ada.call(accounts.remove, {})
    await analyse(deniz)
    expect(await world.balanceOf(accountId)).toBe(20)
  })

  it('is good for anybody who asks until its inviter leaves, and tells no more than that', async () => {
    const ada = await world.member()
    const code = await codeOf(ada)
    const stranger = world.person()
    const asked = (asking: string) => stranger.call(referrals.invitation, { code: asking })
    expect([await asked(code), await asked('made-up')]).toEqual([{ isGood: true }, { isGood: false }])
    await ada.call(accounts.remove, {})
    expect(await asked(code)).toEqual({ isGood: false })
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

  it('counts once per invited person in a race', async () => {
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
    expect((await ada.call(referrals.stats, {})).referralCount).toBe(1)
  })

  it('counts everyone when many accept it at once', async () => {
    const ada = await world.member()
    const referralHash = await codeOf(ada)
    const joined = await Promise.all(Array.from({ length: 6 }, () => world.member({ referralHash })))
    expect(await Promise.all(joined.map(creditsOf))).toEqual([25, 25, 25, 25, 25, 25])
    // Twice each at the same time: the reward comes once.
    await Promise.all(joined.flatMap(member => [analyse(member), analyse(member)]))
    expect(await creditsOf(ada)).toBe(20 + 6 * 5)
    expect(await world.differences()).toEqual([])
  })

  it('counts a person once, also when they leave and come back, and the gift of a new member too', async () => {
    const ada = await world.member()
    const email = 'comes.back@example.com'
    const first = await world.member({ email, referralHash: await codeOf(ada) })
    await first.call(accounts.remove, {})
    world.clock.forward(60_000)
    const again = await world.member({ email, referralHash: await codeOf(ada), credits: 20 })
    expect((await ada.call(referrals.stats, {})).referralCount).toBe(1)
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

  it('under another spelling of the same mailbox brings nothing to either', async () => {
    const ada = await world.member({ email: 'ada.invites@example.org' })
    const second = await world.member({ email: 'ada.invites+me@example.org', referralHash: await codeOf(ada) })
    expect(await creditsOf(second)).toBe(0)
    expect(await ada.call(referrals.stats, {})).toEqual({ referralCount: 0, totalCreditsEarned: 0 })
  })
})
