import { memo } from 'react'
import styles from '../base.module.css'
import { classes } from '../classes.ts'
import type { IconShape } from './icons.ts'

type Props = { shape: IconShape; sizePx?: number | undefined; className?: string | undefined }

/** Decorative icon (aria-hidden): the words beside it carry the meaning. */
export const Icon = memo(function Icon({ shape, sizePx = 20, className }: Props) {
  return (
    <svg
      className={classes(styles.icon, className)}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
})
