import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Select } from '../../../ui/fields/Select.tsx'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { useFilterWords } from './filter-words.ts'
import { type Measure, measures, namesOf, withFilter } from './filters.ts'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import { inTab, type MarketView, type Order, orders, sortedBy, unfiltered } from './view.ts'

type Props = {
  view: MarketView
  /** How many coins a view would show. */
  countOf: (view: MarketView) => number
  onDone: (view: MarketView) => void
  onClose: () => void
}

/** How the coins are sorted and what they are narrowed by, tried before it is taken: the button says how many coins are left. */
export function ArrangeSheet({ view, countOf, onDone, onClose }: Props) {
  const t = useText(listText)
  const words = useFilterWords()
  const [draft, setDraft] = useState(view)
  const count = countOf(draft)
  const labels: Record<Order, string> = {
    size: t.size,
    price: t.price,
    day: t.dayOrder,
    week: t.weekOrder,
    volume: t.volume,
    likely: t.likelyOrder,
  }
  const choose = (measure: Measure, name: string) =>
    setDraft({ ...draft, filters: withFilter(draft.filters, measure, name) })
  return (
    <Sheet open onClose={onClose} title={t.arrange} closeLabel={t.close}>
      <div className={base.stack}>
        <fieldset aria-label={t.order}>
          {orders.map(sort => (
            <button
              key={sort}
              type="button"
              className={styles.choice}
              aria-pressed={draft.sort === sort}
              onClick={() => setDraft(sortedBy(draft, sort))}
            >
              <span>
                {labels[sort]}
                {draft.sort === sort && (
                  <small className={base.faint}> · {draft.isRising ? t.lowFirst : t.highFirst}</small>
                )}
              </span>
              {draft.sort === sort && <Icon shape={checkIcon} sizePx={18} />}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.filters} aria-label={t.filters}>
          {measures.map(measure => (
            <Select
              key={measure}
              label={words.label(measure)}
              value={draft.filters[measure] ?? ''}
              onChange={event => choose(measure, event.target.value)}
            >
              <option value="">{t.any}</option>
              {namesOf(measure).map(name => (
                <option key={name} value={name}>
                  {words.rangeText(measure, name)}
                </option>
              ))}
            </Select>
          ))}
        </fieldset>
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
          <Button onClick={() => setDraft({ ...unfiltered(inTab(draft, draft.tab)), hidesPegged: true })}>
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
