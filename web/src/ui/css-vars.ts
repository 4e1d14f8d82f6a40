import type { CSSProperties } from 'react'

/** Custom properties for a style attribute; React knows only the standard ones by name. */
export const cssVars = (values: Record<`--${string}`, string | number>) => values as CSSProperties
