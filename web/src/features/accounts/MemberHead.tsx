import { Heading } from '../../lib/Heading.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import avatarStyles from '../../ui/marks/avatar.module.css'
import styles from './MemberHead.module.css'
import { TierBadge } from './TierBadge.tsx'
import { initialsOf, tierOf, tierText } from './tier.ts'
import { nameOf, type User } from './viewer.ts'

/** The member at the top of the profile. */
export function MemberHead({ user, title }: { user: User; title: string }) {
  const tiers = useText(tierText)
  const language = useLanguage()
  const tier = tierOf({ state: 'member', user })
  const name = nameOf(user)
  return (
    <section className={styles.head}>
      <span className={`${avatarStyles.avatar} ${avatarStyles.large}`}>{initialsOf(name, language)}</span>
      <div className={base.grow}>
        <Heading title={title} look="heading">
          {name}
        </Heading>
        <p className={`${base.small} ${base.muted}`}>{user.email}</p>
      </div>
      <TierBadge top={tier === 'pro'}>{tiers[tier]}</TierBadge>
    </section>
  )
}
