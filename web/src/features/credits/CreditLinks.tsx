import type { ComponentProps } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { creditIcon, plusIcon } from '../../ui/icons/icons.ts'
import styles from './credits.module.css'
import { creditsText } from './messages.ts'
import { useBalance } from './queries.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** Nothing left: the badge turns into the way to add some. */
  empty?: boolean | undefined
}

function CreditBadge({ empty, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classes(styles.credit, empty && styles.creditBadgeNone, className)}>
      <Icon shape={empty ? plusIcon : creditIcon} sizePx={18} />
      {children}
    </a>
  )
}

/** Balance link beside the search field; hidden without a balance. */
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
