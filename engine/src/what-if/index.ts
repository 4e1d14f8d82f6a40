export {
  betaOf,
  type HardSpell,
  type HeldPart,
  hardSpells,
  type SpellOutcome,
  throughHardDays,
} from './hard-days.ts'
export {
  type BuyingPlan,
  type RegularBuying,
  regularBuying,
  type Spread,
  type Start,
  spreadOf,
} from './regular-buying.ts'
export { type LossOdds, lossOdds, sizeFor } from './sizing.ts'
