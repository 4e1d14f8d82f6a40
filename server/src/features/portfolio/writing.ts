import { randomUUID } from 'node:crypto'
import type { InputOf, OtherMoney, portfolio } from '@pusula/contract'
import { fixed } from '@pusula/words'
import { oneByOne } from '../../platform/concurrency.ts'
import type { Database, Db, Tx } from '../../platform/db/db.ts'
import type { SlowWork } from '../../platform/db/limits.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import { symbolOf } from '../market/index.ts'
import type { RateSource } from './day-money.ts'
import { places } from './rules/exact.ts'
import { shownEntry } from './rules/holdings.ts'
import { decimalOf, notesOf } from './rules/input.ts'
import { daysIn, readMoment } from './rules/moments.ts'
import { dollarsPaid } from './rules/money.ts'
import { type Entry, missingIn, needing, ownRate } from './rules/position.ts'
import { isTrade, type StoredEntry } from './rules/stored-entry.ts'
import { type Chosen, moveToBin, type Removal, saveCorrection } from './store/bin.ts'
import * as store from './store/entries.ts'
import { zoneFor } from './store/settings.ts'

/** Dependencies of writing: coins of the market or the member's own, and past exchange rates. */
type CoinFinder = {
  findCoin: (accountId: string, spelling: string) => Promise<{ symbol: string; name: string } | undefined>
} & RateSource

/** Runs changes of one portfolio one after the other, each in a transaction of its own. */
export type ChangePortfolio = <T>(accountId: string, work: (tx: Tx) => Promise<T>, patient?: SlowWork) => Promise<T>

export function portfolioChanger(database: Database): ChangePortfolio {
  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  return (accountId, work, patient) =>
    inTurn(accountId, () =>
      database.transaction(async tx => {
        await holdAccount(tx, accountId)
        await store.lockPortfolio(tx, accountId)
        return work(tx)
      }, patient),
    )
}

type Priced = Pick<InputOf<typeof portfolio.add>, 'usdCostBasis' | 'feeUsd' | 'paid'>
/** More dollars than are kept: a rate that is far too small makes so many. */
const tooMany = /^\d{16}/

type Seen = NonNullable<InputOf<typeof portfolio.change>['seen']>

/** What a person types of the money of an entry: the dollars of other money follow from it. */
const moneyOf = ({ usdCostBasis, feeUsd, paid }: Entry) => ({
  currency: paid?.currency ?? 'USD',
  unit: paid?.unit ?? usdCostBasis,
  fee: paid?.fee ?? feeUsd,
  rate: paid?.source === ownRate ? paid.perDollar : undefined,
})

/** A day is the same day only; who names the instant of one has seen it, too. */
const isThen = ({ day, tradedAt }: Entry, seen: string) =>
  seen === day || (seen.length > 10 && Date.parse(tradedAt) === Date.parse(seen))

/** Whether an entry stands as somebody saw it; date, fee, notes and income that they did not name are as they are. */
function standsAs(entry: Entry, seen: Seen): boolean {
  const money = moneyOf(entry)
  const { currency, unit, perDollar } = seen.paid ?? { currency: 'USD', unit: seen.usdCostBasis }
  const fee = seen.paid ? (seen.paid.fee ?? '0') : seen.feeUsd
  const isAmount = (now: string | undefined, then: string | undefined) =>
    (now && decimalOf(now)) === (then && decimalOf(then))
  return (
    isAmount(entry.quantity, seen.quantity) &&
    money.currency === currency &&
    isAmount(money.unit, unit) &&
    isAmount(money.rate, perDollar) &&
    (fee === undefined || isAmount(money.fee, fee)) &&
    (seen.purchaseDate === undefined || isThen(entry, seen.purchaseDate)) &&
    (seen.isIncome === undefined || entry.kind === 'sell' || (entry.isIncome ?? false) === seen.isIncome) &&
    (seen.notes === undefined || entry.notes === notesOf(seen.notes))
  )
}

