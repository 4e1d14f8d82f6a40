import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './text.ts'

/** The levels at a glance, beside the score on a desk; the whole ladder is one tap away. */
export function MiniLadder({ result }: { result: AnalysisResult }) {
  const t = useText(readingText)
  const address = useAddress()
  const { roughPrice } = useFormat()
  const rows = [
    ...result.levels.map(({ name, priceUsd }) => ({ name: name.toLocaleUpperCase('en'), priceUsd, isNow: false })),
    { name: t.now, priceUsd: result.priceUsd, isNow: true },
  ].sort((a, b) => b.priceUsd - a.priceUsd)
  return (
    <a className="card only-d" href={address('/dashboard/analysis/support-resistance')}>
      <h2 className="h3" style={{ marginBottom: 'var(--space-4)' }}>
        {t.ladder}
      </h2>
      <div className="mladder">
        {rows.map(({ name, priceUsd, isNow }) => (
          <div key={name} className={isNow ? 'cur' : undefined}>
            <span>{isNow ? <Lubber className="side2" /> : name}</span>
            <i />
            <b>
              <Price text={roughPrice(priceUsd)} />
            </b>
          </div>
        ))}
      </div>
    </a>
  )
}
