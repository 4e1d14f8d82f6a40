import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import {
  chevronDownIcon,
  coinsIcon,
  type IconShape,
  percentIcon,
  rangeIcon,
  rungsIcon,
  volumeIcon,
} from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Alerts.module.css'
import { type AlertCoin, type AlertLevels, type Figure, logoOf, useAlertFacts, useNow } from './alerts.ts'
import { buttonText } from './button-messages.ts'
import { alertsText, formText } from './messages.ts'
import { BandScale, type KindProps, MoveForm, PriceForm, VolumeForm } from './NumberForms.tsx'
import { AddLevelAlert, AlertChoice, SetAlert } from './SetAlert.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** Where the coin is known already. */
  coin?: AlertCoin | undefined
  levelsOf?: ((symbol: string) => AlertLevels | null) | undefined
  coinSearch?: ((onPick: (coin: AlertCoin) => void) => ReactNode) | undefined
  /** Says where prices come from. */
  originMark?: ((figures: readonly Figure[]) => ReactNode) | undefined
}

type Kind = 'price' | 'level' | 'range' | 'move' | 'volume'
const kinds: readonly [Kind, IconShape][] = [
  ['price', coinsIcon],
  ['level', rungsIcon],
  ['range', rangeIcon],
  ['move', percentIcon],
  ['volume', volumeIcon],
]

type AlertFormProps = { coin: AlertCoin; levels: AlertLevels | null; onDone: () => void }

/** Form of a new alert by its kind; it says how likely or how often it will ring. */
function AlertForm({ coin, levels, onDone }: AlertFormProps) {
  const t = useText(formText)
  const [kind, setKind] = useState<Kind>('price')
  const facts = useAlertFacts(coin.symbol)
  const { usdOf } = useNow([coin.symbol])
  const name = useId()
  return (
    <div className={base.stack}>
      <fieldset className={styles.kinds}>
        <legend className={base.visuallyHidden}>{t.title}</legend>
        {kinds.map(([value, icon]) => (
          <label key={value} className={styles.kind}>
            <input type="radio" name={name} checked={value === kind} onChange={() => setKind(value)} />
            <Icon shape={icon} />
            {t[value]}
          </label>
        ))}
      </fieldset>
      <Loaded query={facts}>
        {known => {
          const props = { coin, facts: known, nowUsd: usdOf(coin.symbol) ?? known.priceUsd, onDone }
          switch (kind) {
            case 'price':
              return <PriceForm {...props} />
            case 'level':
              return <LevelForm {...props} levels={levels} />
            case 'range':
              return <RangeForm {...props} />
            case 'move':
              return <MoveForm {...props} />
            case 'volume':
              return <VolumeForm {...props} />
          }
        }}
      </Loaded>
    </div>
  )
}

/** The likely range of today, which the alert follows. */
function RangeForm({ coin, facts: { range }, nowUsd, onDone }: KindProps) {
  const t = useText(formText)
  const { roughPrices } = useMoney()
  if (!range) return <p className={`${base.small} ${base.muted}`}>{t.noRange}</p>
  const said = roughPrices([range.lowUsd, range.highUsd]).join(' – ')
  return (
    <>
      <div className={base.stackTight}>
        <h3 className={base.small}>{t.todaysRange}</h3>
        <p className={base.figureSmall}>{said}</p>
        <BandScale low={range.lowUsd} high={range.highUsd} now={nowUsd} label={said} />
        <p className={`${base.small} ${base.muted}`}>{t.rangeSays}</p>
      </div>
      <SetAlert label={t.setRange} wish={{ symbol: coin.symbol, kind: 'range' }} name={coin.name} onDone={onDone} />
    </>
  )
}

/** The levels of the analysis that is open, and the way to one where none is. */
function LevelForm({ coin, nowUsd, levels, onDone }: KindProps & { levels: AlertLevels | null }) {
  const t = useText(formText)
  const said = useText(alertsText)
  const { time } = useFormat()
  const { roughPrice, ratio } = useMoney()
  const address = useAddress()
  const [chosen, choose] = useState<string | null>(null)
  if (!levels)
    return (
      <>
        <p className={`${base.small} ${base.muted}`}>{t.noLevels}</p>
        <ButtonLink block href={address('/dashboard/analysis')}>
          {t.toAnalysis}
        </ButtonLink>
      </>
    )
  const level = levels.levels.find(({ name }) => name === chosen)
  const inOrder = levels.levels.toSorted((one, other) => other.priceUsd - one.priceUsd)
  const above = inOrder.filter(({ priceUsd }) => priceUsd >= nowUsd)
  const below = inOrder.slice(above.length)
  return (
    <>
      <div className={`${base.row} ${base.between}`}>
        <h3 className={base.small}>{t.whichLevel}</h3>
        <small className={base.faint}>{t.fromAnalysis(time(new Date(levels.at)))}</small>
      </div>
      <div className={styles.levels}>
        {[...above, null, ...below].map(rung =>
          rung ? (
            <button
              key={rung.name}
              type="button"
              className={classes(styles.level, rung.priceUsd < nowUsd && styles.support)}
              aria-pressed={rung.name === chosen}
              onClick={() => choose(rung.name)}
            >
              <span>{rung.name}</span>
              <i aria-hidden="true" />
              <Price text={roughPrice(rung.priceUsd)} />
              <small>{ratio(rung.priceUsd / nowUsd - 1)}</small>
            </button>
          ) : (
            <div key="now" className={`${styles.level} ${styles.nowRow}`}>
              <Lubber />
              <i aria-hidden="true" />
              <Price text={roughPrice(nowUsd)} />
              <small>{said.now}</small>
            </div>
          ),
        )}
      </div>
      {level && <AddLevelAlert key={level.name} coin={coin} level={{ ...level, nowUsd }} onDone={onDone} />}
    </>
  )
}

/** A coin first, then what to wait for. */
export function AlertSheet({ open, onClose, coin, levelsOf, coinSearch, originMark }: Props) {
  const t = useText(alertsText)
  const said = useText(formText)
  const { addFor } = useText(buttonText)
  const [picked, setPicked] = useState<AlertCoin | null>(null)
  const chosen = coin ?? picked
  const close = () => {
    setPicked(null)
    onClose()
  }
  const title = coin ? addFor(coin.name) : chosen ? said.title : said.pick
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={t.close}>
      {chosen ? (
        <div className={base.stack}>
          {!coin && (
            <button type="button" className={styles.coin} onClick={() => setPicked(null)}>
              <CoinLogo symbol={chosen.symbol} src={logoOf(chosen.symbol)} sizePx={28} />
              <b className={base.grow}>
                {chosen.name} <span className={base.faint}>{chosen.symbol}</span>
              </b>
              <Now symbol={chosen.symbol} originMark={originMark} />
              <VisuallyHidden>{said.otherCoin}</VisuallyHidden>
              <Icon shape={chevronDownIcon} sizePx={18} />
            </button>
          )}
          <AlertChoice saved={undefined} onDone={close}>
            <AlertForm key={chosen.symbol} coin={chosen} levels={levelsOf?.(chosen.symbol) ?? null} onDone={close} />
          </AlertChoice>
        </div>
      ) : (
        coinSearch?.(setPicked)
      )}
    </Sheet>
  )
}

function Now({ symbol, originMark }: { symbol: string; originMark: Props['originMark'] }) {
  const { price } = useMoney()
  const { usdOf, figures } = useNow([symbol])
  const nowUsd = usdOf(symbol)
  return nowUsd === undefined ? null : (
    <span className={styles.cost}>
      <Price text={price(nowUsd)} />
      {originMark?.(figures)}
    </span>
  )
}
