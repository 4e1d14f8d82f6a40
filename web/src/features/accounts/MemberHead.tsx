import { Heading } from '../../lib/Heading.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { TierBadge } from '../../ui/marks/TierBadge.tsx'
import { initialsOf, nameOf, tierOf, tierText } from './tier.ts'
import type { User } from './viewer.ts'

/** The member at the top of the profile. */
export function MemberHead({ user, title }: { user: User; title: string }) {
  const tiers = useText(tierText)
  const language = useLanguage()
  const tier = tierOf({ state: 'member', user })
  const name = nameOf(user)
  return (
    <section className="prof-h">
      <span className="ava ava--lg">{initialsOf(name, language)}</span>
      <div className="grow">
        <Heading title={title} look="h2">
          {name}
        </Heading>
        <p className="sm muted">{user.email}</p>
      </div>
      <TierBadge top={tier === 'pro'}>{tiers[tier]}</TierBadge>
    </section>
  )
}
