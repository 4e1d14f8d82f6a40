import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { toast } from '../../../ui/overlays/toast.ts'
import type { User } from '../viewer.ts'
import { addressText } from './messages.ts'
import { ProveAddress } from './ProveAddress.tsx'

/** For a member whose address came with a purchase: what verifying it brings, and the way to do it. */
export function AddressCard({ user }: { user: User }) {
  const t = useText(addressText)
  if (user.isEmailVerified) return null
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <ProveAddress
        email={user.email ?? ''}
        onProved={() => toast.show({ tone: 'ok', title: t.verified, durationMs: 5_000 })}
      />
    </section>
  )
}
