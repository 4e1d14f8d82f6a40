export { describeMultiple, describeWrapped, type WrappedFacts } from './followers.ts'
export { describePegged, offPegRatio, type PeggedFacts } from './pegged.ts'
export { describeSilent, describeStill, describeWithoutCandles, type SilentFacts, type StillFacts } from './silent.ts'
export type { SpecialText } from './special.ts'
export {
  describeOpenings,
  describeYoung,
  describeYoungInstead,
  type Opening,
  openingDays,
  type YoungText,
} from './young.ts'
