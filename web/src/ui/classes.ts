import type { CSSProperties } from 'react'

/** Joins class names and leaves out what does not apply. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')

/** Custom properties for a style attribute; React knows only the standard ones by name. */
export const cssVars = (values: Record<`--${string}`, string | number>) => values as CSSProperties
