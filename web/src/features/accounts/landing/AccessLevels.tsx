import type { ReactNode } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, minusIcon } from '../../../ui/icons/icons.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useGuestWay } from './guest-way.ts'
import styles from './Landing.module.css'
import { levelsText } from './levels-messages.ts'

type LevelProps = {
  name: string
  suits: string
  price: string
  terms?: string
  has: string[]
  lacks?: string[]
  isTop?: boolean
  children: ReactNode
}

function Level({ name, suits, price, terms, has, lacks = [], isTop, children }: LevelProps) {
  const t = useText(levelsText)
  return (
    <article className={classes(cards.card, styles.level, isTop && styles.topLevel)}>
      <div className={styles.levelHead}>
        <h3 className={base.heading}>{name}</h3>
        <p className={`${base.small} ${base.muted}`}>{suits}</p>
      </div>
      <p className={styles.levelPrice}>
        <b>{price}</b>
        {terms && <span>{terms}</span>}
      </p>
      <ul className={cards.tickList}>
        {has.map(thing => (
          <li key={thing}>
            <Icon shape={checkIcon} sizePx={18} />
            <span>
              {thing} <VisuallyHidden>{t.included}</VisuallyHidden>
            </span>
          </li>
        ))}
        {lacks.map(thing => (
          <li key={thing} className={cards.missing}>
            <Icon shape={minusIcon} sizePx={18} />
            <span>
              {thing} <VisuallyHidden>{t.missing}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </article>
  )
}

type Props = { isGuestBlocked: boolean; onJoin: () => void }

export function AccessLevels({ isGuestBlocked, onJoin }: Props) {
  const t = useText(levelsText)
  const address = useAddress()
  const way = useGuestWay()
  const join = () => {
    onJoin()
    document.getElementById('login')?.scrollIntoView({ block: 'center' })
  }
  return (
    <section className={styles.section}>
      <h2 className={base.title}>{t.heading}</h2>
      <div className={styles.levelGrid}>
        <Level
          name={t.visitor}
          suits={t.visitorFor}
          price="$0"
          has={[t.visitorAnalyses, 'BTC, ETH, BNB, SOL, DOGE']}
          lacks={[t.portfolio, t.gems]}
        >
          {isGuestBlocked ? (
            <Button block disabled>
              {t.visitorGo}
            </Button>
          ) : (
            <ButtonLink block href={way}>
              {t.visitorGo}
            </ButtonLink>
          )}
        </Level>
        <Level
          name={t.member}
          suits={t.memberFor}
          price="$0"
          terms={t.memberGift}
          has={[t.memberAnalyses, t.coins, t.portfolio, t.memberGems]}
        >
          <Button look="primary" block onClick={join}>
            {t.memberGo}
          </Button>
        </Level>
        <Level
          name={t.pro}
          suits={t.proFor}
          price="$35"
          terms={t.proTerms}
          has={[t.proAnalyses, t.coins, t.portfolio, t.proGems]}
          isTop
        >
          <ButtonLink block href={address('/subscribe')}>
            {t.proGo}
          </ButtonLink>
        </Level>
      </div>
    </section>
  )
}
