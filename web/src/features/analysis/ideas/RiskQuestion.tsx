import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { warningIcon } from '../../../ui/icons/icons.ts'
import styles from './Ideas.module.css'
import { ideaText } from './text.ts'

/** Stands where the first leveraged card would, until its risk was read. */
export function RiskQuestion({ onAgree }: { onAgree: () => void }) {
  const t = useText(ideaText)
  return (
    <article className={`${cards.card} ${styles.idea}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{t.leveraged}</p>
        <h2 className={base.title}>{t.riskTitle}</h2>
      </div>
      <div className={`${cards.note} ${cards.warning}`}>
        <Icon shape={warningIcon} sizePx={18} />
        <span>{t.riskSays}</span>
      </div>
      <Button onClick={onAgree}>{t.riskAgree}</Button>
    </article>
  )
}
