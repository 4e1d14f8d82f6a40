import { memo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import type { Question } from '../select/rules.ts'
import { dialogText } from './text.ts'

type Props = {
  question: Extract<Question, { kind: 'confirm' }> | null
  onConfirm: (coin: Extract<Question, { kind: 'confirm' }>['coin']) => void
  onClose: () => void
}

/** What an analysis costs and what is left afterwards, before anything is spent. */
export const SpendDialog = memo(function SpendDialog({ question, onConfirm, onClose }: Props) {
  const t = useText(dialogText)
  const { count } = useFormat()
  const leftAfter = question?.leftAfter ?? null
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={onClose}
      title={t.confirmTitle(question?.coin.symbol ?? '')}
      cancel={t.cancel}
      confirm={t.analyze}
      onConfirm={() => question && onConfirm(question.coin)}
    >
      {leftAfter === null ? t.confirmSaysOne : t.confirmSays(count(leftAfter))}
    </ConfirmDialog>
  )
})
