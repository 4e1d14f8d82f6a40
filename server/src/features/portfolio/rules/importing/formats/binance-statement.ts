import { inSlices } from '../../../../../platform/slices.ts'
import { assetOf } from '../assets.ts'
import { type Amount, bad, type Reading, skipped, moved as transferred } from '../facts.ts'
import { type FileFormat, groupedBy, hasAll, oneOf, type Row, sumOf } from '../format.ts'

const note = 'Binance'

const traded =
  /^(buy|sell|fee|transaction (buy|spend|fee|sold|revenue|related)|(binance )?convert|large otc trading|small assets exchange bnb.*|bnb fee deduction|stablecoins auto-conversion|token swap.*|auto-invest transaction|buy crypto with (fiat|card)|sell crypto to fiat)$/
const given =
  /(interest|reward|distribution|airdrop|rebate|kickback|referral|commission (history|fee shared)|cashback|voucher|earnings|mining|crypto box)/
const moved =
  /(deposit|withdraw|transfer|subscription|subscribe|redemption|purchase|staking$|lock|launchpool|vault|p2p|pay|funding|savings|add fiat|^send$)/
/** Coins that came from elsewhere or went there; everything else stays between its own accounts. */
const outside = /^((crypto )?deposit|(crypto )?withdraw(al)?|send)$/
/** What the earning account says of a reward that the spot account is paid a while later, in a line of its own. */
const announced = / - rewards income$/
/** Coins that were borrowed, and bets on prices, are not held. */
const otherAccounts = /(futures|margin|option|loan)/

const operationOf = ({ cell }: Row) => cell('operation').toLowerCase()

/** Older ones say in its name that the column has UTC. */
const timeColumn = ({ columns }: Row) => (columns.includes('utc_time') ? 'utc_time' : 'time')
const atOf = (row: Row) => row.at(timeColumn(row))

/** Fills of one second belong together; a convert and a trade of that second do not, nor do two leftovers. */
const keyOf = (row: Row): string | undefined => {
  const operation = operationOf(row)
  if (otherAccounts.test(row.cell('account').toLowerCase()) || !traded.test(operation)) return undefined
  const isSmall = operation.startsWith('small')
  const isSwap = operation.startsWith('token swap')
  const family = isSwap
    ? 'token swap'
    : /convert|otc|auto|fiat|card|deduction/.test(operation)
      ? operation
      : isSmall
        ? row.cell('remark') || 'small'
        : 'trade'
  return `${row.cell(timeColumn(row))} ${family}`
}

const isFee = (row: Row) => /(^| )fee$/.test(operationOf(row))
const isWhole = (rows: readonly Row[]) =>
  [1, -1].every(sign => rows.some(row => !isFee(row) && row.number('change')?.s === sign))

const atMs = ([row]: readonly Row[]) => Date.parse((row && atOf(row)) ?? '')
const isHalf = (rows: readonly Row[]) => rows[0] && keyOf(rows[0]) !== undefined && !isWhole(rows)

/** Its clock sometimes ticks between the two halves of a trade: a half joins that of the next second. */
async function grouped(rows: readonly Row[]): Promise<Iterable<readonly Row[]>> {
  const groups: Row[][] = []
  await inSlices(await groupedBy(rows, keyOf), group => {
    const before = groups.at(-1)
    if (before && isHalf(before) && isHalf(group) && Math.abs(atMs(group) - atMs(before)) <= 1_000)
      before.push(...group)
    else groups.push(group)
  })
  return groups
}

function tradeOf(rows: readonly [Row, ...Row[]], at: string): Reading {
  const [outs, ins, fees]: [Amount[], Amount[], Amount[]] = [[], [], []]
  for (const row of rows) {
    const change = row.number('change')
    if (!change) return bad('quantity')
    const amount = { quantity: change.abs(), asset: assetOf(row.cell('coin')) }
    if (isFee(row)) fees.push(amount)
    else if (change.gt(0)) ins.push(amount)
    else if (change.lt(0)) outs.push(amount)
  }
  const [out, into] = [sumOf(outs), sumOf(ins)]
  if (!out || !into) return bad('mixed')
  return { kind: 'swap', at, out, in: into, fees, note }
}

/** The statement of all transactions: one line for each coin that moves. */
export const binanceStatement: FileFormat = {
  name: 'binance',
  habit: 'point',
  hasShortYears: true,
  isHead: columns =>
    hasAll(columns, 'account', 'operation', 'coin', 'change') &&
    (columns.includes('utc_time') || columns.includes('time')),
  isNumber: oneOf('change'),
  isDate: oneOf('utc_time', 'time'),
  group: grouped,
  read: rows => {
    const [row] = rows
    const operation = operationOf(row)
    const at = atOf(row)
    if (otherAccounts.test(row.cell('account').toLowerCase())) return skipped('other')
    if (!at) return bad('date')
    if (traded.test(operation)) return tradeOf(rows, at)
    const change = row.number('change')
    if (!change) return bad('quantity')
    if (announced.test(operation)) return skipped('other')
    if (given.test(operation))
      return change.gt(0)
        ? { kind: 'reward', at, in: { quantity: change, asset: assetOf(row.cell('coin')) }, note }
        : skipped('other')
    if (!moved.test(operation)) return bad('kind')
    if (!outside.test(operation)) return skipped('transfer')
    const amount = { quantity: change.abs(), asset: assetOf(row.cell('coin')) }
    return transferred({ kind: change.gt(0) ? 'in' : 'out', at, amount, note })
  },
}
