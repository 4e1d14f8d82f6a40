import type { ReactNode } from 'react'
import { useAppInfo } from '../../../lib/app-info.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useProfile } from '../../../lib/jurisdiction.ts'
import { useText } from '../../../lib/language.ts'
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import lubberStyles from '../../../ui/brand/brand.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import {
  checkIcon,
  gemIcon,
  type IconShape,
  minusIcon,
  newsIcon,
  starIcon,
  walletIcon,
} from '../../../ui/icons/icons.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { footText, levelsText, toolsText } from './below-messages.ts'
import { useGuestWay } from './guest-way.ts'
import styles from './Landing.module.css'

const exampleScore = 74

function IconCard({ icon, name, says }: { icon: IconShape; name: string; says: string }) {
  return (
    <article className={styles.tool}>
      <span className={styles.toolIcon}>
        <Icon shape={icon} sizePx={22} />
      </span>
      <CardWords name={name} says={says} />
    </article>
  )
}

const CardWords = ({ name, says }: { name: string; says: string }) => (
  <div>
    <h3 className={base.subheading}>{name}</h3>
    <p className={`${base.small} ${base.muted}`}>{says}</p>
  </div>
)

/** The instruments, drawn with example values; the levels stand around the price of Bitcoin. */
function Tools({ bitcoinUsd }: { bitcoinUsd: number | undefined }) {
  const t = useText(toolsText)
  const { gems } = useProfile()
  return (
    <section className={styles.section}>
      <h2 className={base.title}>{t.heading}</h2>
      <div className={styles.tools}>
        <article className={`${styles.tool} ${styles.score}`}>
          <div className={styles.picture}>
            <Gauge score={exampleScore} label={t.exampleScore} widthPx={150} />
          </div>
          <CardWords name={t.analysis} says={t.analysisSays} />
        </article>
        <article className={`${styles.tool} ${styles.forecast}`}>
          <div className={styles.picture}>
            <ExampleCone />
          </div>
          <CardWords name={t.predictions} says={t.predictionsSay} />
        </article>
        <article className={`${styles.tool} ${styles.levels}`}>
          <div className={styles.picture}>
            <ExampleLadder priceUsd={bitcoinUsd} />
          </div>
          <CardWords name={t.levels} says={t.levelsSay} />
        </article>
        {gems !== 'closed' && <IconCard icon={gemIcon} name={t.gems} says={t.gemsSay} />}
        <IconCard icon={walletIcon} name={t.portfolio} says={t.portfolioSays} />
        <IconCard icon={starIcon} name={t.favorites} says={t.favoritesSay} />
        <IconCard icon={newsIcon} name={t.news} says={t.newsSays} />
      </div>
    </section>
  )
}

/** The height of each step of the example price, top down; where it ends the forecast begins. */
const heights =
  '62 60.5 61 59 60.5 63.5 63.3 65.4 66.4 66.7 68.3 66.3 67.2 61 62 57.7 61.7 61.2 60 59.6 61.7 58 58.5 59.8 55.5 54.5 53.2 53.3 53.2 52 52.2 56 54.4 52 50.4 52.6 50.4 47.4 48.6 48.4'.split(
    ' ',
  )
const stepPx = 4.2

function ExampleCone() {
  return (
    <svg className={styles.chart} viewBox="0 0 300 96" width="100%" aria-hidden="true">
      <path className={styles.outer} d="M164 48.4C205 37.4 255 23.4 296 12.4V84.4C255 73.4 205 59.4 164 48.4Z" />
      <path className={styles.inner} d="M164 48.4C205 42.4 255 34.4 296 28.4V68.4C255 62.4 205 54.4 164 48.4Z" />
      <path
        className={styles.line}
        d={`M${heights.map((height, step) => `${Math.round(step * stepPx * 10) / 10} ${height}`).join('L')}`}
      />
      <path className={styles.median} d="M164 48.4H296" />
      <circle className={styles.end} cx="296" cy="48.4" r="3" />
    </svg>
  )
}

/** Where the example's levels lie, as shares of the price. */
const rungs = [
  ['R2', 0.024],
  ['R1', 0.011],
  ['', 0],
  ['S1', -0.011],
  ['S2', -0.024],
] as const
/** Until the price of now is known. */
const examplePriceUsd = 65_690
const toTens = (usd: number) => Math.round(usd / 10) * 10

function ExampleLadder({ priceUsd = examplePriceUsd }: { priceUsd: number | undefined }) {
  const format = useFormat()
  return (
    <div className={styles.ladder} aria-hidden="true">
      {rungs.map(([name, away]) => (
        <div key={away} className={name ? undefined : styles.current}>
          <span>{name || <Lubber className={lubberStyles.turned} />}</span>
          <i />
          <b>{format.roughPrice(away === 0 ? priceUsd : toTens(priceUsd * (1 + away)))}</b>
        </div>
      ))}
    </div>
  )
}

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

type AccessLevelsProps = { isGuestBlocked: boolean; onJoin: () => void }

function AccessLevels({ isGuestBlocked, onJoin }: AccessLevelsProps) {
  const t = useText(levelsText)
  const address = useAddress()
  const way = useGuestWay()
  const { gems } = useProfile()
  const ifGems = (text: string) => (gems === 'closed' ? [] : [text])
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
          lacks={[t.portfolio, ...ifGems(t.gems)]}
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
          has={[t.memberAnalyses, t.coins, t.portfolio, ...ifGems(t.memberGems)]}
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
          has={[t.proAnalyses, t.coins, t.portfolio, ...ifGems(t.proGems)]}
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

type Props = { isGuestBlocked: boolean; onJoin: () => void; bitcoinUsd: number | undefined }

/** What the product has, and for whom. */
export default function Below({ bitcoinUsd, ...rest }: Props) {
  return (
    <>
      <Tools bitcoinUsd={bitcoinUsd} />
      <AccessLevels {...rest} />
    </>
  )
}

export function Foot() {
  const t = useText(footText)
  const address = useAddress()
  const version = useAppInfo()?.version
  return (
    <footer className={styles.foot}>
      <p className={`${base.small} ${base.muted}`}>{t.footnote}</p>
      <p className={`${base.tiny} ${base.faint}`}>
        <a href={address('/track-record')}>{t.trackRecord}</a>
        <a href={address('/privacy')}>{t.privacy}</a>
        <a href={address('/privacy#terms')}>{t.terms}</a>
        <span>{version}</span>
      </p>
    </footer>
  )
}
