import { type Currency, portfolio } from '@pusula/contract'
import { currencySigns, dayAt } from '@pusula/words'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import type { ProblemError } from '../../../lib/problem.ts'
import { useQuery } from '../../../lib/use-query.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { directionClass, directionOf } from '../../../ui/direction.ts'
import { Messages } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import modalStyles from '../../../ui/overlays/Modal.module.css'
import { historyOfEntryText } from '../bin/bin.messages.ts'
import { useEntryHistory } from '../bin/bin.queries.ts'
import styles from '../portfolio.module.css'
import { useKnownHoldings } from '../queries.ts'
import { CoinPicker } from './CoinPicker.tsx'
import { currencyTyped, typedPrice } from './decimal.ts'
import { amountsOf, complaintsOf, type FilledDraft, type PurchaseDraft, totalOf } from './draft.ts'
import { type PurchaseForm, today } from './flow.ts'
import { complaintText, formText } from './messages.ts'
import { type DayFacts, PurchaseFields } from './PurchaseFields.tsx'
import { isTooMuch, type Sellable, useSellable } from './sale.ts'
import { Warnings } from './Warnings.tsx'

type Props = {
  form: PurchaseForm
  onKind: (kind: PurchaseDraft['kind']) => void
  onSave: (draft: FilledDraft) => void
}

/** What happened to the entry whose form is open; asked for by a tap. */
export function EntryHistory({ id, symbol }: { id: string; symbol: string }) {
  const t = useText(historyOfEntryText)
  const [isShown, setShown] = useState(false)
  if (isShown) return <Events id={id} symbol={symbol} />
  return (
    <Button small look="ghost" type="button" onClick={() => setShown(true)}>
      {t.show}
    </Button>
  )
}

function Events({ id, symbol }: { id: string; symbol: string }) {
  const t = useText(historyOfEntryText)
  const format = useFormat()
  const { data } = useEntryHistory(id)
  if (!data) return <p className={`${base.small} ${base.muted}`}>{t.waiting}</p>
  return (
    <ul className={`${base.small} ${base.muted} ${base.stackTight}`} aria-label={t.show}>
      {data.flatMap(({ at, action, device, before, leftOut }) => {
        const when = new Date(at)
        const said = [`${format.date(when)}, ${format.time(when)}`, device].filter(Boolean).join(' · ')
        const unit = before && (before.paid?.unit ?? before.usdCostBasis)
        const money = before && format.in(currencySigns[before.paid?.currency ?? 'USD'])
        const was =
          action === 'corrected' && before
            ? [
                `${format.quantity(before.quantity)} ${symbol}`,
                money?.price(Number(unit)),
                format.date(dayAt(before.day)),
                before.notes,
              ]
            : []
        const line = (
          <li key={`${at} ${action}`}>
            {said}: {t[action]} {was.filter(Boolean).join(', ')}
          </li>
        )
        return leftOut > 0 ? [<li key={`${at} after`}>{t.leftOut(leftOut)}</li>, line] : [line]
      })}
    </ul>
  )
}

