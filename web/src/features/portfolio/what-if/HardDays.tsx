import { dailySeries, type HeldPart, type SpellOutcome, throughHardDays } from '@pusula/engine'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { serverNowMs } from '../../../lib/server-time.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { historyIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Amount } from '../discreet/Amount.tsx'
import { addToPortfolio } from '../form/flow.ts'
import { type Money, useMoney } from '../money.ts'
import { useOverview } from '../queries.ts'
import { hardText, labText } from './messages.ts'
import { Coming, Past } from './Past.tsx'
import { type Closes, useCloses } from './queries.ts'
import styles from './what-if.module.css'

interface Weighed {
  symbol: string
  valueUsd: number
}

const half: readonly Weighed[] = [
  { symbol: 'BTC', valueUsd: 500 },
  { symbol: 'ETH', valueUsd: 500 },
]

export function HardDays({ isMember }: { isMember: boolean }) {
  return isMember ? <OwnDays /> : <TriedDays />
}

function OwnDays() {
  const { tender } = useChosenMoney()
  const overview = useOverview(tender.currency)
  const [isTrying, setTrying] = useState(false)
  const held = (overview.data?.holdings ?? []).flatMap(({ coinSymbol, currentValue }) =>
    Number(currentValue) > 0 ? [{ symbol: coinSymbol, valueUsd: Number(currentValue) }] : [],
  )
  if (isTrying) return <Spells weighed={half} isOwn={false} />
  if (overview.isLoading) return <Coming />
  return held.length ? <Spells weighed={held} isOwn /> : <Nothing onTry={() => setTrying(true)} />
}

function TriedDays() {
  const [isTrying, setTrying] = useState(false)
  return isTrying ? <Spells weighed={half} isOwn={false} /> : <Nothing onTry={() => setTrying(true)} />
}

function Nothing({ onTry }: { onTry: () => void }) {
  const t = useText(hardText)
  const { addCoin } = useText(labText)
  return (
    <section className={cards.card}>
      <Empty
        icon={walletIcon}
        title={t.none}
        action={
          <div className={base.stackTight}>
            <Button look="primary" onClick={() => addToPortfolio()}>
              {addCoin}
            </Button>
            <Button look="ghost" onClick={onTry}>
              {t.tryHalf}
            </Button>
          </div>
        }
      >
        {t.noneSays}
      </Empty>
    </section>
  )
}

const isStable = (symbol: string) => /USD|^DAI$/.test(symbol)
/** Coin limit: more are too small to be seen in the whole. */
const maxParts = 12

function spellsOf(weighed: readonly Weighed[], closes: ReadonlyMap<string, Closes>): SpellOutcome[] {
  const bitcoin = closes.get('BTC')
  if (!bitcoin || weighed.length === 0) return []
  const whole = weighed.reduce((sum, { valueUsd }) => sum + valueUsd, 0)
  const parts = weighed.map(({ symbol, valueUsd }): HeldPart => {
    const found = closes.get(symbol)
    const priceOn = found ? dailySeries(found.firstDay, found.closesUsd) : () => null
    return { symbol, share: valueUsd / whole, priceOn, isStable: isStable(symbol) }
  })
  const yesterday = Math.floor(serverNowMs() / 86_400_000) - 1
  return throughHardDays(parts, dailySeries(bitcoin.firstDay, bitcoin.closesUsd), yesterday)
}

function Spells({ weighed, isOwn }: { weighed: readonly Weighed[]; isOwn: boolean }) {
  const t = useText(hardText)
  const { size } = useFormat()
  const { tender } = useChosenMoney()
  const money = useMoney(tender.currency)
  const largest = weighed.toSorted((one, other) => other.valueUsd - one.valueUsd).slice(0, maxParts)
  const symbols = largest.map(({ symbol }) => symbol).filter(symbol => !isStable(symbol))
  const { closes, isWaiting, error, isSimulated, refetch } = useCloses([...new Set(['BTC', ...symbols])])
  const counted = largest.filter(({ symbol }) => isStable(symbol) || closes.has(symbol))
  const wholeUsd = counted.reduce((sum, { valueUsd }) => sum + valueUsd, 0)
  const spells = spellsOf(counted, closes)
  const leftOut = largest.filter(one => !counted.includes(one)).map(({ symbol }) => symbol)
  const worst = spells.toSorted((one, other) => one.fall - other.fall)[0]
  return (
    <Past isWaiting={isWaiting} error={error} isSimulated={isSimulated} onRetry={refetch}>
      <div className={base.stack}>
        {worst && (
          <section className={`${cards.card} ${base.stackTight}`}>
            <p className={`${base.small} ${base.muted}`}>
              {isOwn ? <Amount text={t.with(money.paidWhole(wholeUsd * money.perDollar))} /> : t.withTry}
            </p>
            <h2 className={base.heading}>
              {!hasFallen(worst.fall)
                ? t.noFall
                : worst.fall <= -0.45
                  ? t.halve(t[worst.name])
                  : t.fall(t[worst.name], size(worst.fall))}
            </h2>
            <p className={`${base.small} ${base.muted}`}>{t.says}</p>
            {leftOut.length > 0 && <p className={`${base.small} ${base.muted}`}>{t.leftOut(leftOut.join(', '))}</p>}
          </section>
        )}
        <div className={styles.spells}>
          {spells.map(spell => (
            <SpellCard key={spell.name} spell={spell} worth={wholeUsd} money={isOwn ? money : null} />
          ))}
        </div>
        <p className={cards.note}>
          <Icon shape={historyIcon} sizePx={20} />
          <span>{t.past}</span>
        </p>
      </div>
    </Past>
  )
}

