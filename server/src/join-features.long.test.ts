import { accounts, analysis, credits, firstPayment, guests, payments, subscriptions } from '@pusula/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrongCharges, wrongReserves } from './features/payments/index.ts'
import { codeOf } from './features/referrals/store.ts'
import { sql } from './platform/db/db.ts'
import { type FailingDatabase, failingDatabase } from './testing/failing-database.ts'
import {
  balanceIn,
  carry,
  type Deed,
  type Expectation,
  giftFor,
  type Holder,
  lives,
  newExpectation,
  newHolder,
  openIn,
  type Shelf,
  sharesBrowser,
} from './testing/lives.ts'
import { atCheckout, deliver, sweep } from './testing/payments.ts'
import { codeSentTo } from './testing/people.ts'
import { CallFailed, createWorld, type Person } from './testing/world.ts'

/** More are lived through when asked for: `LIVES=10000 SEED=7 npm run unit -- join-features`. */
const runs = Number(process.env.LIVES ?? 6)

let killer: FailingDatabase | undefined
const world = await createWorld({ NEW_GUESTS_PER_HOUR: '1000000' }, database => {
  killer = failingDatabase(database)
  return killer
})
const { database, clock } = world
const password = 'kuzey yıldızı 7'
const coins = ['BTC', 'ETH', 'BNB']
const [guestGift, reward, packCredits, packDollars] = [5, 5, 10, 5]
const openMs = 10 * 60_000
let livesBegun = 0

interface Scene extends Shelf {
  expected: Expectation
  shelf: Shelf
  person: Person
  browser: number
  mailbox: number
  emails: string[]
  email: string
}

/** Which account is whose. */
const idOf = new Map<Holder, string>()
const now = () => clock.now().getTime()

/** Does it once more when the database was away, as a person does who is told so. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  // Letters come once a minute, and the newest purchase is the one with the latest time.
  clock.forward(61_000)
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 503)) throw error
    clock.forward(61_000)
    return work()
  }
}

function note(expected: Expectation, holder: Holder, id: string): Holder {
  idOf.set(holder, id)
  expected.all.push(holder)
  return holder
}

/** Somebody is signed in at this browser from here on, and has what its guest bought. */
function arrive({ expected, shelf, browser }: Scene, holder: Holder) {
  holder.seenIn.add(browser)
  shelf.signedIn = holder
  const { guest } = shelf
  if (!guest || guest === holder) return
  for (const pack of expected.packs) if (pack.holder === guest) pack.holder = holder
  carry(guest, holder, now())
  guest.paidUnder = null
}

async function pay({ person, email }: Scene, checkoutUrl: string | undefined) {
  const { status } = await atCheckout(person, checkoutUrl, 'pay', email)
  if (status >= 500) throw new CallFailed(503, { code: 'server.busy' })
  killer?.spare()
  await sweep(world.app, world)
}

