import { type JurisdictionProfile, profileOf } from '@pusula/contract'
import type { Platform } from '../../platform.ts'
import type { Said } from './saved/editions.ts'

type Analysed = Said['tr']['analysis']

/** Jurisdiction filter of an analysis: what is stored stays whole, and is shown again with the profile. */
export const jurisdictionReader =
  ({ settings }: Pick<Platform, 'settings'>) =>
  async (): Promise<(said: Said) => Said> => {
    const profile = profileOf[(await settings()).jurisdiction]
    const under = (said: Said['tr']) => ({ ...said, analysis: analysisUnder(profile, said.analysis) })
    return ({ tr, en }) => ({ tr: under(tr), en: under(en) })
  }

/** A coin that has no analysis, the same way: it may be too young for plans, and says from when on. */
export const kindInJurisdiction =
  ({ settings }: Pick<Platform, 'settings'>) =>
  async <Kind extends { text: object | null }>(kind: Kind): Promise<Kind> => {
    const { wording } = profileOf[(await settings()).jurisdiction]
    if (wording === 'ideas' || !kind.text) return kind
    const texts = Object.entries(kind.text).map(([slot, text]) => [slot, inScenarios(text)])
    return { ...kind, text: Object.fromEntries(texts) }
  }

/** The few sentences about young coins name plans in forms that both words share. */
const inScenarios = (text: string): string =>
  text
    .replace(/\bplanlar\b/g, 'senaryolar')
    .replace(/\bplans\b/g, 'scenarios')
    .replace(/\bplan için\b/g, 'senaryo için')
    .replace(/\ba plan\b/g, 'a scenario')

export function analysisUnder({ wording, hasLeverage }: JurisdictionProfile, said: Analysed): Analysed {
  const unadvised = wording === 'scenarios' ? withoutPosture(said) : said
  return hasLeverage ? unadvised : withoutLeverage(unadvised)
}

/** Without what the plans come to for who holds some and for who holds none: scenarios stand for themselves. */
const withoutPosture = (said: Analysed): Analysed => ({
  ...said,
  headline: { ...said.headline, holding: '', notHolding: '' },
  spot_recommendation: { ...said.spot_recommendation, action: 'wait', reason: '' },
})

/** Without the part with borrowed money. */
const withoutLeverage = (said: Analysed): Analysed => ({
  ...said,
  leverage_recommendation: {
    ...{ position: 'none', leverage: null, entry_price: null, stop_loss: null, take_profit: null, reason: '' },
    ...{ rewardToRisk: null, stopFirstProbability: null, targetFirstProbability: null },
    ...{ liquidationUsd: null, lossAtStopRatio: null },
  },
  plans: said.plans.map(plan => ({ ...plan, leverages: [] })),
})
