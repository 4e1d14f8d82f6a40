import { memo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Question } from '../select/rules.ts'
import { dialogText } from './text.ts'

type Props = {
  question: Extract<Question, { kind: 'confirm' }> | null
  onConfirm: (coin: Extract<Question, { kind: 'confirm' }>['coin']) => void
  onClose: () => void
}

/** What an analysis costs and what is left afterwards, before anything is spent. */
export const ConfirmDialog = memo(function ConfirmDialog({ question, onConfirm, onClose }: Props) {
  const t = useText(dialogText)
  const { count } = useFormat()
  const leftAfter = question?.leftAfter ?? null
  return (
    <Dialog open={question !== null} onClose={onClose} title={t.confirmTitle(question?.coin.symbol ?? '')}>
      <p className="muted">{leftAfter === null ? t.confirmSaysOne : t.confirmSays(count(leftAfter))}</p>
      <div className="two">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="primary" data-autofocus onClick={() => question && onConfirm(question.coin)}>
          {t.analyze}
        </Button>
      </div>
    </Dialog>
  )
})
