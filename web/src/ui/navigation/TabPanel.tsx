import type { ReactNode } from 'react'
import { panelId, tabId } from './Tabs.tsx'

type Props = { name: string; selected: string; className?: string | undefined; children: ReactNode }

/** The content of the selected tab of the `Tabs` with the same name. */
export function TabPanel({ name, selected, className, children }: Props) {
  return (
    <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name, selected)} className={className}>
      {children}
    </div>
  )
}
