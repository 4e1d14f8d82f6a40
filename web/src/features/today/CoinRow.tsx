import type { ReactNode } from 'react'
import { useAddress } from '../../lib/go.ts'
import { classes } from '../../ui/classes.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { coinPath } from '../analysis/index.ts'
import { logoOf } from '../market/index.ts'
import styles from './Today.module.css'

type RowProps = {
  symbol: string
  name: string
  says: ReactNode
  figure?: ReactNode
  under?: ReactNode
  sketch?: ReactNode
  children?: ReactNode
}

/** A coin in one line that leads to its page. */
export function CoinRow({ symbol, name, says, figure, under, sketch, children }: RowProps) {
  const address = useAddress()
  return (
    <a className={classes(styles.row, sketch !== undefined && styles.sketched)} href={address(coinPath(symbol))}>
      <CoinLogo src={logoOf(symbol)} symbol={symbol} />
      <span className={styles.rowText}>
        <b>{name}</b>
        <small>{says}</small>
      </span>
      {sketch}
      {figure !== undefined && (
        <span className={styles.figure}>
          <b>{figure}</b>
          <small>{under}</small>
        </span>
      )}
      {children}
    </a>
  )
}
