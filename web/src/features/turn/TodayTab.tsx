import { useState } from 'react'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, chevronRightIcon, turnIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { logoOf } from '../market/index.ts'
import { CallCard } from './CallCard.tsx'
import { CallRow } from './CallRow.tsx'
import { turnText } from './messages.ts'
import { type Today, useTurnToday } from './queries.ts'
import { ResultLine } from './ResultLine.tsx'
import styles from './turn.module.css'
import type { Visitor } from './visitor.ts'

type Props = { symbol: string | null; onSymbol: (symbol: string) => void; visitor: Visitor }

/** The question of the day, the coins one may choose instead, and what was given today. */
export function TodayTab({ symbol, onSymbol, visitor }: Props) {
  const t = useText(turnText)
  return (
    <Loaded query={useTurnToday()} empty={today => today.coin === null && <NoCoins />}>
      {today => {
        const chosen = today.coins.find(coin => coin.symbol === symbol) ?? today.coin
        if (!chosen) return <NoCoins />
        const others = today.calls.filter(call => call.symbol !== chosen.symbol)
        return (
          <>
            {today.latest && <ResultLine call={today.latest} />}
            <ChosenCoin today={today} coin={chosen} onSymbol={onSymbol} visitor={visitor} />
            {others.length > 0 && <GivenToday calls={others} title={t.alsoToday} />}
          </>
        )
      }}
    </Loaded>
  )
}

type Coin = Today['coins'][number]

function ChosenCoin({ today, coin, onSymbol, visitor }: { today: Today; coin: Coin } & Omit<Props, 'symbol'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CallCard
        symbol={coin.symbol}
        name={coin.name}
        visitor={visitor}
        onOther={today.coins.length > 1 ? () => setOpen(true) : undefined}
      />
      <CoinSheet
        today={today}
        chosen={coin.symbol}
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={symbol => {
          onSymbol(symbol)
          setOpen(false)
        }}
      />
    </>
  )
}

interface SheetProps {
  today: Today
  chosen: string
  open: boolean
  onClose: () => void
  onPick: (symbol: string) => void
}

/** Every coin that has a tested range, the largest first. */
function CoinSheet({ today: { coin: ofDay, coins, calls }, chosen, open, onClose, onPick }: SheetProps) {
  const t = useText(turnText)
  const isGiven = (symbol: string) => calls.some(call => call.symbol === symbol)
  return (
    <Sheet open={open} onClose={onClose} title={t.chooseCoin} closeLabel={t.close}>
      <ul className={`${cards.rows} ${styles.coins}`}>
        {coins.map(({ symbol, name }) => (
          <li key={symbol}>
            <button
              type="button"
              className={cards.item}
              aria-current={symbol === chosen || undefined}
              onClick={() => onPick(symbol)}
            >
              <CoinLogo src={logoOf(symbol)} symbol={symbol} sizePx={32} />
              <span className={cards.itemText}>
                <b>{name}</b>
                <small>
                  {[symbol, symbol === ofDay?.symbol && t.coinOfDay, isGiven(symbol) && t.alreadyGiven]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Icon shape={symbol === chosen ? checkIcon : chevronRightIcon} sizePx={18} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function GivenToday({ calls, title }: { calls: Today['calls']; title: string }) {
  const address = useAddress()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{title}</h2>
      </div>
      <ul className={cards.rows}>
        {calls.map(call => (
          <CallRow key={call.id} call={call} href={address(`/turn?call=${call.id}`)} />
        ))}
      </ul>
    </section>
  )
}

export function Off() {
  const t = useText(turnText)
  return (
    <section className={cards.card}>
      <Empty icon={turnIcon} title={t.off}>
        {t.offSays}
      </Empty>
    </section>
  )
}

function NoCoins() {
  const t = useText(turnText)
  return (
    <section className={cards.card}>
      <Empty icon={turnIcon} title={t.noCoins}>
        {t.noCoinsSay}
      </Empty>
    </section>
  )
}
