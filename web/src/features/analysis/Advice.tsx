import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import { infoIcon } from '../../ui/icons/icons.ts'

/** The one note at the end of a part. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <p className="note">
    <Icon shape={infoIcon} sizePx={18} />
    <span>{children}</span>
  </p>
)
