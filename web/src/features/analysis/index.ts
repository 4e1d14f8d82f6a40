export { AnalysisFlow } from './dialogs/AnalysisFlow.tsx'
export { selectAgain, selectCoin, toldNews, useStage } from './select/flow.ts'
export type { AnalyzedCoin } from './select/run.ts'
