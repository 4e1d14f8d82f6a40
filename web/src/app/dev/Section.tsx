import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="cp-s">
      <h3 className="sm muted">{title}</h3>
      {children}
    </div>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="row wrap">{children}</div>
}
