import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { infoIcon } from '../../ui/icons/icons.ts'
import styles from './gems.module.css'
import { smallPrintText } from './messages.ts'

/** What a grade is worth, as measured, and what it is not. */
export function SmallPrint() {
  const t = useText(smallPrintText)
  return (
    <div className={`${cards.note} ${styles.note}`}>
      <Icon shape={infoIcon} sizePx={18} />
      <div className={base.stackTight}>
        {t.says.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
