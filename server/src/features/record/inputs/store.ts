import { type Db, sql } from '../../../platform/db/db.ts'
import type { Inputs } from './read.ts'

/** Once an hour and coin: whoever comes second changes nothing. */
export const keepInputs = (db: Db, at: Date, symbol: string, inputs: Inputs) =>
  db.run(sql`insert into record_inputs (at, symbol, spread_ratio, bid_usd, ask_usd, funding_ratio, open_coins, volatility_percent)
    values (${at}, ${symbol}, ${inputs.spreadRatio}, ${inputs.bidUsd}, ${inputs.askUsd}, ${inputs.fundingRatio},
      ${inputs.openCoins}, ${inputs.volatilityPercent}) on conflict do nothing`)

export const inputsOf = (db: Db, from: Date, until: Date) =>
  db.rows<
    Inputs & { at: Date; symbol: string }
  >(sql`select at, symbol, spread_ratio as "spreadRatio", bid_usd as "bidUsd",
    ask_usd as "askUsd", funding_ratio as "fundingRatio", open_coins as "openCoins", volatility_percent as "volatilityPercent"
    from record_inputs where at >= ${from} and at < ${until} order by at, symbol`)
