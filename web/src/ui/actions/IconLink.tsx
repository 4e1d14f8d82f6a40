import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconShape } from '../icons/icons.ts'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'a'>, 'children'> & {
  label: string
  href: string
  icon: IconShape
  sizePx?: number | undefined
}

export function IconLink({ label, href, icon, sizePx, className, ...rest }: Props) {
  return (
    <a {...rest} href={href} className={classes(styles.iconButton, className)} aria-label={label}>
      <Icon shape={icon} sizePx={sizePx} />
    </a>
  )
}
