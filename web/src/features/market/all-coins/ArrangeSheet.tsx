import { dollars } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import { inTab, type MarketView, type Size, type Sort, sortedBy } from './view.ts'

type Props = {
  view: MarketView
  /** How many coins a view would show. */
  countOf: (view: MarketView) => number
  onDone: (view: MarketView) => void
  onClose: () => void
}

/** One sort and one filter, tried before they are taken: the button says how many coins are left. */
export function ArrangeSheet({ view, countOf, onDone, onClose }: Props) {
  const t = useText(listText)
  // The limits are round in dollars, and in nothing else.
  const { compactPrice } = useFormat().dollarsIn(dollars)
  const [draft, setDraft] = useState(view)
  const count = countOf(draft)
  const orders: [Sort, string][] = [
    ['size', t.size],
    ['price', t.price],
    ['day', t.dayOrder],
    ['week', t.weekOrder],
    ['volume', t.volume],
    ['likely', t.likelyOrder],
  ]
  const segments: { value: Size; label: string }[] = [
    { value: 'any', label: t['size.any'] },
    { value: 'large', label: t.over(compactPrice(1e9)) },
    { value: 'middle', label: t.over(compactPrice(1e8)) },
    { value: 'small', label: t['size.small'] },
  ]
  return (
    <Sheet open onClose={onClose} title={t.arrange} closeLabel={t.close}>
      <div className={base.stack}>
        <fieldset aria-label={t.order}>
          {orders.map(([sort, label]) => (
            <button
              key={sort}
              type="button"
              className={styles.choice}
              aria-pressed={draft.sort === sort}
              onClick={() => setDraft(sortedBy(draft, sort))}
            >
              <span>
                {label}
                {draft.sort === sort && (
                  <small className={base.faint}> · {draft.isRising ? t.lowFirst : t.highFirst}</small>
                )}
              </span>
              {draft.sort === sort && <Icon shape={checkIcon} sizePx={18} />}
            </button>
          ))}
        </fieldset>
        <Segmented
          label={t.size}
          segments={segments}
          value={draft.size}
          onChange={size => setDraft({ ...draft, size })}
          full
        />
        <div className={`${base.row} ${base.between}`}>
          <span>
            <b>{t.hidePegged}</b>
            <br />
            <small className={base.faint}>{t.hidePeggedSays}</small>
          </span>
          <Toggle
            label={t.hidePegged}
            checked={draft.hidesPegged}
            onChange={hidesPegged => setDraft({ ...draft, hidesPegged })}
          />
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => setDraft({ ...inTab(draft, draft.tab), size: 'any', hidesPegged: true })}>
            {t.reset}
          </Button>
          <Button look="primary" disabled={count === 0} onClick={() => onDone(draft)}>
            {count === 0 ? t.showNone : t.show(count)}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
