import type { YearReport } from '@pusula/contract'
import { inSlices } from '../../../platform/slices.ts'
import type { StoredEntry } from './stored-entry.ts'

const header =
  'date,kind,symbol,name,quantity,unit_usd,fee_usd,total_usd,notes,id,currency,unit_paid,fee_paid,per_dollar,rate_source,income,pair'

/** Byte order mark: spreadsheets take a file for UTF-8 only with it. */
const utf8Mark = '\uFEFF'

export async function csvOf(entries: readonly StoredEntry[]): Promise<string> {
  const lines = [header]
  await inSlices(entries, entry => lines.push(lineOf(entry)))
  return `${utf8Mark}${lines.join('\r\n')}\r\n`
}

/** The id lets the file come back without noting anything twice, the money as it was paid. */
function lineOf(entry: StoredEntry): string {
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
    cell(entry.pairId ?? ''),
  ].join(',')
}

/** A text that begins like a formula would be run by a spreadsheet: an apostrophe before it, and before those of its own, keeps it a text. */
function cell(text: string): string {
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The table of a year for an accountant: its lots, then its income, then the totals, in one money that its columns name. */
export function reportTable(
  report: Pick<YearReport, 'currency' | 'costMethod' | 'lots' | 'income' | 'totals'>,
): (string | number)[][] {
  const money = report.currency.toLowerCase()
  const head = [
    ...['row', 'coin', 'quantity', 'acquired_on', 'disposed_on', 'holding_days'],
    ...['proceeds', 'cost', 'gain', 'fee'].map(name => `${name}_${money}`),
    ...[
      'rate_disposed',
      'rate_disposed_source',
      'rate_acquired',
      'rate_acquired_source',
      'from_income',
      'method',
      'id',
    ],
  ]
  const rate = (one: YearReport['lots'][number]['saleRate']) => (one ? [one.perDollar, one.source] : ['', ''])
  const lots = report.lots.map(lot => [
    ...[
      lot.isNetworkFee ? 'network fee' : 'lot',
      lot.coinSymbol,
      lot.quantity,
      lot.acquiredOn ?? '',
      lot.soldOn,
      lot.heldDays ?? '',
    ],
    ...[lot.proceeds, lot.cost, lot.gain, lot.fee, ...rate(lot.saleRate), ...rate(lot.purchaseRate)],
    ...[lot.isIncome ? 'yes' : '', report.costMethod, lot.saleId],
  ])
  const income = report.income.map(one => [
    ...['income', one.coinSymbol, one.quantity, one.day, '', '', '', one.worth, '', ''],
    ...['', '', ...rate(one.rate), 'yes', report.costMethod, one.id],
  ])
  const { proceeds, cost, gain, fees, income: received } = report.totals
  const empty = ['', '', '', '', '', '', '']
  return [
    head,
    ...lots,
    ...income,
    ['total lots', '', '', '', '', '', proceeds, cost, gain, fees, ...empty],
    ['total income', '', '', '', '', '', '', received, '', '', ...empty],
  ]
}

export const csvOfTable = (rows: readonly (readonly (string | number)[])[]): string =>
  `${utf8Mark}${rows.map(row => row.map(one => (isPlain(one) ? String(one) : cell(String(one)))).join(',')).join('\r\n')}\r\n`

/** A figure below zero is no formula. */
const isPlain = (one: string | number): boolean => /^-?\d+(\.\d+)?$/.test(String(one))
