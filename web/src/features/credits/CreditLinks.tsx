import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { classes } from '../../ui/classes.ts'
import { useBalance } from './balance.ts'
import { CreditBadge } from './CreditBadge.tsx'
import styles from './CreditLinks.module.css'
import { creditsText } from './messages.ts'

/** Beside the search field. Nothing to count, nothing to show. */
export function HomeCredit() {
  const t = useText(creditsText)
  const { count } = useFormat()
  const address = useAddress()
  const balance = useBalance()
  if (balance.kind !== 'counted') return null
  return (
    <CreditBadge className={styles.homeCredit} href={address('/add-credits')} empty={balance.left === 0}>
      {balance.left === 0 ? t.addCredits : `${count(balance.left)} ${t.unit(balance.left)}`}
    </CreditBadge>
  )
}

/** At the foot of the rail. */
export function RailCredit() {
  const t = useText(creditsText)
  const { count } = useFormat()
  const address = useAddress()
  const balance = useBalance()
  if (balance.kind !== 'counted') return null
  return (
    <a className={classes(styles.railCredit, balance.left === 0 && styles.none)} href={address('/add-credits')}>
      <span>
        <b>{count(balance.left)}</b> {t.unit(balance.left)}
      </span>
      <span className={styles.more}>{balance.left === 0 ? t.addCredits : t.add}</span>
    </a>
  )
}
