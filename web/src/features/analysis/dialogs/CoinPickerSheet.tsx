import { MINUTE_MS } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { useOpenCoins } from '../../credits/index.ts'
import { CoinSearch, logoOf } from '../../market/index.ts'
import { accessText } from '../access/messages.ts'
import { SavedAnalyses } from '../access/OpenBar.tsx'
import { selectCoin } from '../select/flow.ts'
import { coinOf, useSavedAnalyses } from '../select/reading.ts'
import type { AnalyzedCoin } from '../select/run.ts'

/** Behind the coin's name: a search for others, those that are open, and what was bought before. */
export default function CoinPickerSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(accessText)
  const pick = (coin: AnalyzedCoin) => {
    onClose()
    selectCoin(coin)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.pickTitle} closeLabel={t.close}>
      <div className={base.stack}>
        <CoinSearch onPick={pick} />
        {open && <Known onPick={pick} onClose={onClose} />}
      </div>
    </Sheet>
  )
}

type Props = { onPick: (coin: AnalyzedCoin) => void; onClose: () => void }

/** What is open first; what was bought before without those. */
function Known({ onPick, onClose }: Props) {
  const untilMs = useOpenCoins(useOnline())?.untilMs ?? {}
  const nowMs = Date.now()
  const open = Object.entries(untilMs).filter(([, until]) => until > nowMs)
  return (
    <>
      <OpenList coins={open} nowMs={nowMs} onPick={onPick} />
      <SavedAnalyses without={open.map(([symbol]) => symbol)} onPick={onClose} />
    </>
  )
}

type OpenListProps = Pick<Props, 'onPick'> & { coins: [symbol: string, untilMs: number][]; nowMs: number }

function OpenList({ coins, nowMs, onPick }: OpenListProps) {
  const t = useText(accessText)
  const { count } = useFormat()
  const { data: saved } = useSavedAnalyses(useOnline())
  if (coins.length === 0) return null
  const nameOf = (symbol: string) => saved?.find(one => one.symbol === symbol)?.name
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.head}>
        <h2 className={base.subheading}>{t.openCoins}</h2>
      </div>
      <div className={cards.rows}>
        {coins.map(([symbol, until]) => (
          <button
            type="button"
            key={symbol}
            className={cards.item}
            onClick={() => onPick(coinOf(symbol, nameOf(symbol)))}
          >
            <CoinLogo symbol={symbol} src={logoOf(symbol)} sizePx={28} />
            <span className={cards.itemText}>
              <b>{nameOf(symbol) ?? symbol}</b>
              <small>{t.minutesLeft(count(Math.ceil((until - nowMs) / MINUTE_MS)))}</small>
            </span>
            <Icon shape={chevronRightIcon} sizePx={18} />
          </button>
        ))}
      </div>
    </section>
  )
}
