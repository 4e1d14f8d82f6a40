import { currencySigns } from '@pusula/words'
import { type ReactNode, useEffect, useState } from 'react'
import { useDebounced } from '../../../lib/debounced.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { NumberField } from '../../../lib/number/NumberField.tsx'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon, minusIcon, plusIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { CoinSearch, logoOf } from '../../market/index.ts'
import { readDecimal } from '../form/decimal.ts'
import { labText, regularText } from './messages.ts'
import { type LabState, maxCoins, sharedOut } from './search-state.ts'
import styles from './what-if.module.css'

type Props = { open: boolean; onClose: () => void; onPick: (symbol: string) => void }

/** Chooses a coin. */
export function CoinSheet({ open, onClose, onPick }: Props) {
  const t = useText(labText)
  return (
    <Sheet open={open} onClose={onClose} title={t.chooseCoin} closeLabel={t.close}>
      <CoinSearch
        onPick={({ symbol }) => {
          onPick(symbol)
          onClose()
        }}
      />
    </Sheet>
  )
}

type Change = (change: Partial<LabState>) => void

const limits = { least: '1', most: '1000000000', decimals: 2 }

/** Money that is asked about; what was understood goes into the address once the fingers rest. */
export function AmountField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (amount: string) => void
}) {
  const language = useLanguage()
  const format = useFormat()
  const { tender } = useMoney()
  // Until somebody types it is the usual sum, which is another one once the rate of the currency has come.
  const [typed, setTyped] = useState<string | null>(null)
  const debounced = useDebounced(typed ?? '')
  const read = debounced ? readDecimal(debounced, language, limits, tender.currency) : null
  useEffect(() => {
    if (read !== null && read !== value) onChange(read)
  }, [read, value, onChange])
  const sign = currencySigns[tender.currency]
  return (
    <NumberField
      label={label}
      before={sign}
      typed={typed ?? format.typed(value)}
      onType={setTyped}
      limits={limits}
      say={format.in(sign).priceTag}
    />
  )
}

export function RegularInputs({ state, onChange }: { state: LabState; onChange: Change }) {
  const t = useText(regularText)
  const { addCoin } = useText(labText)
  const format = useFormat()
  const [isAdding, setAdding] = useState(false)
  const symbols = state.coins.map(({ symbol }) => symbol)
  const move = (symbol: string, by: 1 | -1) => {
    const other = state.coins.find(one => one.symbol !== symbol && one.tenths - by >= 1)
    if (!other) return
    onChange({
      coins: state.coins.map(one => ({
        ...one,
        tenths: one.tenths + (one.symbol === symbol ? by : one === other ? -by : 0),
      })),
    })
  }
  return (
    <section className={`${cards.card} ${base.stack} ${styles.inputs}`}>
      <div className={base.pair}>
        <AmountField label={t.sum} value={state.sum} onChange={sum => onChange({ sum })} />
        <Choice label={t.rhythm}>
          <Segmented
            full
            label={t.rhythm}
            segments={(['weekly', 'monthly'] as const).map(value => ({ value, label: t[value] }))}
            value={state.rhythm}
            onChange={rhythm => onChange({ rhythm })}
          />
        </Choice>
      </div>
      <Choice label={t.bought}>
        <ul className={styles.coins}>
          {state.coins.map(({ symbol, tenths }) => (
            <li key={symbol}>
              <CoinLogo symbol={symbol} src={logoOf(symbol)} sizePx={28} />
              <b>{symbol}</b>
              {state.coins.length > 1 && (
                <>
                  <IconButton label={t.less(symbol)} icon={minusIcon} sizePx={16} onClick={() => move(symbol, -1)} />
                  <span>{format.part(tenths / 10)}</span>
                  <IconButton label={t.more(symbol)} icon={plusIcon} sizePx={16} onClick={() => move(symbol, 1)} />
                  <IconButton
                    label={t.remove(symbol)}
                    icon={closeIcon}
                    sizePx={16}
                    onClick={() => onChange({ coins: sharedOut(symbols.filter(one => one !== symbol)) })}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        {state.coins.length < maxCoins && (
          <Button small look="second" onClick={() => setAdding(true)}>
            <Icon shape={plusIcon} sizePx={16} />
            {addCoin}
          </Button>
        )}
        <CoinSheet
          open={isAdding}
          onClose={() => setAdding(false)}
          onPick={symbol => !symbols.includes(symbol) && onChange({ coins: sharedOut([...symbols, symbol]) })}
        />
      </Choice>
      <Choice label={t.years}>
        <Segmented
          full
          label={t.years}
          segments={(['1', '3', '5'] as const).map(value => ({ value, label: t.year(Number(value)) }))}
          value={String(state.years) as '1' | '3' | '5'}
          onChange={years => onChange({ years: Number(years) as LabState['years'] })}
        />
      </Choice>
    </section>
  )
}

export const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.choice}>
    <p className={fieldStyles.label}>{label}</p>
    {children}
  </div>
)
