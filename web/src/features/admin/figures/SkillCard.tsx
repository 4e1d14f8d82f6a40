import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { horizonText } from './horizons.ts'
import type { Report } from './series.ts'
import { figuresText } from './text.ts'

/** Misses are shown as plainly as hits. */
export function SkillCard({ forecasts }: { forecasts: Report['forecasts'] }) {
  const t = useText(figuresText)
  const names = useText(horizonText)
  const { count, part, ratio } = useFormat()
  const nameOf = (horizon: string) => Object.entries(names).find(([key]) => key === horizon)?.[1] ?? horizon
  return (
    <section className="card card--flush">
      <div className="flush-h">
        <h2 className="h3">{t.skill}</h2>
        <p className="sm dim">{forecasts.length > 0 ? t.skillSays : t.noSkill}</p>
      </div>
      {forecasts.length > 0 && (
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t.horizon}</th>
              <th scope="col" className="r">
                {t.graded}
              </th>
              <th scope="col" className="r">
                {t.inside}
              </th>
              <th scope="col" className="r">
                {t.gain}
              </th>
              <th scope="col" className="r adm-wide">
                {t.direction}
              </th>
            </tr>
          </thead>
          <tbody>
            {forecasts.map(({ horizon, graded, insideRatio, skillRatio, directionRatio }) => (
              <tr key={horizon}>
                <th scope="row">{nameOf(horizon)}</th>
                <td className="r">{count(graded)}</td>
                <td className="r">{part(insideRatio, 1)}</td>
                <td className="r">{ratio(skillRatio)}</td>
                <td className="r adm-wide">{part(directionRatio, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
