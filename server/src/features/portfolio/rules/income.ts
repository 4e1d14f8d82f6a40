import type { PortfolioSettings } from '@pusula/contract'
import type { Entry } from './position.ts'

export type IncomeCost = PortfolioSettings['incomeCost']

/** Rewards and gifts at what they were worth when they came, or at no cost: the entries stay, only their counting differs. */
export const withIncomeAt = (cost: IncomeCost, entries: Entry[]): Entry[] =>
  cost === 'market' ? entries : entries.map(entry => (entry.isIncome ? withoutCost(entry) : entry))

function withoutCost({ paid, ...entry }: Entry): Entry {
  const nothing = { usdCostBasis: '0', totalUsd: entry.feeUsd }
  return { ...entry, ...nothing, ...(paid && { paid: { ...paid, unit: '0' } }) }
}
