import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { cssVars } from '../../../ui/css-vars.ts'
import { holdingText } from '../messages.ts'
import styles from '../portfolio.module.css'

/** Which part of the whole a coin is, where there is room for a column of it. */
export function Share({ percent }: { percent: number }) {
  const t = useText(holdingText)
  const { share } = useFormat()
  return (
    <span className={styles.share} style={cssVars({ '--at': `${percent}%` })}>
      <i aria-hidden="true" />
      <span className={base.visuallyHidden}>{t.share} </span>
      {share(percent)}
    </span>
  )
}

/** The same behind the amount, on a phone. */
export function SmallShare({ percent }: { percent: number }) {
  const t = useText(holdingText)
  const { share } = useFormat()
  return (
    <span className={styles.smallShare}>
      {' · '}
      <span className={base.visuallyHidden}>{t.share} </span>
      {share(percent)}
    </span>
  )
}
