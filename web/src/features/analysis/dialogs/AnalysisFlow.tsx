import { memo, Suspense, useEffect, useMemo } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { fetchInTurn, lateScreen, useEverTrue } from '../../../lib/late-screen.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useBalance } from '../../credits/index.ts'
import { confirmCoin } from '../select/flow.ts'
import { sayIn } from '../select/reading.ts'
import { type Question, questionBefore } from '../select/rules.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import { ownerNow, question, restoreFor, wanted } from '../select/state.ts'
import { KeptButton } from './KeptButton.tsx'
import { dialogText } from './messages.ts'

const MembershipSheet = lateScreen(() => import('./MembershipSheet.tsx'))

function close(): void {
  wanted.set(null)
  question.set(null)
}

/** Once per dashboard: the questions around an analysis, wherever the coin was picked. */
export function AnalysisFlow() {
  const coin = useStore(wanted)
  const answered = useStore(question)
  const balance = useBalance()
  const isGuest = useGuestMode()
  const language = useLanguage()
  const before = useMemo(() => coin && questionBefore(coin, balance, isGuest), [coin, balance, isGuest])
  const shown = answered ?? before
  const offered = shown?.kind === 'restricted' || shown?.kind === 'creditsFinished' ? shown : null
  const wasOffered = useEverTrue(offered !== null)
  const owner = ownerNow()

  // Guest mode is a part of the address: it can change without the page being loaded again.
  useEffect(() => restoreFor(owner), [owner])
  useEffect(() => void sayIn(language), [language])
  useEffect(() => fetchInTurn([MembershipSheet]), [])
  useEffect(() => {
    if (coin && before === null) confirmCoin(coin)
  }, [coin, before])

  return (
    <>
      <SpendDialog question={shown?.kind === 'confirm' ? shown : null} onConfirm={confirmCoin} onClose={close} />
      <GuestExpiredDialog open={shown?.kind === 'guestExpired'} coin={coin} onClose={close} />
      <DailyLimitDialog
        question={shown?.kind === 'dailyLimit' ? shown : null}
        more={isGuest ? 'join' : balance.kind === 'unlimited' ? null : 'pro'}
        onClose={close}
      />
      <Suspense>{wasOffered && <MembershipSheet question={offered} coin={coin} onClose={close} />}</Suspense>
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
        {open && coin && <KeptButton symbol={coin.symbol} onLeave={onClose} />}
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
      otherwise={question && <KeptButton symbol={question.coin.symbol} onLeave={onClose} />}
    >
      {leftAfter === null ? t.confirmSaysOne : t.confirmSays(count(leftAfter))}
    </ConfirmDialog>
  )
})
