import type { ReactNode } from 'react'
import base from '../base.module.css'
import { Icon } from '../icons/Icon.tsx'
import { cloudOffIcon, type IconShape } from '../icons/icons.ts'
import styles from './Empty.module.css'

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
    <div className={styles.empty} role="alert">
      <span className={`${styles.icon} ${styles.failed}`}>
        <Icon shape={icon} sizePx={26} />
      </span>
      <h2 className={base.heading}>{title}</h2>
      {children && <p className={base.muted}>{children}</p>}
      {action}
    </div>
  )
}
