import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import { creditIcon, plusIcon } from '../icons/icons.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** Nothing left: the badge turns into the way to add some. */
  empty?: boolean | undefined
}

export function CreditBadge({ empty, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classes('credit', empty && 'credit--zero', className)}>
      <Icon shape={empty ? plusIcon : creditIcon} sizePx={18} />
      {children}
    </a>
  )
}
