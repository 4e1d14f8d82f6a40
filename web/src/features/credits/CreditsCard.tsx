import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { plusIcon } from '../../ui/icons/icons.ts'
import { TickScale } from '../../ui/instruments/TickScale.tsx'
import { useViewer } from '../accounts/index.ts'
import styles from './credits.module.css'
import { creditsText } from './messages.ts'
import { useBalance } from './queries.ts'
import { useLastWeek } from './usage.ts'

/** The balance on the profile. */
export function CreditsCard() {
  const t = useText(creditsText)
  const { count } = useFormat()
  const address = useAddress()
  const balance = useBalance()
  const lastWeek = useLastWeek(useViewer().state === 'member')
  if (balance.kind === 'unknown') return null
  const isUnlimited = balance.kind === 'unlimited'
  return (
    <section className={cards.card}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.credits}</h2>
        {!isUnlimited && (
          <ButtonLink small href={address('/add-credits')} aria-label={t.addCredits}>
            <Icon shape={plusIcon} sizePx={16} />
            {t.add}
          </ButtonLink>
        )}
      </div>
      <p className={styles.left} data-part="balance">
        <span className={base.figure}>{isUnlimited ? t.unlimited : count(balance.left)}</span>
        <span className={base.muted}>{isUnlimited ? t.unlimitedSays : t.analysesLeft(balance.left)}</span>
      </p>
      {!isUnlimited && (
        <TickScale
          ratio={balance.total > 0 ? balance.left / balance.total : 0}
          label={t.leftOf(count(balance.left), count(balance.total))}
        />
      )}
      <dl className={cards.facts} style={{ marginTop: 'var(--space-4)' }}>
        {!isUnlimited && (
          <div>
            <dt>{t.used}</dt>
            <dd>{t.usedOf(count(balance.total - balance.left), count(balance.total))}</dd>
          </div>
        )}
        {lastWeek !== undefined && (
          <div>
            <dt>{t.lastWeek}</dt>
            <dd>{t.analyses(lastWeek)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
