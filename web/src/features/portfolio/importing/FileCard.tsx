import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon, fileUpIcon } from '../../../ui/icons/icons.ts'
import styles from './importing.module.css'
import { importText } from './messages.ts'

type Props = { name: string; says: string; isKnown: boolean; isBusy: boolean; onOther: () => void }

/** The file that is spoken of, and the way to another one once nothing is under way for this one. */
export function FileCard({ name, says, isKnown, isBusy, onOther }: Props) {
  const t = useText(importText)
  return (
    <section className={`${cards.card} ${styles.file}`}>
      <Icon shape={fileUpIcon} sizePx={22} />
      <span className={cards.itemText}>
        <b>{name}</b>
        <small>{says}</small>
      </span>
      {isKnown && <Icon shape={checkCircleIcon} sizePx={20} className={styles.known} />}
      <Button look="ghost" small disabled={isBusy} onClick={onOther}>
        {t.other}
      </Button>
    </section>
  )
}
