import type { ReactNode } from 'react'
import base from '../../ui/base.module.css'
import styles from './dev.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h3 className={`${base.small} ${base.muted}`}>{title}</h3>
      {children}
    </div>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <div className={`${base.row} ${base.wrap}`}>{children}</div>
}
