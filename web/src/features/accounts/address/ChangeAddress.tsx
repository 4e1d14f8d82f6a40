import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { addressText } from './messages.ts'
import { ProveAddress } from './ProveAddress.tsx'

export function ChangeAddress({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(addressText)
  const proved = () => {
    toast.show({ tone: 'ok', title: t.changed })
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.change} closeLabel={t.close}>
      <ProveAddress email="" onProved={proved} />
    </Sheet>
  )
}
