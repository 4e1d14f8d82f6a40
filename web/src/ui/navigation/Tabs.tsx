import type { KeyboardEvent, ReactNode } from 'react'
import { classes, cssVars } from '../classes.ts'
import { nextIndex } from '../roving.ts'
import styles from './Tabs.module.css'

type Tab<Id extends string> = { id: Id; label: string; count?: number | string | undefined }

type TabsProps<Id extends string> = {
  /** Ties the tabs to their `TabPanel`; unique on the page. */
  name: string
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  className?: string | undefined
}

/** Arrow keys move and select at once; Tab goes on to the panel. */
export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const at = tabs.findIndex(tab => tab.id === selected)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const to = nextIndex(event.key, at, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(name, tab.id))}`)?.focus()
  }

  return (
    <div
      className={classes(styles.tabs, className)}
      role="tablist"
      aria-label={label}
      style={cssVars({ '--n': tabs.length, '--at': at })}
      onKeyDown={onKeyDown}
    >
      {tabs.map(tab => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(name) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <span>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}> {tab.count}</span>}
          </span>
        </button>
      ))}
      <i className={styles.mark} aria-hidden="true" />
    </div>
  )
}

export const tabId = (name: string, id: string) => `${name}-tab-${id}`
export const panelId = (name: string) => `${name}-panel`

type Props = { name: string; selected: string; className?: string | undefined; children: ReactNode }

/** The content of the selected tab of the `Tabs` with the same name. */
export function TabPanel({ name, selected, className, children }: Props) {
  return (
    <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name, selected)} className={className}>
      {children}
    </div>
  )
}
