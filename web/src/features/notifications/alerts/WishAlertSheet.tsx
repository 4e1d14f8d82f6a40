import type { PriceAlert } from '@pusula/contract'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { AlertChoice } from './AlertChoice.tsx'
import type { Wish } from './alerts.ts'
import { levelText } from './level-messages.ts'
import { alertsText } from './messages.ts'
import { SetAlert } from './SetAlert.tsx'

type Props = {
  open: boolean
  onClose: () => void
  wish: Wish
  saved: PriceAlert | undefined
  name: string
  label: string
  says: string
}

/** When it rings, and whether this device will hear of it: there is nothing else to choose. */
export default function WishAlertSheet({ open, onClose, wish, saved, name, label, says }: Props) {
  const t = useText(alertsText)
  const said = useText(levelText)
  return (
    <Sheet open={open} onClose={onClose} title={said.levelFor(name)} closeLabel={t.close}>
      <div className={base.stack}>
        <p>{says}</p>
        <AlertChoice saved={saved} onDone={onClose}>
          <SetAlert label={label} wish={wish} name={name} onDone={onClose} isOnce />
        </AlertChoice>
      </div>
    </Sheet>
  )
}
