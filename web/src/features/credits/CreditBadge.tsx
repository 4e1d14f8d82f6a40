import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { creditIcon, plusIcon } from '../../ui/icons/icons.ts'
import styles from './CreditBadge.module.css'

type Props = ComponentProps<'a'> & {
  href: string
  /** Nothing left: the badge turns into the way to add some. */
  empty?: boolean | undefined
}

export function CreditBadge({ empty, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classes(styles.credit, empty && styles.none, className)}>
      <Icon shape={empty ? plusIcon : creditIcon} sizePx={18} />
      {children}
    </a>
  )
}
