import type { ReactNode } from 'react'
import { Heading } from '../../../lib/Heading.tsx'
import base from '../../../ui/base.module.css'
import styles from '../admin.module.css'

export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={`${base.pageHead} ${styles.pageHead}`}>
    <Heading title={title} />
    {children && <div className={`${base.row} ${base.wrap} ${styles.pageTools}`}>{children}</div>}
  </div>
)
