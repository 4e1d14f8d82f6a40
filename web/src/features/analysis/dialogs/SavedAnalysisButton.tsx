import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useMoment } from '../access/access.ts'
import { accessText } from '../access/messages.ts'
import { readSaved, useSavedAnalyses } from '../select/reading.ts'

/** Beside the price of a new analysis: the one of this coin that was bought before, if there is one. */
export function SavedAnalysisButton({ symbol, onLeave }: { symbol: string; onLeave: () => void }) {
  const t = useText(accessText)
  const moment = useMoment()
  const { data } = useSavedAnalyses(useOnline())
  const saved = data?.find(one => one.symbol === symbol)
  if (!saved) return null
  return (
    <Button
      block
      look="ghost"
      onClick={() => {
        onLeave()
        void readSaved(symbol)
      }}
    >
      {t.seeKept(moment(new Date(saved.at), Date.now()))}
    </Button>
  )
}