/** The ways a portfolio changes. Each leaves it as it was, or with every sale covered by what was bought before. */
export function openWriting(
  { database, clock, settings }: Platform,
  { findCoin, rateOn }: CoinFinder,
  changing: ChangePortfolio,
) {
  /** A coin that is in the portfolio keeps its name there: it can be sold even when nobody trades it any more. */
  async function coinOf(db: Db, accountId: string, spelling: string) {
    const [known] = await store.entriesOfCoin(db, accountId, symbolOf(spelling))
    if (known) return { symbol: known.coinSymbol, name: known.coinName }
    const found = await findCoin(accountId, spelling)
    if (!found) throw new Problem('market.unknownCoin')
    return found
  }

  /** What one coin and the fee cost in dollars; what was paid in other money counts at the rate of its day. */
  async function termsOf({ usdCostBasis, feeUsd, paid }: Priced, tradedAt: string, before?: Entry) {
    if (!paid) {
      if (usdCostBasis === undefined)
        throw new Problem('request.invalid', { fields: [{ field: 'usdCostBasis', rule: 'required' }] })
      const fee = decimalOf(feeUsd ?? before?.feeUsd ?? '0')
      return { usdCostBasis: decimalOf(usdCostBasis), feeUsd: fee, paid: undefined }
    }
    // Which of the two was meant nobody knows: neither is chosen in silence.
    const beside = usdCostBasis === undefined ? feeUsd !== undefined && 'feeUsd' : 'usdCostBasis'
    if (beside) throw new Problem('request.invalid', { fields: [{ field: beside, rule: 'alone' }] })
    const { currency, perDollar } = paid
    const rate = perDollar === undefined ? await rateOf(currency, tradedAt) : { perDollar, source: ownRate }
    const money = { currency, unit: decimalOf(paid.unit), fee: decimalOf(paid.fee ?? '0') }
    const saved = { ...money, perDollar: decimalOf(rate.perDollar), source: rate.source }
    const dollars = dollarsPaid(saved)
    if (Object.values(dollars).some(amount => tooMany.test(amount)))
      throw new Problem('request.invalid', { fields: [{ field: 'paid', rule: 'range' }] })
    return { ...dollars, paid: saved }
  }

  async function rateOf(currency: OtherMoney, tradedAt: string) {
    const found = await rateOn(currency, Date.parse(tradedAt)).catch(() => undefined)
    if (!found) throw new Problem('portfolio.noRate')
    return { perDollar: fixed(found.perDollar, places), source: `${found.venue} ${found.date}` }
  }

  const removalOf = async (what: Removal['what'], device: string): Promise<Removal> => ({
    ...{ id: randomUUID(), what, device, now: clock.now(), most: (await settings()).portfolioBinEntries },
  })

  /** Null where nothing was there. */
  const emptied = (accountId: string, chosen: Chosen, what: Removal['what'], device: string): Promise<string | null> =>
    changing(
      accountId,
      async tx => {
        const removal = await removalOf(what, device)
        return (await moveToBin(tx, accountId, chosen, removal)).count ? removal.id : null
      },
      'upload',
    )

  return {
    async add(accountId: string, input: InputOf<typeof portfolio.add>): Promise<StoredEntry> {
      // A tap that arrives twice finds what the first one noted, also where nobody knows its coin or its rate any more.
      const first = input.id === undefined ? undefined : await store.findEntry(database, accountId, input.id)
      if (first) return first
      const now = clock.now()
      const kind = input.kind ?? 'buy'
      const moment = readMoment(input.purchaseDate, kind, now)
      const { symbol, name } = await coinOf(database, accountId, input.coinSymbol)
      const draft = {
        id: input.id ?? randomUUID(),
        kind,
        coinSymbol: symbol,
        coinName: name,
        quantity: decimalOf(input.quantity),
        ...(await termsOf(input, moment.tradedAt)),
        ...moment,
        notes: notesOf(input.notes),
        isIncome: kind === 'buy' && (input.isIncome ?? false),
      }
      return changing(accountId, async tx => {
        const known = await store.findEntry(tx, accountId, draft.id)
        if (known) return known
        const { portfolioEntries: most } = await settings()
        if ((await store.countEntries(tx, accountId)) >= most) throw new Problem('portfolio.full', { most })
        return covered(tx, accountId, await store.addEntry(tx, accountId, draft, now))
      })
    },

    async change(accountId: string, input: InputOf<typeof portfolio.change>, device: string): Promise<StoredEntry> {
      const known = tradeFound(await store.findEntry(database, accountId, input.id))
      const { purchaseDate } = input
      const moment = purchaseDate === undefined ? known : readMoment(purchaseDate, known.kind, clock.now())
      // Asked for before the portfolio is held: a rate may be far away.
      const terms = await termsOf(input, moment.tradedAt, known)
      return changing(accountId, async tx => {
        const before = tradeFound(await store.findEntry(tx, accountId, input.id))
        if (input.seen && !standsAs(before, input.seen)) {
          // A tap that arrives twice finds what the first one saved.
          if (standsAs(before, input)) return before
          const dayOf = daysIn(await zoneFor(tx, accountId))
          throw new Problem('portfolio.changedMeanwhile', { now: shownEntry(before, dayOf) })
        }
        const draft = {
          ...before,
          quantity: decimalOf(input.quantity),
          ...terms,
          tradedAt: moment.tradedAt,
          day: moment.day,
          notes: input.notes === undefined ? before.notes : notesOf(input.notes),
          isIncome: before.kind === 'buy' && (input.isIncome ?? before.isIncome ?? false),
        }
        await saveCorrection(tx, accountId, draft.id, device, clock.now())
        return covered(tx, accountId, await store.changeEntry(tx, accountId, draft, clock.now()))
      })
    },

    /** Under which id it lies in the bin. */
    remove: (accountId: string, id: string, isWithSales: boolean, device: string): Promise<string> =>
      changing(accountId, async tx => {
        const removal = await removalOf('entry', device)
        const removed = await store.findEntry(tx, accountId, id)
        if (!removed) throw new Problem('portfolio.entryGone')
        await moveToBin(tx, accountId, { ids: [id] }, removal)
        if (!(await store.isOversold(tx, accountId, removed.coinSymbol))) return removal.id
        const left = await store.entriesOfCoin(tx, accountId, removed.coinSymbol)
        const needy = needing(left)
        if (needy.length && !isWithSales) throw await notEnough(tx, accountId, left, needy)
        await moveToBin(tx, accountId, { ids: needy.map(sale => sale.id) }, removal)
        return removal.id
      }),

    removeCoin: (accountId: string, symbol: string, device: string) =>
      emptied(accountId, { coin: symbol }, 'coin', device),
    clear: (accountId: string, device: string) => emptied(accountId, {}, 'all', device),
  }
}