const deeds: Record<Deed['kind'], (scene: Scene) => Promise<void>> = {
  visit: async ({ expected, shelf, person }) => {
    const { visitorId } = await insist(() => person.call(guests.account, {}))
    shelf.guest ??= note(expected, newHolder(shelf.wasWelcomed ? 0 : guestGift), visitorId)
    shelf.wasWelcomed = true
  },
  analyse: scene => open(scene, true),
  openOnly: scene => open(scene, false),
  buy: async scene => {
    const { expected, person, signedIn, guest, mailbox } = scene
    const holder = signedIn ?? guest
    if (!holder) return
    const orderId = await insist(async () => {
      const order = { amount: packDollars, analyses: packCredits }
      const begun = signedIn
        ? await person.call(payments.createIntent, order)
        : await person.call(payments.createGuestIntent, { ...order, termsAccepted: true })
      await pay(scene, begun.checkoutUrl)
      return begun.paymentIntentId
    })
    holder.bought += packCredits
    if (!signedIn) holder.paidUnder = mailbox
    expected.packs.push({ orderId, cents: packDollars * 100, credits: packCredits, holder, isRefunded: false })
  },
  convert: async scene => {
    const { expected, person, signedIn, guest } = scene
    if (signedIn || !guest) return
    const enter = () => insist(() => person.call(payments.guestConversionLogin, { visitorId: idOf.get(guest) ?? '' }))
    const isClaimed = guest.mailbox !== null
    if (!isClaimed && guest.paidUnder === null)
      return void (await expect(enter()).rejects.toMatchObject({ status: 409 }))
    if (!isClaimed && expected.owners[guest.paidUnder ?? 0])
      return void (await expect(enter()).rejects.toMatchObject({ code: 'accounts.emailTaken' }))
    await enter()
    if (!isClaimed) {
      guest.mailbox = guest.paidUnder
      guest.paidUnder = null
    }
    arrive(scene, guest)
  },
  verify: async scene => {
    const { expected, shelf, person, signedIn, mailbox, email } = scene
    if (!signedIn || signedIn.isVerified || expected.owners[mailbox]) return
    await insist(async () => {
      await person.call(accounts.sendAddressCode, { email })
      await person.call(accounts.setAddress, { email, code: await codeSentTo(database, email) })
    })
    const gift = giftFor(scene)
    signedIn.given += gift
    signedIn.hasGift ||= gift > 0
    Object.assign(signedIn, { isVerified: true, mailbox })
    expected.owners[mailbox] = signedIn
    if (shelf.guest === signedIn) shelf.guest = null
  },
  join: scene => join(scene, null),
  joinInvited: scene => join(scene, scene.expected.owners[(scene.mailbox + 1) % 3] ?? null),
  signIn: async scene => {
    const { expected, person, mailbox, email } = scene
    const owner = expected.owners[mailbox]
    if (!owner?.hasPassword) return
    await insist(async () => {
      const { statusCode } = await person.request({
        method: 'POST',
        url: accounts.login.path,
        payload: { email, password },
      })
      if (statusCode !== 302) throw new CallFailed(statusCode, { code: 'server.busy' })
    })
    arrive(scene, owner)
  },
  signOut: async ({ shelf, person }) => {
    await insist(() => person.request({ method: 'GET', url: accounts.logout.path }))
    shelf.signedIn = null
  },
  leave: async ({ expected, person, signedIn, emails }) => {
    if (!signedIn) return
    const hasLeft = await insist(async () => {
      await confirm(person, signedIn, emails)
      return person.call(accounts.remove, {}).then(
        () => true,
        error => {
          // Who never proved an address cannot show later that it is still them.
          if (signedIn.isVerified || !isConfirmWanted(error)) throw error
          return false
        },
      )
    })
    if (!hasLeft) return
    for (const other of expected.shelves) {
      if (other.signedIn === signedIn) other.signedIn = null
      if (other.guest === signedIn) other.guest = null
    }
    expected.owners = expected.owners.map(owner => (owner === signedIn ? null : owner))
    signedIn.isGone = true
    signedIn.seenIn.clear()
  },
  refund: async ({ expected }) => {
    const pack = expected.packs.find(({ isRefunded }) => !isRefunded)
    if (!pack) return
    const { orderId, cents, credits: granted, holder } = pack
    await insist(async () => {
      const report = { id: `refund ${orderId}`, kind: 'refunded', charge: `sandbox_pay_${orderId}` } as const
      const status = await deliver(world, { ...report, refundedCents: cents })
      if (status >= 500) throw new CallFailed(503, { code: 'server.busy' })
    })
    pack.isRefunded = true
    holder.bought -= Math.min(granted, balanceIn(holder))
  },
  subscribe: async scene => {
    const { person, signedIn } = scene
    if (!signedIn || signedIn.isPro) return
    const { countedCredits } = firstPayment('monthly', balanceIn(signedIn))
    await insist(async () => {
      const { checkoutUrl } = await person.call(subscriptions.create, { priceType: 'monthly' })
      await pay(scene, checkoutUrl)
    })
    signedIn.consumed += countedCredits
    signedIn.isPro = true
  },
  expire: async ({ expected }) => {
    clock.forward(openMs + 1_000)
    await world.sweepCredits().catch(() => world.sweepCredits())
    for (const holder of expected.all) {
      for (const { isPaid, isRead, isGift } of holder.open.values()) {
        if (isPaid && !isRead) holder.used--
        if (isGift && !isRead) holder.hasGift = true
      }
      holder.open.clear()
    }
  },
}

const isConfirmWanted = (error: unknown) => error instanceof CallFailed && error.code === 'accounts.confirmRequired'

/** Shows that it is still them, by the password or without one by a code. */
async function confirm(person: Person, { isVerified, hasPassword, mailbox }: Holder, emails: string[]) {
  if (!isVerified) return
  if (hasPassword) return void (await person.call(accounts.confirm, { password }))
  await person.call(accounts.sendConfirmCode, {})
  await person.call(accounts.confirm, { code: await codeSentTo(database, emails[mailbox ?? 0] ?? '') })
}

/** Opens a coin, and reads what that has opened or not. */
async function open({ person, signedIn, guest, mailbox }: Scene, isRead: boolean) {
  const holder = signedIn ?? guest
  const symbol = coins[mailbox] ?? 'BTC'
  if (!holder) return
  const isOpen = () => (holder.open.get(symbol)?.untilMs ?? 0) > now()
  const isGift = holder === signedIn && !holder.isPro && holder.hasGift && symbol === 'BTC'
  const isFree = isGift || (holder === signedIn && holder.isPro)
  clock.forward(1_000)
  if (!isOpen() && !isFree && balanceIn(holder) < 1) {
    const refused = insist(() => person.call(credits.deduct, { symbol }))
    return void (await expect(refused).rejects.toMatchObject({ status: expect.toBeOneOf([402, 403]) }))
  }
  await insist(async () => {
    if (!isOpen()) {
      const before = holder.open.get(symbol)
      // One that is over and was never read comes back with the next sweep, under its own name.
      if (before) holder.open.set(`${symbol} ${before.untilMs}`, before)
      await person.call(credits.deduct, { symbol })
      holder.open.set(symbol, { untilMs: now() + openMs, isPaid: !isFree, isRead: false, isGift })
      if (!isFree) holder.used++
      if (isGift) holder.hasGift = false
    }
    if (isRead) await person.call(analysis.supportResistance, { symbol })
  })
  const opened = holder.open.get(symbol)
  if (!isRead || !opened) return
  if (!opened.isRead) holder.kept.push(symbol)
  opened.isRead = true
  const { inviter } = holder
  holder.inviter = null
  if (inviter && !inviter.isGone && !sharesBrowser(inviter, holder)) inviter.given += reward
}

