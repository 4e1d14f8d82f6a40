import type { ReactNode } from 'react'
import base from '../base.module.css'
import { Dial } from '../brand/Dial.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { IconShape } from '../icons/icons.ts'
import styles from './states.module.css'

type Props = {
  title: string
  /** Without one the compass stands there, for the start of a screen. */
  icon?: IconShape | undefined
  /** The one way to begin. */
  action?: ReactNode
  children?: ReactNode
}

/** Nothing here yet: one sentence, one action. */
export function Empty({ title, icon, action, children }: Props) {
  return (
    <div className={styles.empty}>
      {icon ? (
        <span className={styles.icon}>
          <Icon shape={icon} sizePx={26} />
        </span>
      ) : (
        <Dial />
      )}
      <h2 className={base.heading}>{title}</h2>
      {children && <p className={base.muted}>{children}</p>}
      {action}
    </div>
  )
}