/** The form of one purchase or sale. What cannot be sent says why beside its field. */
export function PurchaseEditor({ form, onKind, onSave }: Props) {
  const t = useText(formText)
  const says = useText(complaintText)
  const language = useLanguage()
  const [draft, setDraft] = useState(form.draft)
  const facts = useDayFacts(draft)
  const holding = useKnownHoldings().find(({ coinSymbol }) => coinSymbol === draft.coin?.symbol)

  const filled: FilledDraft = {
    ...draft,
    unit: draft.unit ?? (facts.price === undefined ? '' : typedPrice(facts.price, language)),
  }
  const sellable = useSellable(filled, form.correcting, language)
  const complaints = complaintsOf(filled, today(), language)
  const isDateRefused = form.problem !== null && isAboutDate(form.problem) && draft.date === form.draft.date
  const isLacking = Object.values(complaints).includes('missing')
  const isRated = filled.currency === 'USD' || facts.perDollar !== undefined || Boolean(filled.rate?.trim())
  const entry = useForm({
    state: [draft, setDraft],
    check: () => complaints,
    ready: isRated && !isTooMuch(filled, sellable, language),
    send: async () => onSave(filled),
  })
  const { wasTried } = entry
  const change = (part: Partial<PurchaseDraft>) => {
    // A sign that is typed beside a price says which money it is.
    const currency = part.unit ? currencyTyped(part.unit, language) : undefined
    entry.set({ ...part, ...(currency && currency !== draft.currency && { currency, rate: null }) })
  }

  return (
    <form {...entry.form} className={`${base.stack} ${styles.form}`}>
      {!form.correcting && (
        <Segmented
          full
          label={t.kind}
          segments={[
            { value: 'buy', label: t.buy },
            { value: 'sell', label: t.sell },
          ]}
          value={draft.kind}
          onChange={kind => {
            change({ kind })
            onKind(kind)
          }}
        />
      )}
      <CoinPicker
        coin={draft.coin}
        isFixed={form.correcting !== null}
        isMissing={wasTried && complaints.coin !== undefined}
        onPick={coin => change({ coin, unit: null })}
      />
      <PurchaseFields
        draft={filled}
        isFilled={draft.unit === null}
        facts={facts}
        complaints={{ ...(isDateRefused && { date: 'tooLate' }), ...(wasTried && complaints) }}
        wasTried={wasTried}
        problem={form.problem}
        held={holding?.totalQuantity}
        sellable={sellable}
        onChange={change}
      />
      {form.correcting && draft.coin && <EntryHistory id={form.id} symbol={draft.coin.symbol} />}
      <Warnings draft={filled} facts={facts} holding={holding} form={form} />
      <Total draft={filled} perDollar={facts.perDollar} sellable={sellable} />
      <Messages id="purchase" error={wasTried && isLacking ? says.allMissing : undefined} />
      <Button look="primary" block type="submit">
        {form.correcting ? t.saveChange : draft.kind === 'buy' ? t.save : t.saveSale}
      </Button>
    </form>
  )
}

/** A day that has not come where the server is. */
const isAboutDate = ({ details: { fields } }: ProblemError): boolean =>
  Array.isArray(fields) && fields.some(({ field }) => field === 'purchaseDate')

/** What a coin cost on the day of the form, and what a dollar was worth; asked anew when the date changes. */
function useDay(symbol: string | undefined, date: string, currency: Currency) {
  return useQuery({
    queryKey: ['portfolio-form', 'day', symbol, date, currency],
    queryFn: ({ signal }) =>
      call(portfolio.priceOn, { symbol: symbol ?? '', date, ...(currency !== 'USD' && { currency }) }, signal),
    enabled: symbol !== undefined && date !== '',
    staleTime: 30_000,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
}

/** What the market says of the day, in the money of the form. */
function useDayFacts({ coin, date, currency }: PurchaseDraft): DayFacts {
  const { data, error, isPlaceholderData } = useDay(coin?.symbol, date, currency)
  const isFetching = coin !== null && !error && (data === undefined || isPlaceholderData)
  if (!coin || !data || isPlaceholderData) return { isFetching, isBeforeTrading: false }
  const perDollar = currency === 'USD' ? 1 : data.rate?.perDollar
  const price = data.priceUsd === null || perDollar === undefined ? undefined : data.priceUsd * perDollar
  return {
    isFetching: false,
    isBeforeTrading: data.isBeforeTrading,
    price,
    perDollar,
    priceUsd: data.priceUsd,
    rate: data.rate,
  }
}

type TotalProps = { draft: FilledDraft; perDollar: number | undefined; sellable: Sellable | undefined }

/** What it comes to, as it is paid and in dollars; of a sale, what it wins or loses. */
function Total({ draft, perDollar, sellable }: TotalProps) {
  const t = useText(formText)
  const format = useFormat()
  const language = useLanguage()
  const total = totalOf(draft, language)
  const isOther = draft.currency !== 'USD'
  const rate = isOther ? Number(amountsOf(draft, language).rate ?? perDollar ?? Number.NaN) : 1
  const totalUsd = total !== null && rate > 0 ? total / rate : null
  const cost = sellable?.costUsd ?? null
  return (
    <p className={modalStyles.total}>
      <span className={base.muted}>{draft.kind === 'buy' ? t.total : t.received}</span>
      <span className={styles.draftTotal}>
        <b>{format.in(currencySigns[draft.currency]).money(total)}</b>
        {isOther && totalUsd !== null && <small className={base.faint}>{format.money(totalUsd)}</small>}
        {cost !== null && totalUsd !== null && <Realized usd={totalUsd - Number(cost)} />}
      </span>
    </p>
  )
}

function Realized({ usd }: { usd: number }) {
  const t = useText(formText)
  const format = useFormat()
  return (
    <small className={base.muted}>
      {t.saleBefore}
      <span className={directionClass[directionOf(0, usd)]}>{format.moneyChange(usd)}</span>
      {t.saleAfter}
    </small>
  )
}