/** By at least what a whole percent is rounded from. */
const hasFallen = (fall: number) => fall <= -0.005

function SpellCard({ spell, worth, money }: { spell: SpellOutcome; worth: number; money: Money | null }) {
  const t = useText(hardText)
  const { returnRate } = useFormat()
  const { name, fall, recoveredAfter, coins } = spell
  const back = !hasFallen(fall) ? t.neverFell : recoveredAfter === null ? t.notBack : t.days(recoveredAfter)
  const estimated = coins.filter(({ isEstimated }) => isEstimated).map(({ symbol }) => symbol)
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div>
        <h3 className={base.subheading}>{t[name]}</h3>
        <p className={`${base.small} ${base.muted}`}>{t[`${name}Says`]}</p>
        <p className={styles.fall}>
          <b className={hasFallen(fall) ? base.down : undefined}>{returnRate(fall)}</b>
          {money && (
            <span>
              <Amount text={money.paidWhole(fall * worth * money.perDollar)} />
            </span>
          )}
        </p>
      </div>
      <SpellPath spell={spell} label={t.drawn(t[name], returnRate(fall), back)} />
      <dl className={cards.facts}>
        <div>
          <dt>{t.recovery}</dt>
          <dd>{back}</dd>
        </div>
        {coins.map(({ symbol, fall: own, isEstimated }) => (
          <div key={symbol}>
            <dt>
              {symbol}
              {isEstimated && ' *'}
            </dt>
            <dd className={hasFallen(own) ? base.down : undefined}>{returnRate(own)}</dd>
          </div>
        ))}
      </dl>
      {estimated.length > 0 && <p className={`${base.tiny} ${base.faint}`}>{t.estimated(estimated.join(', '))}</p>}
    </section>
  )
}

/** The way down and back; what is lost meanwhile is hatched. */
function SpellPath({
  spell: { path, lowDay, fall, recoveredAfter, name },
  label,
}: {
  spell: SpellOutcome
  label: string
}) {
  const t = useText(hardText)
  const { returnRate } = useFormat()
  const last = Math.max(1, path.length - 1)
  const floor = Math.min(...path, 1 + fall)
  const x = (day: number) => (100 * day) / last
  // The old value is the top: what lies above it is no loss.
  const y = (value: number) => Math.max(0, (100 * (1 - value)) / Math.max(0.01, 1 - floor))
  const line = path.map((value, day) => `${day ? 'L' : 'M'}${x(day)} ${y(value)}`).join('')
  const id = `hatch-${name}`
  return (
    <div className={styles.spell} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id={id} width="2" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" className={styles.hatch} />
          </pattern>
        </defs>
        <path d={`${line}L100 0L0 0Z`} fill={`url(#${id})`} />
        <path className={styles.old} d="M0 0H100" />
        <path className={styles.path} d={line} />
      </svg>
      {hasFallen(fall) && (
        <>
          <i className={styles.low} style={{ left: `${x(lowDay)}%`, top: `${y(1 + fall)}%` }} />
          <small className={styles.lowLabel} style={{ left: `${x(lowDay)}%`, top: `${y(1 + fall)}%` }}>
            {returnRate(fall)}
          </small>
        </>
      )}
      {recoveredAfter !== null && <i className={styles.back} />}
      <span className={styles.spellDays}>
        <small>{t.dayZero}</small>
        <small>{t.dayOf(last)}</small>
      </span>
    </div>
  )
}
