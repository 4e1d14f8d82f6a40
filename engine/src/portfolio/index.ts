export { type Correlations, correlationHours, correlationsOf, type HourlyCloses } from './correlations.ts'
export {
  gradeRange,
  type IssuedRange,
  type PortfolioRange,
  portfolioRange,
  type RangeGrade,
  type Stake,
  wholePercents,
} from './range.ts'
