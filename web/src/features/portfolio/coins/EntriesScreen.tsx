import type { PagedEntry } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { BackHead } from '../../../lib/BackHead.tsx'
import { useDebounced } from '../../../lib/debounced.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney as useChosenMoney } from '../../../lib/money/money.ts'
import { isOnline } from '../../../lib/online.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { SearchField, Select } from '../../../ui/fields/Field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Amount, DiscreetButton, useSpoken } from '../discreet/Amount.tsx'
import { correctPurchase } from '../form/flow.ts'
import { entriesText, portfolioText } from '../messages.ts'
import { type Money, useMoney } from '../money.ts'
import styles from '../portfolio.module.css'
import { useFoundEntries } from '../queries.ts'
import { transferText } from '../transfers/transfers.messages.ts'
import { type Proposal, usePair, useProposals } from '../transfers/transfers.queries.ts'
import { PagedEntries } from './Entries.tsx'
import { type Removal, RemovalDialog } from './RemovalDialog.tsx'

/** Proposals shown before "show all". */
const fewFirst = 3

/** Withdrawals and deposits that look like one transfer; nothing where there are none, or they cannot be had. */
function Proposals({ money }: { money: Money }) {
  const t = useText(transferText)
  const { data } = useProposals()
  const pair = usePair()
  const [isWhole, setWhole] = useState(false)
  if (!data?.proposals.length) return null
  const shown = isWhole ? data.proposals : data.proposals.slice(0, fewFirst)
  const pairAll = (some: readonly Proposal[]) =>
    pair.mutate(some.map(({ out, in: into }) => ({ out: out.id, in: into.id })))
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.proposals(data.total)}</h2>
      <p className={`${base.small} ${base.muted} ${cards.flushHead}`}>{t.proposalsSay}</p>
      <ul className={cards.rows}>
        {shown.map(proposal => (
          <li key={proposal.out.id} className={cards.item}>
            <ProposalRow proposal={proposal} money={money} isBusy={pair.isPending} onPair={() => pairAll([proposal])} />
          </li>
        ))}
      </ul>
      {data.proposals.length > 1 && (
        <div className={`${base.row} ${base.wrap} ${cards.flushHead}`}>
          {data.proposals.length > shown.length && (
            <Button small look="ghost" onClick={() => setWhole(true)}>
              {t.more(data.proposals.length - shown.length)}
            </Button>
          )}
          {shown.length > 1 && (
            <Button small disabled={pair.isPending} onClick={() => pairAll(shown)}>
              {t.pairAll(shown.length)}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

type ProposalRowProps = { proposal: Proposal; money: Money; isBusy: boolean; onPair: () => void }

function ProposalRow({ proposal: { out, in: into, fee }, money, isBusy, onPair }: ProposalRowProps) {
  const t = useText(transferText)
  const { date } = useFormat()
  const spoken = useSpoken()
  const amount = `${money.quantity(out.quantity)} ${out.coinSymbol}`
  const [from, to] = [out, into].map(({ notes, day }) => [notes, date(dayAt(day))].filter(Boolean).join(', '))
  const cost = fee === '0' ? t.noFee : t.fee(`${money.quantity(fee)} ${out.coinSymbol}`)
  return (
    <>
      <span className={cards.itemText}>
        <b>
          <Amount text={amount} />
        </b>
        <small>
          {from} → {to}
        </small>
        <small>
          <Amount text={cost} />
        </small>
      </span>
      <Button small disabled={isBusy} aria-label={`${t.pair}: ${spoken(`${amount}, ${from}`)}`} onClick={onPair}>
        {t.pair}
      </Button>
    </>
  )
}

/** All purchases, sales and transfers, the newest first: of one year, or with a word in coin or note. */
export default function EntriesScreen() {
  const t = useText(entriesText)
  const { offlineChanges } = useText(portfolioText)
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
        <BackHead back={t.back} path="/dashboard/portfolio" title={t.title} />
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
