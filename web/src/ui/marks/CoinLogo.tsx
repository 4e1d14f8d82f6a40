import { memo, useState } from 'react'
import { classes } from '../classes.ts'
import { cssVars } from '../css-vars.ts'
import styles from './CoinLogo.module.css'
import { monogram } from './monogram.ts'

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
