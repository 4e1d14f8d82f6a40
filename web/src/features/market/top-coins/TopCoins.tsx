import { memo, useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/links.module.css'
import cards from '../../../ui/cards.module.css'
import { Empty } from '../../../ui/states/Empty.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { type Coin, useTopCoins } from '../coins.ts'
import { marketText, rowText } from '../messages.ts'
import { CoinList } from './CoinList.tsx'
import { firstRows, shownRows } from './order.ts'
import type { CoinActions } from './RowActions.tsx'
import styles from './top-coins.module.css'

type Props = {
  selectedSymbol: string | undefined
  onSelect: (coin: Coin) => void
  actions: CoinActions
}

/** The card of the largest coins. */
export const TopCoins = memo(function TopCoins({ selectedSymbol, onSelect, actions }: Props) {
  const t = useText(rowText)
  const { waiting } = useText(marketText)
  const [isWhole, setWhole] = useState(false)
  return (
    <Loaded
      query={useTopCoins()}
      waiting={<SkeletonRows label={waiting} count={firstRows} rowClass={styles.row} />}
      empty={coins =>
        coins.length === 0 && (
          <section className={cards.card}>
            <Empty title={t.noCoins}>{t.noCoinsSay}</Empty>
          </section>
        )
      }
    >
      {coins => (
        <CoinList
          title={t.topCoins}
          coins={shownRows(coins, isWhole)}
          selectedSymbol={selectedSymbol}
          onSelect={onSelect}
          actions={actions}
          footer={
            coins.length > firstRows && (
              <button type="button" className={`${linkStyles.link} ${styles.whole}`} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t.fewer : t.all(coins.length)}
              </button>
            )
          }
        />
      )}
    </Loaded>
  )
})
