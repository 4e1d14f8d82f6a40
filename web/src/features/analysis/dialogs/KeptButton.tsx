import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { accessText } from '../access/messages.ts'
import { useMoment } from '../access/moment.ts'
import { readKept, useKeptAnalyses } from '../select/reading.ts'

/** Beside the price of a new analysis: the one of this coin that was bought before, if there is one. */
export function KeptButton({ symbol, onLeave }: { symbol: string; onLeave: () => void }) {
  const t = useText(accessText)
  const moment = useMoment()
  const { data } = useKeptAnalyses(useOnline())
  const kept = data?.find(one => one.symbol === symbol)
  if (!kept) return null
  return (
    <Button
      block
      look="ghost"
      onClick={() => {
        onLeave()
        void readKept(symbol)
      }}
    >
      {t.seeKept(moment(new Date(kept.at), Date.now()))}
    </Button>
  )
}
