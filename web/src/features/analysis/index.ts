export { AnalysisFlow } from './dialogs/AnalysisFlow.tsx'
export { selectCoin, useStage } from './select/flow.ts'
export type { Coin as AnalyzedCoin, Stage } from './select/run.ts'
