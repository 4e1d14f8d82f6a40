import { Logo } from '../ui/brand/Logo.tsx'
import styles from './Brand.module.css'
import { useAddress } from './go.ts'

/** The name of the house, which leads home. */
export function Brand({ to, sizePx }: { to: string; sizePx?: number }) {
  const address = useAddress()
  return (
    <a className={styles.brand} href={address(to)} aria-label="Pusula">
      <Logo sizePx={sizePx} />
      <span>Pusula</span>
    </a>
  )
}
