import { Logo } from '../ui/brand/Logo.tsx'
import { useAddress } from './go.ts'

/** The name of the house, which leads home. */
export function Brand({ to, sizePx }: { to: string; sizePx?: number }) {
  const address = useAddress()
  return (
    <a className="brand" href={address(to)} aria-label="Pusula">
      <Logo sizePx={sizePx} />
      <span>Pusula</span>
    </a>
  )
}
