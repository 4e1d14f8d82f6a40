import '../../../ui/styles/screens/membership.css'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import type { Question } from '../select/rules.ts'
import { dialogText } from './text.ts'

const gift = 20

type Props = {
  question: Extract<Question, { kind: 'restricted' | 'creditsFinished' }> | null
  onClose: () => void
}

/** What membership would open, or where credits come from. */
export function MembershipSheet({ question, onClose }: Props) {
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
}

function RegisterWays({ onClose }: { onClose: () => void }) {
  const t = useText(dialogText)
  const address = useAddress()
  return (
    <div className="stack-3">
      <ButtonLink look="primary" block href={address('/signup')} onClick={onClose}>
        {t.join}
      </ButtonLink>
      <Button look="ghost" block onClick={onClose}>
        {t.stayGuest}
      </Button>
    </div>
  )
}

function CreditWays({ onClose }: { onClose: () => void }) {
  const t = useText(dialogText)
  const address = useAddress()
  return (
    <div className="stack-3">
      <ButtonLink look="primary" block href={address('/add-credits?return=analysis')} onClick={onClose}>
        {t.addCredits}
      </ButtonLink>
      <ButtonLink look="second" block href={address('/subscribe')} onClick={onClose}>
        {t.seePro}
      </ButtonLink>
    </div>
  )
}
