import type { ReactNode } from 'react'
import linkStyles from '../actions/links.module.css'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { clockIcon, type IconShape, wifiOffIcon } from '../icons/icons.ts'
import styles from './Notice.module.css'

const icons: Record<'old' | 'offline', IconShape> = { old: clockIcon, offline: wifiOffIcon }

type Props = {
  /** The figures are old, or there is no connection. */
  kind: 'old' | 'offline'
  action?: { label: string; run: () => void } | undefined
  children: ReactNode
}

/** A strip above what is still shown: how old it is, and a way to ask again. */
export function Notice({ kind, action, children }: Props) {
  return (
    <div className={classes(styles.notice, kind === 'offline' && styles.offline)}>
      <Icon shape={icons[kind]} sizePx={18} />
      <output className={base.grow}>{children}</output>
      {action && (
        <button type="button" className={linkStyles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}
