import { useText } from '../../../lib/language.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { gemIcon, type IconShape, newsIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import { ExampleCone } from './ExampleCone.tsx'
import { ExampleLadder } from './ExampleLadder.tsx'
import { toolsText } from './tools-text.ts'

const exampleScore = 74

function IconCard({ icon, name, says }: { icon: IconShape; name: string; says: string }) {
  return (
    <article className="fcard">
      <span className="fic">
        <Icon shape={icon} sizePx={22} />
      </span>
      <CardWords name={name} says={says} />
    </article>
  )
}

const CardWords = ({ name, says }: { name: string; says: string }) => (
  <div>
    <h3 className="h3">{name}</h3>
    <p className="sm muted">{says}</p>
  </div>
)

/** The instruments, drawn with example values. */
export function Tools() {
  const t = useText(toolsText)
  return (
    <section className="land-sec">
      <h2 className="h1">{t.heading}</h2>
      <div className="fgrid">
        <article className="fcard f-a">
          <div className="fvis">
            <Gauge score={exampleScore} label={t.exampleScore} widthPx={150} />
          </div>
          <CardWords name={t.analysis} says={t.analysisSays} />
        </article>
        <article className="fcard f-b">
          <div className="fvis">
            <ExampleCone />
          </div>
          <CardWords name={t.predictions} says={t.predictionsSay} />
        </article>
        <article className="fcard f-c">
          <div className="fvis">
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
