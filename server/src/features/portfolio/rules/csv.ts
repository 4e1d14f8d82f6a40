import { inSlices } from '../../../platform/slices.ts'
import type { Entry } from './position.ts'
import type { SaleRow } from './report.ts'

const header =
  'date,kind,symbol,name,quantity,unit_usd,fee_usd,total_usd,notes,id,currency,unit_paid,fee_paid,per_dollar,rate_source,income'

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const utf8Mark = '\uFEFF'

export async function csvOf(entries: readonly Entry[]): Promise<string> {
  const lines = [header]
  await inSlices(entries, entry => lines.push(lineOf(entry)))
  return `${utf8Mark}${lines.join('\r\n')}\r\n`
}

/** The id lets the file come back without noting anything twice, the money as it was paid. */
function lineOf(entry: Entry): string {
  const { id, tradedAt, day, kind, coinSymbol, coinName, quantity, usdCostBasis, feeUsd, totalUsd, notes, paid } = entry
  const figures = [quantity, usdCostBasis, feeUsd, totalUsd]
  const other = paid ? [paid.currency, paid.unit, paid.fee, paid.perDollar, cell(paid.source)] : ['USD', '', '', '', '']
  const income = entry.isIncome ? '1' : ''
  return [
    day ?? tradedAt,
    kind,
    cell(coinSymbol),
    cell(coinName),
    ...figures,
    cell(notes ?? ''),
    cell(id),
    ...other,
    income,
  ].join(',')
}

/** A text that begins like a formula would be run by a spreadsheet: the apostrophe keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The sales of a year for a spreadsheet; the currency stands in the names of its columns. */
export function reportCsvOf(sales: readonly SaleRow[], currency: string): string {
  const money = currency.toLowerCase()
  const lines = [`sold_at,symbol,quantity,proceeds_${money},cost_${money},gain_${money},id`]
  for (const { soldAt, coinSymbol, quantity, proceeds, cost, gain, id } of sales)
    lines.push([soldAt, cell(coinSymbol), quantity, proceeds, cost, gain, cell(id)].join(','))
  return `${utf8Mark}${lines.join('\r\n')}\r\n`
}
