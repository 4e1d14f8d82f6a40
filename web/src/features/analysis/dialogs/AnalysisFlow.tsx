import { useEffect, useMemo } from 'react'
import { useLanguage } from '../../../lib/language.ts'
import { useGuestMode } from '../../../lib/mode.ts'
import { useStore } from '../../../lib/store.ts'
import { useBalance } from '../../credits/index.ts'
import { confirmCoin, ownerNow, question, restoreFor, sayIn, wanted } from '../select/flow.ts'
import { questionBefore } from '../select/rules.ts'
import { DailyLimitDialog } from './DailyLimitDialog.tsx'
import { GuestExpiredDialog } from './GuestExpiredDialog.tsx'
import { MembershipSheet } from './MembershipSheet.tsx'
import { SpendDialog } from './SpendDialog.tsx'

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
  const owner = ownerNow()

  // Guest mode is a part of the address: it can change without the page being loaded again.
  useEffect(() => restoreFor(owner), [owner])
  useEffect(() => void sayIn(language), [language])
  useEffect(() => {
    if (coin && before === null) confirmCoin(coin)
  }, [coin, before])

  return (
    <>
      <SpendDialog question={shown?.kind === 'confirm' ? shown : null} onConfirm={confirmCoin} onClose={close} />
      <GuestExpiredDialog open={shown?.kind === 'guestExpired'} onClose={close} />
      <DailyLimitDialog
        question={shown?.kind === 'dailyLimit' ? shown : null}
        more={isGuest ? 'join' : balance.kind === 'unlimited' ? null : 'pro'}
        onClose={close}
      />
      <MembershipSheet
        question={shown?.kind === 'restricted' || shown?.kind === 'creditsFinished' ? shown : null}
        onClose={close}
      />
    </>
  )
}
