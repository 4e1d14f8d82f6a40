export { HiddenGems } from './GemList.tsx'
export { useGemCount } from './queries.ts'
export { GemRecordCard } from './RecordCard.tsx'
