import { memo, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { NoRate } from '../../../lib/money/NoRate.tsx'
import { IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { refreshIcon } from '../../../ui/icons/icons.ts'
import rowStyles from '../../../ui/rows.module.css'
import { Notice } from '../../../ui/states/Notice.tsx'
import { type Coin, useSparklines } from '../coins.ts'
import { marketText, rowText } from '../messages.ts'
import { OriginMark } from '../OriginMark.tsx'
import { useLive } from '../prices/live.ts'
import { useOrigin } from '../prices/prices.ts'
import { CoinRow } from './CoinRow.tsx'
import type { CoinActions } from './RowActions.tsx'
import { nextOpenRow } from './swipe.ts'
import styles from './top-coins.module.css'

type Choice = {
  coins: readonly Coin[]
  selectedSymbol: string | undefined
  onSelect: (coin: Coin) => void
  actions: CoinActions
}

type Props = Choice & { title: string; footer?: ReactNode }

/** Rows with prices that say where they come from, and a way to ask for them again. */
export function CoinList({ title, coins, selectedSymbol, onSelect, actions, footer }: Props) {
  const t = useText(rowText)
  const { retry } = useText(marketText)
  const symbols = useMemo(() => coins.map(({ symbol }) => symbol), [coins])
  const prices = useOrigin(symbols)
  useLive(symbols)
  const lines = useSparklines(symbols)
  const origin = prices.data

  function refresh() {
    void prices.refetch()
    void lines.refetch()
  }

  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${cards.head} ${styles.head}`}>
        <h2 className={`${base.subheading} ${base.grow}`}>{title}</h2>
        {origin && <OriginMark origin={origin} className={styles.age} />}
        <IconButton label={t.refresh} icon={refreshIcon} aria-busy={prices.isFetching || undefined} onClick={refresh} />
      </div>
      <NoRate className={styles.notice} />
      {prices.error && !prices.isFetching && (
        <div className={styles.notice}>
          <Notice kind="old" action={{ label: retry, run: refresh }}>
            {origin ? t.notRefreshed : t.noPrices}
          </Notice>
        </div>
      )}
      <Rows {...{ coins, selectedSymbol, onSelect, actions }} asked={symbols} lines={lines.data} />
      {footer}
    </section>
  )
}

/** As many rows as a phone shows at once. */
const seenFirst = 3

type RowsProps = Choice & { asked: readonly string[]; lines: Readonly<Record<string, number[]>> | undefined }

/** Remembered: a refresh that is under way changes nothing here. */
const Rows = memo(function Rows({ coins, selectedSymbol, onSelect, actions, asked, lines }: RowsProps) {
  const [openRow, setOpenRow] = useState<string | null>(null)
  // What stands behind a row, and the rows below the first view of a phone, come once the first ones are seen.
  const [isComplete, setComplete] = useState(false)
  useEffect(() => startTransition(() => setComplete(true)), [])
  const open = useCallback((symbol: string, isOpen: boolean) => setOpenRow(now => nextOpenRow(now, symbol, isOpen)), [])
  return (
    <ul className={cards.rows}>
      {coins.map((coin, place) =>
        place < seenFirst || isComplete ? (
          <CoinRow
            key={coin.id}
            coin={coin}
            asked={asked}
            closes={lines?.[coin.symbol]}
            isActive={coin.symbol === selectedSymbol}
            isComplete={isComplete}
            isOpen={coin.symbol === openRow}
            onOpen={open}
            onSelect={onSelect}
            actions={actions}
          />
        ) : (
          <li key={coin.id} className={`${rowStyles.frame} ${styles.frame}`}>
            <span className={`${rowStyles.row} ${styles.row}`} />
          </li>
        ),
      )}
    </ul>
  )
})
