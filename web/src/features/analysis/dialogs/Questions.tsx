import { memo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { ConfirmDialog, Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useBalance } from '../../credits/index.ts'
import { confirmCoin } from '../select/flow.ts'
import type { Question } from '../select/rules.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import { dialogText } from './messages.ts'
import { SavedAnalysisButton } from './SavedAnalysisButton.tsx'

type QuestionsProps = { question: Question | null; coin: AnalyzedCoin | null; onClose: () => void }

/** What is asked or said before an analysis begins. */
export default function Questions({ question, coin, onClose }: QuestionsProps) {
  const isGuest = useGuestMode()
  const balance = useBalance()
  return (
    <>
      <SpendDialog
        question={question?.kind === 'confirm' ? question : null}
        onConfirm={confirmCoin}
        onClose={onClose}
      />
      <GuestExpiredDialog open={question?.kind === 'guestExpired'} coin={coin} onClose={onClose} />
      <DailyLimitDialog
        question={question?.kind === 'dailyLimit' ? question : null}
        more={isGuest ? 'join' : balance.kind === 'unlimited' ? null : 'pro'}
        onClose={onClose}
      />
    </>
  )
}

type Props = {
  question: Extract<Question, { kind: 'dailyLimit' }> | null
  /** Where there is more than this; null for whoever has the most already. */
  more: 'join' | 'pro' | null
  onClose: () => void
}

const pathTo = { join: '/signup', pro: '/subscribe' }

/** The limit is a setting of the server: the number it sent is the number shown. */
const DailyLimitDialog = memo(function DailyLimitDialog({ question, more, onClose }: Props) {
  const t = useText(dialogText)
  const { count } = useFormat()
  const address = useAddress()
  const limit = question?.limit ?? null
  return (
    <Dialog open={question !== null} onClose={onClose} title={t.limitTitle}>
      <p className={base.muted}>
        {limit !== null && t.limitSays(count(limit))} {more ? t.limitPro : t.limitTomorrow}
      </p>
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

type GuestExpiredProps = { open: boolean; coin: AnalyzedCoin | null; onClose: () => void }

const GuestExpiredDialog = memo(function GuestExpiredDialog({ open, coin, onClose }: GuestExpiredProps) {
  const t = useText(dialogText)
  const address = useAddress()
  return (
    <Dialog open={open} onClose={onClose} title={t.expiredTitle}>
      <p className={base.muted}>{t.expiredSays}</p>
      <div className={base.stackTight}>
        <ButtonLink look="primary" href={address('/signup')} onClick={onClose}>
          {t.join}
        </ButtonLink>
        <div className={base.pair}>
          <ButtonLink href={address('/add-credits')} onClick={onClose}>
            {t.addCredits}
          </ButtonLink>
          <Button look="ghost" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
        {open && coin && <SavedAnalysisButton symbol={coin.symbol} onLeave={onClose} />}
      </div>
    </Dialog>
  )
})

type SpendDialogProps = {
  question: Extract<Question, { kind: 'confirm' }> | null
  onConfirm: (coin: Extract<Question, { kind: 'confirm' }>['coin']) => void
  onClose: () => void
}

/** What an analysis costs and what is left afterwards, before anything is spent. */
const SpendDialog = memo(function SpendDialog({ question, onConfirm, onClose }: SpendDialogProps) {
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
      otherwise={question && <SavedAnalysisButton symbol={question.coin.symbol} onLeave={onClose} />}
    >
      {leftAfter === null ? t.confirmSaysOne : t.confirmSays(count(leftAfter))}
    </ConfirmDialog>
  )
})
