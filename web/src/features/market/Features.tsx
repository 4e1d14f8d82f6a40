import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { gemIcon, type IconShape, targetIcon } from '../../ui/icons/icons.ts'
import styles from './Features.module.css'
import { marketText } from './messages.ts'

/** What else there is to see. */
export function Features() {
  const t = useText(marketText)
  return (
    <nav className={styles.features} aria-label={t.features}>
      <Door to="/track-record" icon={targetIcon} name={t.trackRecord} says={t.trackRecordSays} />
      <Door to="/dashboard/favorites/hidden-gems" icon={gemIcon} name={t.gems} says={t.gemsSay} />
    </nav>
  )
}

function Door({ to, icon, name, says }: { to: string; icon: IconShape; name: string; says: string }) {
  const address = useAddress()
  return (
    <a className={styles.feature} href={address(to)}>
      <Icon shape={icon} sizePx={22} />
      <span>
        <b>{name}</b>
        <small>{says}</small>
      </span>
    </a>
  )
}
