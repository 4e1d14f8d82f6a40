import { memo } from 'react'
import '../../../ui/styles/screens/membership.css'
import '../../../ui/styles/screens/profile.css'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { JoinWays } from '../../accounts/index.ts'
import { PackageLinks } from '../../payments/index.ts'
import { ProOffer } from '../../subscriptions/index.ts'
import type { Question } from '../select/rules.ts'
import { dialogText } from './text.ts'

const gift = 20

type Props = {
  question: Extract<Question, { kind: 'restricted' | 'creditsFinished' }> | null
  onClose: () => void
}

/** What membership would open, or where credits come from. */
export const MembershipSheet = memo(function MembershipSheet({ question, onClose }: Props) {
  const t = useText(dialogText)
  const isRegister = question?.kind === 'restricted'
  return (
    <Sheet
      open={question !== null}
      onClose={onClose}
      closeLabel={t.close}
      title={isRegister ? t.restrictedTitle(question.coin.name) : t.finishedTitle}
      above={
        isRegister && (
          <p className="mem-n">
            <span className="fig">{gift}</span>
            <small>{t.freeCredits}</small>
          </p>
        )
      }
    >
      <div className="mem">
        <p className="muted">{isRegister ? t.restrictedSays : t.finishedSays}</p>
      </div>
      {isRegister ? <RegisterWays onClose={onClose} /> : <CreditWays onClose={onClose} />}
    </Sheet>
  )
})

function RegisterWays({ onClose }: { onClose: () => void }) {
  const t = useText(dialogText)
  const stay = (
    <Button look="ghost" block onClick={onClose}>
      {t.stayGuest}
    </Button>
  )
  return <JoinWays arriveAt="/dashboard" otherwise={stay} />
}

function CreditWays({ onClose }: { onClose: () => void }) {
  return (
    <div className="stack-3">
      <PackageLinks onLeave={onClose} />
      <ProOffer onLeave={onClose} />
    </div>
  )
}
