import type { ReactNode } from 'react'
import { Heading } from '../../../lib/Heading.tsx'

export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="page-head">
    <Heading title={title} />
    {children && <div className="row wrap">{children}</div>}
  </div>
)
