import { memo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Question } from '../select/rules.ts'
import { dialogText } from './text.ts'

type Props = {
  question: Extract<Question, { kind: 'dailyLimit' }> | null
  /** Where there is more than this; null for whoever has the most already. */
  more: 'join' | 'pro' | null
  onClose: () => void
}

const pathTo = { join: '/signup', pro: '/subscribe' }

/** The limit is a setting of the server: the number it sent is the number shown. */
export const DailyLimitDialog = memo(function DailyLimitDialog({ question, more, onClose }: Props) {
  const t = useText(dialogText)
  const { count } = useFormat()
  const address = useAddress()
  const limit = question?.limit ?? null
  return (
    <Dialog open={question !== null} onClose={onClose} title={t.limitTitle}>
      <p className={base.muted}>{limit === null ? t.limitSaysOne : t.limitSays(count(limit))}</p>
      <div className={base.stackTight}>
        <Button look="primary" block data-autofocus onClick={onClose}>
          {t.understood}
        </Button>
        {more && (
          <ButtonLink block href={address(pathTo[more])} onClick={onClose}>
            {t[more]}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
})
