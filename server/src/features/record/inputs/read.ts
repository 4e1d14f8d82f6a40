import { HOUR_MS } from '@pusula/words'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** What is noted of a coin once an hour; null where nobody said. */
export interface Inputs {
  spreadRatio: number | null
  bidUsd: number | null
  askUsd: number | null
  fundingRatio: number | null
  openCoins: number | null
  volatilityPercent: number | null
}

/** Fetches one address as text. */
export type GetText = (url: string) => Promise<string>

const Rung = Type.Array(Type.String(), { minItems: 2 })
const Book = Type.Object({ bids: Type.Array(Rung), asks: Type.Array(Rung) })
const Premiums = Type.Array(Type.Object({ symbol: Type.String(), lastFundingRate: Type.String() }))
const OpenInterest = Type.Object({ openInterest: Type.String() })
const Volatility = Type.Object({
  result: Type.Object({ data: Type.Array(Type.Array(Type.Number(), { minItems: 5 })) }),
})

function reader<S extends TSchema>(schema: S): (text: string) => Static<S> {
  const known = Compile(schema)
  return text => known.Parse(JSON.parse(text)) as Static<S>
}
const readBook = reader(Book)
const readPremiums = reader(Premiums)
const readOpenInterest = reader(OpenInterest)
const readVolatility = reader(Volatility)

const depthRatio = 0.01
/** A book of a large coin is dense: what does not reach one percent far is asked for as a whole. */
const rungs = [1_000, 5_000]
/** The coins whose options have an index of volatility. */
const indexed = ['BTC', 'ETH']

export interface InputAddresses {
  spot: string
  futures: string
  options: string
}

export const inputAddresses = { futures: 'https://fapi.binance.com', options: 'https://www.deribit.com' }

/** The sum of what stands within one percent on one side; null where the book ends before. */
function depthUsd(side: readonly (readonly string[])[], middleUsd: number): number | null {
  let sum = 0
  for (const [price = '', amount = ''] of side) {
    if (Math.abs(Number(price) / middleUsd - 1) > depthRatio) return sum
    sum += Number(price) * Number(amount)
  }
  return null
}

async function bookOf(get: GetText, spot: string, symbol: string) {
  let found = { spreadRatio: null as number | null, bidUsd: null as number | null, askUsd: null as number | null }
  for (const limit of rungs) {
    const { bids, asks } = readBook(
      await get(`${spot}/api/v3/depth?symbol=${encodeURIComponent(symbol)}USDT&limit=${limit}`),
    )
    const [bid, ask] = [Number(bids[0]?.[0]), Number(asks[0]?.[0])]
    const middleUsd = (bid + ask) / 2
    if (!(middleUsd > 0)) return found
    found = {
      spreadRatio: (ask - bid) / middleUsd,
      bidUsd: depthUsd(bids, middleUsd),
      askUsd: depthUsd(asks, middleUsd),
    }
    if (found.bidUsd !== null && found.askUsd !== null) return found
  }
  return found
}

/** The rates of all contracts in one answer. */
export async function fundingRates(get: GetText, futures: string): Promise<Map<string, number>> {
  const premiums = readPremiums(await get(`${futures}/fapi/v1/premiumIndex`))
  return new Map(premiums.map(({ symbol, lastFundingRate }) => [symbol, Number(lastFundingRate)]))
}

const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null)

/** Everything that can be had of a coin; one venue that is silent leaves the others. */
export async function readInputs(
  get: GetText,
  { spot, futures, options }: InputAddresses,
  symbol: string,
  rates: ReadonlyMap<string, number> | null,
  now: Date,
): Promise<Inputs> {
  const pair = `${symbol}USDT`
  const book = await orNull(bookOf(get, spot, symbol))
  const hasContract = rates?.has(pair) ?? false
  const open = hasContract
    ? await orNull(get(`${futures}/fapi/v1/openInterest?symbol=${encodeURIComponent(pair)}`).then(readOpenInterest))
    : null
  const span = `start_timestamp=${now.getTime() - 2 * HOUR_MS}&end_timestamp=${now.getTime()}&resolution=3600`
  const index = indexed.includes(symbol)
    ? await orNull(
        get(`${options}/api/v2/public/get_volatility_index_data?currency=${symbol}&${span}`).then(readVolatility),
      )
    : null
  return {
    spreadRatio: book?.spreadRatio ?? null,
    bidUsd: book?.bidUsd ?? null,
    askUsd: book?.askUsd ?? null,
    fundingRatio: rates?.get(pair) ?? null,
    openCoins: open && Number(open.openInterest),
    volatilityPercent: index?.result.data.at(-1)?.[4] ?? null,
  }
}
