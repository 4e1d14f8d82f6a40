import { memo, useState } from 'react'
import { classes, cssVars } from '../classes.ts'
import styles from './marks.module.css'

const twoLettersFromPx = 40

/** The letters that stand in for a missing picture: one on a small disc, two on a large one. */
export function monogram(symbol: string, sizePx: number): string {
  return [...symbol.trim()].slice(0, sizePx < twoLettersFromPx ? 1 : 2).join('')
}

type Props = { src?: string | null | undefined; symbol: string; sizePx?: number | undefined }

/** A picture when there is one that loads, otherwise letters. Its name always stands beside it in words. */
export const CoinLogo = memo(function CoinLogo({ src, symbol, sizePx = 36 }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const hasPicture = Boolean(src) && src !== broken
  return (
    <span
      className={classes(styles.logo, !hasPicture && styles.monogram)}
      style={cssVars({ '--s': `${sizePx}px` })}
      aria-hidden="true"
    >
      {hasPicture && src ? (
        <img src={src} alt="" width={sizePx} height={sizePx} loading="lazy" onError={() => setBroken(src)} />
      ) : (
        monogram(symbol, sizePx)
      )}
    </span>
  )
})
