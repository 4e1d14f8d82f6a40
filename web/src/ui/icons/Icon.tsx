import { memo } from 'react'
import { classes } from '../classes.ts'
import styles from './Icon.module.css'
import type { IconShape } from './icons.ts'

type Props = { shape: IconShape; sizePx?: number | undefined; className?: string | undefined }

/** Decoration beside words: the words carry the meaning, so a screen reader never meets the drawing. */
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
