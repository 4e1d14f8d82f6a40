export { AnalysisFlow } from './dialogs/AnalysisFlow.tsx'
export { selectAgain, selectCoin, toldNews, useStage } from './select/flow.ts'
export type { AnalyzedCoin, Stage } from './select/run.ts'
