import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Question } from '../select/rules.ts'
import { dialogText } from './text.ts'

type Props = { question: Extract<Question, { kind: 'dailyLimit' }> | null; onClose: () => void }

/** The limit is a setting of the server: the number it sent is the number shown. */
export function DailyLimitDialog({ question, onClose }: Props) {
  const t = useText(dialogText)
  const { count } = useFormat()
  const limit = question?.limit ?? null
  return (
    <Dialog open={question !== null} onClose={onClose} title={t.limitTitle}>
      <p className="muted">{limit === null ? t.limitSaysOne : t.limitSays(count(limit))}</p>
      <Button look="primary" data-autofocus onClick={onClose}>
        {t.understood}
      </Button>
    </Dialog>
  )
}