async function join(scene: Scene, inviter: Holder | null) {
  const { expected, person, mailbox, email } = scene
  if (expected.owners[mailbox]) return
  const referralHash = inviter ? await codeOf(database, idOf.get(inviter) ?? '', clock.now()) : undefined
  const user = await insist(async () => {
    await person.call(accounts.sendActivation, { email })
    await person.call(accounts.verifyActivation, { email, code: await codeSentTo(database, email) })
    return person.call(accounts.register, { email, password, ...(referralHash && { referralHash }) })
  })
  const gift = giftFor(scene)
  const holder = note(expected, newHolder(gift), user.id)
  Object.assign(holder, { isVerified: true, hasPassword: true, mailbox, hasGift: gift > 0 })
  expected.owners[mailbox] = holder
  arrive(scene, holder)
  if (!inviter || sharesBrowser(inviter, holder) || expected.invited.has(mailbox)) return
  expected.invited.add(mailbox)
  holder.given += reward
  holder.inviter = inviter
}

/** Everybody sees what is theirs, and nothing else. */
async function look(person: Person, { signedIn, guest }: Shelf, { packs }: Expectation, emails: string[]) {
  if (signedIn) {
    expect(await person.call(accounts.user, {})).toMatchObject({
      id: idOf.get(signedIn),
      email: emails[signedIn.mailbox ?? -1],
      isEmailVerified: signedIn.isVerified,
      analysisCount: balanceIn(signedIn),
    })
    const mine = packs.filter(({ holder }) => holder === signedIn)
    const shown = (await person.call(payments.history, {})).filter(({ kind }) => kind === 'credits')
    expect(shown.map(({ id }) => id).sort()).toEqual(mine.map(({ orderId }) => `sandbox_pay_${orderId}`).sort())
  } else await expect(person.call(accounts.user, {})).rejects.toMatchObject({ status: 401 })
  if (guest)
    expect(await person.call(guests.account, {})).toMatchObject({
      visitorId: idOf.get(guest),
      remainingCredits: balanceIn(guest),
    })
  const holder = signedIn ?? guest
  if (!holder) return
  const { coins: open, gifts } = await person.call(credits.open, {})
  expect(open.map(({ symbol }) => symbol).sort(), 'nobody is shut out of what is paid').toEqual(openIn(holder, now()))
  expect(gifts).toEqual(holder.hasGift ? ['BTC'] : [])
  const saved = await person.call(analysis.kept, {})
  expect(saved.map(({ symbol }) => symbol).sort(), 'what was bought can be read again').toEqual([...holder.kept].sort())
  for (const symbol of new Set(holder.kept)) await person.call(analysis.keptOf, { symbol })
}

it(
  'lives of guests, buyers and members keep every credit and every secret, whatever dies between',
  async () => {
    await fc.assert(
      fc.asyncProperty(lives, async life => {
        const expected = newExpectation()
        const people = [world.person(), world.person()]
        const emails = [0, 1, 2].map(mailbox => `life${livesBegun}.${mailbox}@example.com`)
        livesBegun++
        idOf.clear()
        for (const { kind, browser, mailbox, diesAfter } of life) {
          const [shelf, person] = [expected.shelves[browser], people[browser]]
          if (!shelf || !person) throw new Error('There are two browsers.')
          if (diesAfter !== null) killer?.dieAfter(diesAfter)
          const email = emails[mailbox] ?? ''
          await deeds[kind]({ ...shelf, expected, shelf, person, browser, mailbox, emails, email })
          killer?.spare()
        }
        for (const [browser, shelf] of expected.shelves.entries()) {
          const person = people[browser]
          if (person) await look(person, shelf, expected, emails)
        }
        const row = await database.row<{ sum: number }>(sql`select coalesce(sum(amount), 0)::int as sum
        from credits_entries where account_id = any(${[...idOf.values()]}::uuid[])`)
        expect(row?.sum, 'no credit has appeared or vanished').toBe(
          expected.all.reduce((sum, holder) => sum + balanceIn(holder), 0),
        )
      }),
      { numRuns: runs },
    )
    expect(await world.differences()).toEqual([])
    for (const wrong of [wrongCharges, wrongReserves]) expect(await wrong(database.patiently('command'))).toEqual([])
  },
  180_000 + runs * 2_000,
)
