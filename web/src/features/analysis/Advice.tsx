import type { ReactNode } from 'react'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { infoIcon } from '../../ui/icons/icons.ts'

/** The one note at the end of a part. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <p className={cards.note}>
    <Icon shape={infoIcon} sizePx={18} />
    <span>{children}</span>
  </p>
)
