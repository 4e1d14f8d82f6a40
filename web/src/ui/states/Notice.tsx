import { Component, type ReactNode } from 'react'
import linkStyles from '../actions/Button.module.css'
import base from '../base.module.css'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { clockIcon, cloudOffIcon, type IconShape, wifiOffIcon } from '../icons/icons.ts'
import styles from './states.module.css'

const icons: Record<'old' | 'offline', IconShape> = { old: clockIcon, offline: wifiOffIcon }

type Props = {
  /** The figures are old, or there is no connection. */
  kind: 'old' | 'offline'
  action?: { label: string; run: () => void } | undefined
  children: ReactNode
}

/** Stale-data banner: how old the content is, with a retry. */
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

type ErrorBoxProps = {
  /** What happened. */
  title: string
  /** The way to try again. */
  action?: ReactNode
  /** Whose fault it is and what to do. */
  children?: ReactNode
}

export function ErrorBox({ title, action, children }: ErrorBoxProps) {
  return (
    <div className={styles.empty} role="alert">
      <span className={`${styles.icon} ${styles.failed}`}>
        <Icon shape={cloudOffIcon} sizePx={26} />
      </span>
      <h2 className={base.heading}>{title}</h2>
      {children && <p className={base.muted}>{children}</p>}
      {action}
    </div>
  )
}

type CaughtProps = { children: ReactNode; fallback: ReactNode | ((error: unknown) => ReactNode) }
type CaughtState = { caught: { error: unknown } | null }

/** What throws inside, or whose code cannot be fetched, leaves its fallback behind and nothing else is lost. */
export class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { caught: null }

  static getDerivedStateFromError = (error: unknown): CaughtState => ({ caught: { error } })

  override render() {
    const { caught } = this.state
    const { children, fallback } = this.props
    if (!caught) return children
    return typeof fallback === 'function' ? fallback(caught.error) : fallback
  }
}
