import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconShape } from '../icons/icons.ts'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: IconShape
  sizePx?: number | undefined
  /** For a button that stays down, such as a star. */
  pressed?: boolean | undefined
}

export function IconButton({ label, icon, sizePx, pressed, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.iconButton, pressed && styles.pressed, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon shape={icon} sizePx={sizePx} />
    </button>
  )
}
