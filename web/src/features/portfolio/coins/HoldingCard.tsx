import type { Holding, Purchase } from '@pusula/contract'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import type { QueuedEntry } from '../../../stored/shapes.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { cssVars } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronUpIcon, plusIcon } from '../../../ui/icons/icons.ts'
import { Sparkline } from '../../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import rowStyles from '../../../ui/rows.module.css'
import { logoOf } from '../../market/index.ts'
import { Amount, Gain } from '../discreet/Amount.tsx'
import { editOwnCoin } from '../form/CoinPicker.tsx'
import { addToPortfolio } from '../form/flow.ts'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { holdingText } from '../messages.ts'
import { heldGain, type Money, returnOf } from '../money.ts'
import styles from '../portfolio.module.css'
import { Entries } from './Entries.tsx'

type Props = {
  holding: Holding
  money: Money
  /** What it is worth in the money that is read, to the cent; null where it has no price. */
  worth: number | null
  /** In percent of all that has a price; null where this coin has none. */
  share: number | null
  /** The closes of its last week, where there is room for a line. */
  week: readonly number[] | undefined
  isOpen: boolean
  isPending: boolean
  /** What was noted of it without a network. */
  waiting: readonly QueuedEntry[]
  onToggle: () => void
  onEdit: (purchase: Purchase) => void
  onRemove: (purchase: Purchase) => void
  onRemoveCoin: () => void
}

/** Which part of the whole a coin is, where there is room for a column of it. */
function Share({ percent }: { percent: number }) {
  const t = useText(holdingText)
  const { share } = useFormat()
  return (
    <span className={styles.share} style={cssVars({ '--at': `${percent}%` })}>
      <i aria-hidden="true" />
      <span className={base.visuallyHidden}>{t.share} </span>
      {share(percent)}
    </span>
  )
}

/** The same behind the amount, on a phone. */
function SmallShare({ percent }: { percent: number }) {
  const t = useText(holdingText)
  const { share } = useFormat()
  return (
    <span className={styles.smallShare}>
      <span className={base.visuallyHidden}>{t.share} </span>
      {share(percent)}
    </span>
  )
}

/** One coin: what is held and what it is worth; open, how it came together. */
export function HoldingCard(props: Props) {
  const { holding, money, worth, share, week, isOpen, isPending, waiting, onToggle, onEdit, onRemove, onRemoveCoin } =
    props
  const t = useText(holdingText)
  const id = useId()
  const { coinSymbol, coinName, totalQuantity } = holding
  const isSoldOut = Number(totalQuantity) === 0
  const gain = heldGain(holding, money)
  return (
    <article
      className={`${cards.card} ${cards.flush} ${styles.holding}`}
      aria-label={coinName}
      aria-busy={isPending || undefined}
    >
      <button type="button" className={styles.holdingHead} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <CoinLogo symbol={coinSymbol} src={logoOf(coinSymbol)} sizePx={40} />
        <span className={`${base.grow} ${styles.holdingName}`}>
          <b>
            {coinSymbol} {holding.listing !== 'market' && <Pill>{t[holding.listing]}</Pill>}
          </b>
          <small className={styles.dotted}>
            <span>{isSoldOut ? t.soldOut : <Amount text={`${money.quantity(totalQuantity)} ${coinSymbol}`} />}</span>
            {share !== null && <SmallShare percent={share} />}
          </small>
          {waiting.map(({ input }) => (
            <small key={input.id}>
              <Amount text={t.waits(`${input.kind === 'sell' ? '−' : '+'} ${money.quantity(input.quantity)}`)} />
            </small>
          ))}
        </span>
        {share !== null && <Share percent={share} />}
        {week && (
          <span className={styles.week} title={t.week}>
            <Sparkline values={week} widthPx={84} />
          </span>
        )}
        <span className={`${rowStyles.value} ${styles.value}`}>
          <b>{worth === null ? t.noPrice : <Amount text={money.paid(worth)} />}</b>
          {isSoldOut ? (
            <Gain amount={holding.counted.realized} money={money} small />
          ) : (
            gain && <Gain amount={gain.amount} percent={gain.percent} money={money} small />
          )}
        </span>
        <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} sizePx={18} className={base.faint} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.holdingBody}>
            <Figures holding={holding} money={money} />
            <CoinHistory holding={holding} money={money} />
            <Entries symbol={coinSymbol} money={money} onEdit={onEdit} onRemove={onRemove} />
            <div className={styles.actions}>
              <Button small onClick={() => addToPortfolio({ symbol: coinSymbol, name: coinName })}>
                <Icon shape={plusIcon} sizePx={16} />
                {t.add}
              </Button>
              {!isSoldOut && (
                <Button small onClick={() => addToPortfolio({ symbol: coinSymbol, name: coinName }, 'sell')}>
                  {t.sell}
                </Button>
              )}
              {holding.listing === 'own' || worth === null ? (
                <Button small onClick={() => editOwnCoin({ symbol: coinSymbol, name: coinName })}>
                  {t.setPrice}
                </Button>
              ) : null}
              <Button small look="ghost" onClick={onRemoveCoin}>
                {t.removeCoin}
              </Button>
            </div>
          </div>
        )}
      </div>
    </article>
  )
}

/** A figure that does not fit a third of a card breaks; others stay whole, with their sign. */
const longAmountChars = 16

function Figures({ holding, money }: { holding: Holding; money: Money }) {
  const t = useText(holdingText)
  const { totalQuantity, currentPrice, change24hUsd, counted } = holding
  const whole = returnOf(holding, money)
  const held = Number(totalQuantity)
  const isLong = [counted.cost, whole?.amount ?? 0].some(amount => money.paid(amount).length > longAmountChars)
  return (
    <dl className={cards.factGrid} data-long={isLong || undefined}>
      <Figure name={t.average}>
        <Price text={money.paidPrice(held > 0 ? Number(counted.cost) / held : null)} />
      </Figure>
      <Figure name={t.cost}>
        <Amount text={money.paid(counted.cost)} />
      </Figure>
      <Figure name={t.price}>
        <Price text={money.price(currentPrice)} />
      </Figure>
      {change24hUsd !== null && (
        <Figure name={t.today}>
          <Gain amount={Number(change24hUsd) * money.perDollar} money={money} />
        </Figure>
      )}
      {Number(counted.realized) !== 0 && (
        <Figure name={t.realized}>
          <Gain amount={counted.realized} money={money} />
        </Figure>
      )}
      {Number(counted.fees) > 0 && (
        <Figure name={t.fees}>
          <Amount text={money.paid(counted.fees)} />
        </Figure>
      )}
      {whole && (
        <Figure name={t.return}>
          <Gain amount={whole.amount} money={money} />
        </Figure>
      )}
    </dl>
  )
}

/** Asked for only by whoever wants to see it. */
function CoinHistory({ holding, money }: { holding: Holding; money: Money }) {
  const t = useText(holdingText)
  const [isShown, setShown] = useState(false)
  if (isShown) return <HistoryCard money={money} coin={holding.coinSymbol} summary={holding} />
  return (
    <Button small look="ghost" className={styles.showHistory} onClick={() => setShown(true)}>
      {t.showHistory}
    </Button>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
