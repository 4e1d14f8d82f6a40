import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { cloudOffIcon, type IconShape } from '../icons/icons.ts'

type Props = {
  /** What happened. */
  title: string
  icon?: IconShape | undefined
  /** The way to try again. */
  action?: ReactNode
  /** Whose fault it is and what to do. */
  children?: ReactNode
}

export function ErrorBox({ title, icon = cloudOffIcon, action, children }: Props) {
  return (
    <div className="empty" role="alert">
      <span className="empty-ic err">
        <Icon shape={icon} sizePx={26} />
      </span>
      <h2 className="h2">{title}</h2>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  )
}
