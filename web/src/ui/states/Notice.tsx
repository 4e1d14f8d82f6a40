import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { clockIcon, type IconShape, wifiOffIcon } from '../icons/icons.ts'

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
    <div className={`strip strip--${kind}`}>
      <Icon shape={icons[kind]} sizePx={18} />
      <output className="grow">{children}</output>
      {action && (
        <button type="button" className="go" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}
