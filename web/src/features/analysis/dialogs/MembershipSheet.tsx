import { memo } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { JoinWays } from '../../accounts/index.ts'
import { PackageLinks } from '../../payments/index.ts'
import { ProOffer } from '../../subscriptions/index.ts'
import styles from '../AnalysisScreen.module.css'
import type { Question } from '../select/rules.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import { dialogText } from './messages.ts'
import { SavedAnalysisButton } from './SavedAnalysisButton.tsx'

const gift = 20

type Props = {
  question: Extract<Question, { kind: 'restricted' | 'creditsFinished' }> | null
  /** The coin that was wanted. */
  coin: AnalyzedCoin | null
  onClose: () => void
}

/** What membership would open, or where credits come from. */
export default memo(function MembershipSheet({ question, coin, onClose }: Props) {
  const t = useText(dialogText)
  const isRegister = question?.kind === 'restricted'
  const words =
    isRegister && question.isRefused
      ? { title: t.restrictedTitle, says: t.restrictedSays }
      : { title: t.lockedTitle, says: t.lockedSays }
  return (
    <Sheet
      open={question !== null}
      onClose={onClose}
      closeLabel={t.close}
      title={isRegister ? words.title : t.finishedTitle}
      above={
        isRegister && (
          <p className={styles.number}>
            <span className={base.figure}>{gift}</span>
            <small>{t.freeCredits}</small>
          </p>
        )
      }
    >
      <div className={styles.offer}>
        <p className={base.muted}>{isRegister ? words.says(question.coin.name) : t.finishedSays}</p>
      </div>
      {isRegister ? <RegisterWays symbol={question.coin.symbol} onClose={onClose} /> : <CreditWays onClose={onClose} />}
      {question?.kind === 'creditsFinished' && coin && <SavedAnalysisButton symbol={coin.symbol} onLeave={onClose} />}
    </Sheet>
  )
})

/** Who joins or signs in here is led to the coin they wanted. */
function RegisterWays({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const t = useText(dialogText)
  const stay = (
    <Button look="ghost" block onClick={onClose}>
      {t.stayGuest}
    </Button>
  )
  return <JoinWays arriveAt={`/dashboard/home?${new URLSearchParams({ coin: symbol })}`} otherwise={stay} />
}

function CreditWays({ onClose }: { onClose: () => void }) {
  return (
    <div className={base.stackClose}>
      <PackageLinks onLeave={onClose} />
      <ProOffer onLeave={onClose} />
    </div>
  )
}
