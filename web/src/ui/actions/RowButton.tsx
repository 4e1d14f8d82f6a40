import { Icon } from '../icons/Icon.tsx'
import { chevronRightIcon, type IconShape } from '../icons/icons.ts'

type Props = { icon: IconShape; title: string; says?: string | undefined; onClick: () => void }

/** A row of a list that opens something. */
export function RowButton({ icon, title, says, onClick }: Props) {
  return (
    <button type="button" className="item" onClick={onClick}>
      <Icon shape={icon} className="dim" />
      <span className="grow">
        <b>{title}</b>
        {says && <small>{says}</small>}
      </span>
      <Icon shape={chevronRightIcon} sizePx={18} />
    </button>
  )
}
