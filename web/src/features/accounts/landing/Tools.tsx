import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import lubberStyles from '../../../ui/brand/Lubber.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { gemIcon, type IconShape, newsIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import miniLadderStyles from '../../../ui/instruments/mini-ladder.module.css'
import exampleConeStyles from './ExampleCone.module.css'
import styles from './Landing.module.css'
import { toolsText } from './tools-messages.ts'

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
export function Tools({ bitcoinUsd }: { bitcoinUsd: number | undefined }) {
  const t = useText(toolsText)
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
        <IconCard icon={gemIcon} name={t.gems} says={t.gemsSay} />
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
    <svg className={exampleConeStyles.chart} viewBox="0 0 300 96" width="100%" aria-hidden="true">
      <path
        className={exampleConeStyles.outer}
        d="M164 48.4C205 37.4 255 23.4 296 12.4V84.4C255 73.4 205 59.4 164 48.4Z"
      />
      <path
        className={exampleConeStyles.inner}
        d="M164 48.4C205 42.4 255 34.4 296 28.4V68.4C255 62.4 205 54.4 164 48.4Z"
      />
      <path
        className={exampleConeStyles.line}
        d={`M${heights.map((height, step) => `${Math.round(step * stepPx * 10) / 10} ${height}`).join('L')}`}
      />
      <path className={exampleConeStyles.median} d="M164 48.4H296" />
      <circle className={exampleConeStyles.end} cx="296" cy="48.4" r="3" />
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
    <div className={miniLadderStyles.ladder} aria-hidden="true">
      {rungs.map(([name, away]) => (
        <div key={away} className={name ? undefined : miniLadderStyles.current}>
          <span>{name || <Lubber className={lubberStyles.turned} />}</span>
          <i />
          <b>{format.roughPrice(away === 0 ? priceUsd : toTens(priceUsd * (1 + away)))}</b>
        </div>
      ))}
    </div>
  )
}
