import { useAppInfo } from '../../../lib/app-info.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { footText } from './foot-messages.ts'
import styles from './Landing.module.css'

export function Foot() {
  const t = useText(footText)
  const address = useAddress()
  const version = useAppInfo()?.version
  return (
    <footer className={styles.foot}>
      <p className={`${base.small} ${base.muted}`}>{t.footnote}</p>
      <p className={`${base.tiny} ${base.faint}`}>
        <a href={address('/track-record')}>{t.trackRecord}</a>
        <a href={address('/privacy')}>{t.privacy}</a>
        <a href={address('/privacy#terms')}>{t.terms}</a>
        <span>{version}</span>
      </p>
    </footer>
  )
}
