import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { cssVars } from '../../../ui/css-vars.ts'
import { Table } from '../../../ui/Table.tsx'
import styles from './Compare.module.css'
import { compareText } from './messages.ts'
import type { Comparison } from './queries.ts'

/** From here on days look alike, and up to there they do not. */
const [alikeFrom, unlikeTo] = [0.7, 0.3]

/** How alike the days of each two were. */
export function Together({ of: { coins, together } }: { of: Comparison }) {
  const t = useText(compareText)
  const { plain } = useFormat()
  const pairs = together.flatMap((row, one) => row.filter((rho, other) => other > one && rho !== null))
  return (
    <section className={`${cards.card} ${styles.together}`}>
      <h2 className={base.subheading}>{t.together}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.togetherSays}</p>
      <Table
        className={styles.matrix}
        caption={t.together}
        rows={coins.map(({ symbol }, one) => ({ symbol, one }))}
        keyOf={({ symbol }) => symbol}
        columns={[
          { key: 'coin', head: t.coins, isHeadHidden: true, cell: ({ symbol }) => symbol },
          ...coins.map((other, place) => ({
            key: other.symbol,
            head: other.symbol,
            cell: ({ one }: { one: number }) => {
              const rho = together[one]?.[place] ?? null
              return (
                <span
                  className={one === place ? styles.self : styles.pair}
                  style={cssVars({ '--likeness': Math.max(0, rho ?? 0) })}
                >
                  {one === place ? '1' : plain(rho, 2)}
                </span>
              )
            },
          })),
        ]}
      />
      {pairs.length > 0 && <p className={`${base.small} ${base.muted}`}>{t[likenessOf(pairs)]}</p>}
    </section>
  )
}

/** Of all pairs: the least alike decides for alike, the most alike for unlike. */
function likenessOf(pairs: readonly (number | null)[]): 'alike' | 'unlike' | 'between' {
  const known = pairs.flatMap(rho => rho ?? [])
  if (Math.min(...known) >= alikeFrom) return 'alike'
  return Math.max(...known) <= unlikeTo ? 'unlike' : 'between'
}
