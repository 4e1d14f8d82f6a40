import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { followsText } from './follows.messages.ts'
import type { Mine } from './follows.queries.ts'
import styles from './MyPlans.module.css'

/** Fewer say more about luck than about plans. */
const enough = 30

/** How the plans of a member ended, beside the sum of the chances that were said of them. */
export function Summary({ mine }: { mine: Mine }) {
  const t = useText(followsText)
  const { decided, ended, begun, target, stop, neither } = mine
  const rows = [
    { name: t.conditionMet, of: begun, whole: decided },
    { name: t.targetFirst, of: target, whole: ended },
    { name: t.stopFirst, of: stop, whole: ended },
    { name: t.neither, of: neither, whole: ended },
  ]
  const { plain } = useFormat()
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <p className={`${base.small} ${base.muted}`}>{t.ended}</p>
        <h2 className={base.heading}>{ended > 0 ? t.reached(ended, target.was) : t.noneEnded}</h2>
      </div>
      {decided > 0 && (
        <table className={styles.said}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t.what}</VisuallyHidden>
              </th>
              <th scope="col">{t.yours}</th>
              <th scope="col">{t.stated}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ whole }) => whole > 0)
              .map(({ name, of, whole }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{t.of(plain(of.was), whole)}</td>
                  <td>{t.of(plain(of.said, 1), whole)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <Money mine={mine} />
    </section>
  )
}

function Money({ mine: { ended, meanRatio, errorRatio } }: { mine: Mine }) {
  const t = useText(followsText)
  const { size, count } = useFormat()
  if (meanRatio === null) return null
  const mean = `${meanRatio < 0 ? '−' : '+'}${size(meanRatio)}`
  return (
    <p className={styles.money}>
      {t.mean(mean)}
      {errorRatio !== null && t.error(size(errorRatio))}. {ended < enough && t.tooFew(count(ended))}
    </p>
  )
}
