import fc from 'fast-check'

/** What one of two browsers does next, and with which of three mailboxes. */
export interface Deed {
  kind: keyof typeof deeds
  browser: number
  mailbox: number
  /** After how many queries inside transactions the database cuts a connection. */
  diesAfter: number | null
}

/** How often each is done: what credits can get lost in is done more often. */
const deeds = {
  visit: 4,
  buy: 4,
  convert: 4,
  join: 3,
  joinInvited: 2,
  signIn: 3,
  signOut: 3,
  verify: 2,
  analyse: 3,
  openOnly: 1,
  leave: 1,
  refund: 2,
  subscribe: 1,
  expire: 1,
}

const kinds = Object.entries(deeds) as [Deed['kind'], number][]

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
  browser: fc.nat(1),
  mailbox: fc.nat(2),
  diesAfter: fc.option(fc.nat(12), { freq: 4 }),
})

export const lives: fc.Arbitrary<Deed[]> = fc.array(deed, { minLength: 4, maxLength: 16 })

/** An account as it should be. */
export interface Holder {
  /** Everything that was given for nothing. */
  given: number
  /** Bought here or brought along, less what went back or was taken along. */
  bought: number
  used: number
  /** What made a first month cheaper. */
  consumed: number
  /** Its own once it is verified, claimed before that. */
  mailbox: number | null
  /** Of the newest purchase that has not made a member yet. */
  paidUnder: number | null
  isVerified: boolean
  hasPassword: boolean
  isGone: boolean
  isPro: boolean
  seenIn: Set<number>
  /** Whose reward waits for the first analysis. */
  inviter: Holder | null
  /** Coins that are open, and whether they were paid for and read. */
  open: Map<string, Opened>
  /** Whether the first Bitcoin analysis is still to come, which costs nothing. */
  hasGift: boolean
  /** The coins of all analyses that can be read again. */
  kept: string[]
}

interface Opened {
  untilMs: number
  isPaid: boolean
  isRead: boolean
  isGift: boolean
}

export const newHolder = (given: number): Holder => ({
  given,
  bought: 0,
  used: 0,
  consumed: 0,
  mailbox: null,
  paidUnder: null,
  isVerified: false,
  hasPassword: false,
  isGone: false,
  isPro: false,
  seenIn: new Set(),
  inviter: null,
  open: new Map(),
  hasGift: false,
  kept: [],
})

export const balanceIn = ({ given, bought, used, consumed }: Holder): number => given + bought - used - consumed

/** What of a guest's belongs to whoever signs in at its browser: the free analyses are used first. */
const boughtIn = (holder: Holder): number => Math.max(0, Math.min(balanceIn(holder), holder.bought))

/** The coins that are open at a moment. */
export const openIn = ({ open }: Holder, nowMs: number): string[] =>
  [...open].flatMap(([symbol, { untilMs }]) => (untilMs > nowMs ? [symbol] : [])).sort()

/**
 * Signing in takes along what the browser's guest has bought: the coins that are open, what was delivered, and the credits;
 * what was paid and not delivered comes back first.
 */
export function carry(from: Holder, to: Holder, nowMs: number) {
  for (const [symbol, opened] of from.open) {
    if (opened.isPaid && !opened.isRead) from.used--
    if (opened.isRead && opened.untilMs > Math.max(nowMs, to.open.get(symbol)?.untilMs ?? 0)) {
      const before = to.open.get(symbol)
      if (before) to.open.set(`${symbol} ${before.untilMs}`, before)
      to.open.set(symbol, { ...opened, isPaid: false })
    }
  }
  from.open.clear()
  to.kept.push(...from.kept)
  from.kept = []
  const carried = boughtIn(from)
  from.bought -= carried
  to.bought += carried
}

interface Pack {
  orderId: string
  cents: number
  credits: number
  holder: Holder
  isRefunded: boolean
}

/** A browser as it should be: its guest, and who is signed in. */
export interface Shelf {
  guest: Holder | null
  wasWelcomed: boolean
  signedIn: Holder | null
}

/** Everything there should be, for two browsers and three mailboxes. */
export const newExpectation = () => ({
  shelves: Array.from({ length: 2 }, (): Shelf => ({ guest: null, wasWelcomed: false, signedIn: null })),
  /** Who has a mailbox for their own, and which have had their gift and their invitation. */
  owners: [null, null, null] as (Holder | null)[],
  gifted: new Set<number>(),
  invited: new Set<number>(),
  packs: [] as Pack[],
  all: [] as Holder[],
})
export type Expectation = ReturnType<typeof newExpectation>

const memberGift = 20

/** The gift of joining, once for each mailbox. */
export function giftFor({ expected, mailbox }: { expected: Expectation; mailbox: number }): number {
  if (expected.gifted.has(mailbox)) return 0
  expected.gifted.add(mailbox)
  return memberGift
}

export const sharesBrowser = (one: Holder, other: Holder) => [...one.seenIn].some(browser => other.seenIn.has(browser))
