import { Price } from '../../../lib/Price.tsx'
import '../../../ui/styles/parts/table.css'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import type { SupportResistance } from '../select/run.ts'
import { markName } from './rows.ts'
import { signalText } from './text.ts'

/** How likely each mark is to be seen within a day, and how often marks of its kind held. */
export function MarkTable({ marks }: { marks: SupportResistance['marks'] }) {
  const t = useText(signalText)
  const { chance, roughPrice } = useFormat()
  return (
    <section className="card card--flush">
      <table className="tbl marks">
        <caption className="h3 flush-h">{t.marks}</caption>
        <thead>
          <tr>
            <th scope="col">{t.mark}</th>
            <th scope="col" className="r">
              {t.touch}
            </th>
            <th scope="col" className="r">
              {t.hold}
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ name, kind, priceUsd, touchChance, holdRate }) => (
            <tr key={name}>
              <th scope="row">
                <b>{markName(name)}</b> <Price text={roughPrice(priceUsd)} />
                <small className="dim">{t[kind]}</small>
              </th>
              <td className="r">{chance(touchChance)}</td>
              <td className="r">{chance(holdRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
