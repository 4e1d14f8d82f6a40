import { memo, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button, IconButton, IconLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Select } from '../../../ui/fields/Field.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, compareIcon, searchIcon, slidersIcon } from '../../../ui/icons/icons.ts'
import { Tabs, tabId } from '../../../ui/navigation/Tabs.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { type Measure, measures, namesOf, useFilterWords, withFilter } from './filters.ts'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import {
  filterCount,
  inTab,
  isNarrowed,
  type MarketTab,
  type MarketView,
  type Order,
  orders,
  sortedBy,
  tabs,
  unfiltered,
} from './view.ts'

type ArrangeSheetProps = {
  view: MarketView
  /** How many coins a view would show. */
  countOf: (view: MarketView) => number
  onDone: (view: MarketView) => void
  onClose: () => void
}

/** How the coins are sorted and what they are narrowed by, tried before it is taken: the button says how many coins are left. */
export function ArrangeSheet({ view, countOf, onDone, onClose }: ArrangeSheetProps) {
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

type Props = {
  bar: RefObject<HTMLDivElement | null>
  view: MarketView
  text: string
  isWide: boolean
  onText: (text: string) => void
  onTab: (tab: MarketTab) => void
  onArrange: () => void
}

/** What chooses the coins of the list. It stays on the screen while a phone scrolls through them. Remembered: prices move beside it. */
export const MarketBar = memo(function MarketBar({ bar, view, text, isWide, onText, onTab, onArrange }: Props) {
  const t = useText(listText)
  const address = useAddress()
  // With the next frame, which has the page laid out anyway: to ask for a place at once would have it done twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => showTab(view.tab))
    return () => cancelAnimationFrame(frame)
  }, [view.tab])
  const tools = (
    <div key="tools" className={styles.tools}>
      <label className={fieldStyles.field}>
        <Icon shape={searchIcon} />
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          maxLength={64}
          value={text}
          onChange={event => onText(event.target.value)}
        />
      </label>
      <IconButton
        className={classes(styles.arrange, isNarrowed(view) && styles.narrowed)}
        label={filterCount(view) > 0 ? t.arrangeOn(filterCount(view)) : t.arrange}
        icon={slidersIcon}
        onClick={onArrange}
      />
      {!isWide && (
        <IconLink
          className={styles.arrange}
          label={t.compare}
          icon={compareIcon}
          href={address('/dashboard/compare')}
        />
      )}
    </div>
  )
  const lists = (
    <Tabs<MarketTab>
      key="lists"
      name="market"
      label={t.lists}
      className={styles.tabs}
      tabs={tabs.map(id => ({ id, label: t[`tab.${id}`] }))}
      selected={view.tab}
      onSelect={onTab}
    />
  )
  // The keyboard goes the way the eyes go.
  const inOrder: ReactNode[] = isWide ? [lists, tools] : [tools, lists]
  return (
    <div ref={bar} className={styles.bar}>
      {inOrder}
    </div>
  )
})

/** The row of tabs is longer than a phone is wide: the chosen one is moved into view, with a part of the one before. */
function showTab(tab: MarketTab): void {
  const chosen = document.getElementById(tabId('market', tab))
  chosen?.parentElement?.scrollTo?.({ left: chosen.offsetLeft - 48 })
}
