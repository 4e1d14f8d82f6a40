export { HiddenGems } from './HiddenGems.tsx'
export { useGemCount } from './queries.ts'
export { GemRecordCard } from './RecordCard.tsx'
