import { type Db, sql } from '../../../platform/db/db.ts'
import type { Inputs } from './read.ts'

interface Place {
  at: Date
  symbol: string
}

/** Unique per hour and coin: a second insert changes nothing. */
export const saveInputs = (db: Db, at: Date, symbol: string, inputs: Inputs) =>
  db.run(sql`insert into record_inputs (at, symbol, spread_ratio, bid_usd, ask_usd, funding_ratio, open_coins, volatility_percent)
    values (${at}, ${symbol}, ${inputs.spreadRatio}, ${inputs.bidUsd}, ${inputs.askUsd}, ${inputs.fundingRatio},
      ${inputs.openCoins}, ${inputs.volatilityPercent}) on conflict do nothing`)

const pageSize = 1_000

/** What was noted from a moment on and before another, a page at a time. */
export async function* inputsOf(db: Db, from: Date, until: Date): AsyncGenerator<(Inputs & Place)[]> {
  let last: Place = { at: from, symbol: '' }
  while (true) {
    const rows = await db.rows<
      Inputs & Place
    >(sql`select at, symbol, spread_ratio as "spreadRatio", bid_usd as "bidUsd",
      ask_usd as "askUsd", funding_ratio as "fundingRatio", open_coins as "openCoins", volatility_percent as "volatilityPercent"
      from record_inputs where (at, symbol) > (${last.at}::timestamptz, ${last.symbol}) and at < ${until}
      order by at, symbol limit ${pageSize}`)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end
  }
}
