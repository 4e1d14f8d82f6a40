import type { ReactNode } from 'react'
import base from '../base.module.css'
import cards from '../cards.module.css'
import { Icon } from '../icons/Icon.tsx'
import { chevronRightIcon, type IconShape } from '../icons/icons.ts'

type Props = { icon: IconShape; title: string; says?: ReactNode; onClick: () => void }

/** A row of a list that opens something. */
export function RowButton({ icon, title, says, onClick }: Props) {
  return (
    <button type="button" className={cards.item} onClick={onClick}>
      <Icon shape={icon} className={base.faint} />
      <span className={cards.itemText}>
        <b>{title}</b>
        {says && <small>{says}</small>}
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </button>
  )
}
