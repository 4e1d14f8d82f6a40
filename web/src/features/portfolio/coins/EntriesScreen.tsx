import type { PagedEntry } from '@pusula/contract'
import { useState } from 'react'
import { useDebounced } from '../../../lib/debounced.ts'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { useText } from '../../../lib/language.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { isOnline } from '../../../lib/online.ts'
import { IconLink } from '../../../ui/actions/IconLink.tsx'
import backHead from '../../../ui/back-head.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { arrowLeftIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { DiscreetButton } from '../discreet/DiscreetButton.tsx'
import { correctPurchase } from '../form/flow.ts'
import { entriesText, portfolioText } from '../messages.ts'
import { useMoney } from '../money.ts'
import styles from '../portfolio.module.css'
import { useFoundEntries } from '../queries.ts'
import { Proposals } from '../transfers/Proposals.tsx'
import { PagedEntries } from './Entries.tsx'
import { type Removal, RemovalDialog } from './RemovalDialog.tsx'

/** All purchases, sales and transfers, the newest first: of one year, or with a word in coin or note. */
export default function EntriesScreen() {
  const t = useText(entriesText)
  const { offlineChanges } = useText(portfolioText)
  const address = useAddress()
  const { tender } = useChosenMoney()
  const money = useMoney(tender.currency)
  const [typed, setTyped] = useState('')
  const [year, setYear] = useState<number>()
  const search = useDebounced(typed)
  const query = useFoundEntries({ search, year }, tender.currency)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [first] = query.data?.pages ?? []
  const years = first?.years ?? []
  const connected = (change: () => void) =>
    isOnline() ? change() : toast.show({ tone: 'info', title: offlineChanges })
  const coinOf = ({ coinSymbol, coinName }: PagedEntry) => ({ symbol: coinSymbol, name: coinName })
  return (
    <div className={base.stack}>
      <div className={`${base.pageHead} ${base.wrap}`}>
        <div className={backHead.backHead}>
          <IconLink label={t.back} href={address('/dashboard/portfolio')} icon={arrowLeftIcon} />
          <Heading title={t.title} look="heading" />
        </div>
        <DiscreetButton />
      </div>
      <div className={styles.entryTools}>
        <SearchField label={t.search} value={typed} onChange={setTyped} />
        <Select
          label={t.year}
          value={year ?? ''}
          onChange={({ target }) => setYear(target.value ? Number(target.value) : undefined)}
        >
          <option value="">{t.allYears}</option>
          {years.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      <Proposals money={money} />
      <section className={cards.card} aria-busy={query.isFetching}>
        <h2 className={`${base.small} ${base.muted}`} aria-live="polite">
          {first && t.found(first.total)}
        </h2>
        {first?.total === 0 && <p className={base.muted}>{search || year ? t.none : t.empty}</p>}
        <PagedEntries
          query={query}
          money={money}
          onEdit={entry => connected(() => correctPurchase(coinOf(entry), entry))}
          onRemove={entry =>
            connected(() => setRemoval({ holding: { coinSymbol: entry.coinSymbol, entryCount: 1 }, purchase: entry }))
          }
        />
      </section>
      <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />
    </div>
  )
}
