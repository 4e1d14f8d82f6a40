import TrackRecordScreen from '../../features/analysis/TrackRecordScreen.tsx'
import { GemRecordCard } from '../../features/gems/index.ts'

/** The record of predictions and plans, and beside it that of the gems. */
export default function TrackRecordPage() {
  return <TrackRecordScreen gems={<GemRecordCard />} />
}
