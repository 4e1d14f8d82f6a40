import { memo, useId, useRef, useState } from 'react'
import { useEventCallback } from '../../../lib/event-callback.ts'
import { useText } from '../../../lib/language.ts'
import { useOutOfSight } from '../../../lib/on-screen.ts'
import { IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { lockIcon, moreIcon } from '../../../ui/icons/icons.ts'
import { Sparkline } from '../../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import rowStyles from '../../../ui/rows.module.css'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Coin } from '../coins.ts'
import { rowText } from '../messages.ts'
import { type Figures, useFigures } from '../prices/prices.ts'
import { CoinFigures } from './CoinFigures.tsx'
import { type CoinActions, RowActions } from './RowActions.tsx'
import { useSwipe } from './swipe.ts'
import styles from './top-coins.module.css'

/**
 * The small line of a row, from the price of a day ago to the price beside it: hourly closes alone start an hour late,
 * and the line would now and then rise beside a change that fell.
 */
export function lineOf(closes: readonly number[], price: Figures | undefined): readonly number[] {
  if (!price || closes.length < 2) return closes
  const dayAgo = price.price / (1 + price.changePercent / 100)
  return Number.isFinite(dayAgo) ? [dayAgo, ...closes.slice(0, -1), price.price] : closes
}

type Props = {
  coin: Coin
  /** The coins whose prices are asked for, this one among them. */
  asked: readonly string[]
  /** Of its last hours; undefined until they have come. */
  closes: readonly number[] | undefined
  isActive: boolean
  /** Whether its actions are there, too. */
  isComplete: boolean
  isOpen: boolean
  onOpen: (symbol: string, isOpen: boolean) => void
  onSelect: (coin: Coin) => void
  actions: CoinActions
}

/** A tap selects. What a swipe uncovers, the button at the end uncovers too, and a mouse or the focus beside it. */
export const CoinRow = memo(function CoinRow(props: Props) {
  const { coin, asked, closes, isActive, isComplete, isOpen, onSelect, actions } = props
  const t = useText(rowText)
  const id = useId()
  const [row, setRow] = useState<Element | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const onOpen = useEventCallback((next: boolean) => props.onOpen(coin.symbol, next))
  const onDone = useEventCallback(() => {
    onOpen(false)
    // What is covered again could not keep the focus.
    more.current?.focus({ preventScroll: true })
  })
  const { heldPx, handlers } = useSwipe(isOpen, onOpen)
  const held = heldPx === null ? undefined : { transform: `translateX(${heldPx}px)`, transition: 'none' }
  return (
    <li
      ref={setRow}
      {...handlers}
      className={classes(
        rowStyles.frame,
        styles.frame,
        isOpen && `${rowStyles.open} ${styles.open}`,
        held && styles.held,
      )}
    >
      <button
        type="button"
        className={classes(rowStyles.row, styles.row, isActive && rowStyles.active)}
        style={held}
        aria-current={isActive || undefined}
        onClick={() => (isOpen ? onOpen(false) : onSelect(coin))}
      >
        <CoinLogo symbol={coin.symbol} src={coin.image} />
        <span className={base.grow}>
          <b>
            {coin.symbol}
            {coin.isLocked && (
              <>
                <Icon shape={lockIcon} sizePx={14} />
                <VisuallyHidden>{t.members}</VisuallyHidden>
              </>
            )}
          </b>
          <small>{coin.name}</small>
        </span>
        <RowFigures symbol={coin.symbol} {...{ asked, closes, row }} />
      </button>
      {isComplete && (
        <>
          <IconButton
            ref={more}
            className={styles.more}
            style={held}
            label={t.actions(coin.symbol)}
            icon={moreIcon}
            sizePx={18}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => onOpen(!isOpen)}
            onKeyDown={event => event.key === 'Escape' && onOpen(false)}
          />
          <RowActions
            id={id}
            className={styles.actions}
            coin={coin}
            actions={actions}
            onDone={onDone}
            label={t.actions(coin.symbol)}
          />
        </>
      )}
    </li>
  )
})

type FigureProps = Pick<Props, 'asked' | 'closes'> & { symbol: string; row: Element | null }

/** Alone in following the price: the rest of the row is not drawn anew with every tick. Out of sight it rests. */
function RowFigures({ symbol, asked, closes, row }: FigureProps) {
  const price = useFigures(symbol, asked, !useOutOfSight(row))
  return (
    <>
      <Sparkline values={lineOf(closes ?? [], price)} className={`${rowStyles.line} ${styles.line}`} />
      <CoinFigures price={price} />
    </>
  )
}
