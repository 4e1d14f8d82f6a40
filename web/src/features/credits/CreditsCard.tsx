import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { useBalance } from './balance.ts'
import { creditsText } from './messages.ts'

/** The balance on the profile. */
export function CreditsCard() {
  const t = useText(creditsText)
  const { count } = useFormat()
  const address = useAddress()
  const balance = useBalance()
  if (balance.kind === 'unknown') return null
  const isUnlimited = balance.kind === 'unlimited'
  return (
    <section className="card">
      <div className="row between">
        <h2 className="h3">{t.credits}</h2>
        {!isUnlimited && (
          <ButtonLink small href={address('/add-credits')}>
            {t.addCredits}
          </ButtonLink>
        )}
      </div>
      <p className="cr-n">
        <span className="fig">{isUnlimited ? t.unlimited : count(balance.left)}</span>
        <span className="muted">{isUnlimited ? t.unlimitedSays : t.analysesLeft}</span>
      </p>
    </section>
  )
}
