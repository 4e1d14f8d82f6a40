import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { gemIcon, type IconShape, newsIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import { ExampleCone } from './ExampleCone.tsx'
import { ExampleLadder } from './ExampleLadder.tsx'
import styles from './Landing.module.css'
import { toolsText } from './tools-text.ts'

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

/** The instruments, drawn with example values. */
export function Tools() {
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
            <ExampleLadder />
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
