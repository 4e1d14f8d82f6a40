import { type ReactNode, type RefObject, useEffect } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { IconLink } from '../../../ui/actions/IconLink.tsx'
import { classes } from '../../../ui/classes.ts'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { compareIcon, searchIcon, slidersIcon } from '../../../ui/icons/icons.ts'
import { Tabs, tabId } from '../../../ui/navigation/Tabs.tsx'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import { filterCount, isNarrowed, type MarketTab, type MarketView, tabs } from './view.ts'

type Props = {
  bar: RefObject<HTMLDivElement | null>
  view: MarketView
  text: string
  isWide: boolean
  onText: (text: string) => void
  onTab: (tab: MarketTab) => void
  onArrange: () => void
}

/** What chooses the coins of the list. It stays on the screen while a phone scrolls through them. */
export function MarketBar({ bar, view, text, isWide, onText, onTab, onArrange }: Props) {
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
}

/** The row of tabs is longer than a phone is wide: the chosen one is moved into view, with a part of the one before. */
function showTab(tab: MarketTab): void {
  const chosen = document.getElementById(tabId('market', tab))
  chosen?.parentElement?.scrollTo?.({ left: chosen.offsetLeft - 48 })
}