/** What is to be corrected: of a transfer there is nothing but its other half. */
function tradeFound(entry: StoredEntry | undefined): StoredEntry & Entry {
  if (!entry) throw new Problem('portfolio.entryGone')
  if (!isTrade(entry)) throw new Problem('request.invalid', { fields: [{ field: 'id', rule: 'kind' }] })
  return entry
}

/** The entry that was touched, unless that left a sale of coins that were not there. */
async function covered(tx: Tx, accountId: string, touched: StoredEntry | undefined): Promise<StoredEntry> {
  if (!touched) throw new Problem('portfolio.entryGone')
  if (!(await store.isOversold(tx, accountId, touched.coinSymbol))) return touched
  const left = await store.entriesOfCoin(tx, accountId, touched.coinSymbol)
  throw await notEnough(tx, accountId, left, needing(left))
}

/** How many sales a refusal names. */
const maxNamed = 20

/** Of the entries of one coin. */
async function notEnough(tx: Tx, accountId: string, entries: readonly Entry[], sales: readonly Entry[]) {
  const dayOf = daysIn(await zoneFor(tx, accountId))
  const named = sales.slice(0, maxNamed)
  return new Problem('portfolio.notEnough', {
    coinSymbol: entries[0]?.coinSymbol,
    missing: missingIn(entries),
    sales: named.map(sale => {
      const { id, quantity, tradedAt } = sale
      return { id, quantity, purchaseDate: tradedAt, day: dayOf(sale) }
    }),
  })
}
