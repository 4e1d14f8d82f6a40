import { type Holding, market } from '@pusula/contract'
import { isoDay } from '@pusula/words'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import modalStyles from '../../../ui/overlays/Modal.module.css'
import styles from '../portfolio.module.css'
import { useOverview } from '../queries.ts'
import { CoinPicker } from './CoinPicker.tsx'
import { readDecimal, typedPrice } from './decimal.ts'
import { complaintsOf, type PurchaseDraft, totalOf } from './draft.ts'
import type { PurchaseForm } from './flow.ts'
import { formText } from './messages.ts'
import { type Filling, PurchaseFields } from './PurchaseFields.tsx'

type Props = {
  form: PurchaseForm
  /** The title over the form says which kind it is. */
  onKind: (kind: PurchaseDraft['kind']) => void
  onSave: (draft: PurchaseDraft & { unit: string }) => void
}

/** The form of one purchase or sale. What cannot be sent says why beside its field. */
export function PurchaseEditor({ form, onKind, onSave }: Props) {
  const t = useText(formText)
  const { money } = useFormat()
  const language = useLanguage()
  const [draft, setDraft] = useState(form.draft)
  const [wasTried, setTried] = useState(false)
  const price = useCurrentPrice(draft.coin?.symbol, form.correcting === null)
  const holding = useOverview().data?.holdings.find(({ coinSymbol }) => coinSymbol === draft.coin?.symbol)

  const priceNow = draft.coin ? price.data : undefined
  const unit = draft.unit ?? (priceNow ? typedPrice(priceNow, language) : '')
  const complaints = complaintsOf(draft, unit, isoDay(new Date()), language)
  const total = totalOf(draft, unit, language)
  const change = (part: Partial<PurchaseDraft>) => setDraft({ ...draft, ...part })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(complaints).length === 0) return onSave({ ...draft, unit })
    // The next frame has marked the fields; the first of them is where to go on.
    const fields = event.currentTarget
    requestAnimationFrame(() => fields.querySelector<HTMLElement>('[aria-invalid], [role="combobox"]')?.focus())
  }

  return (
    <form className={`${base.stack} ${styles.form}`} onSubmit={submit} noValidate>
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
        draft={draft}
        unit={unit}
        filling={fillingOf(draft, form, price)}
        complaints={wasTried ? complaints : {}}
        problem={form.problem}
        held={holding?.totalQuantity}
        onChange={change}
      />
      <div>
        <p className={modalStyles.total}>
          <span className={base.muted}>{draft.kind === 'buy' ? t.total : t.received}</span>
          <b>{money(total)}</b>
        </p>
        <NewAverage draft={draft} total={total} holding={form.correcting ? undefined : holding} />
      </div>
      <Button look="primary" block type="submit">
        {form.correcting ? t.saveChange : t.save}
      </Button>
    </form>
  )
}

function fillingOf(draft: PurchaseDraft, form: PurchaseForm, price: { data: unknown; error: unknown }): Filling {
  if (!draft.coin || draft.unit !== null || form.correcting) return 'none'
  if (price.error || price.data === null) return 'failed'
  return price.data === undefined ? 'filling' : 'filled'
}

type AverageProps = { draft: PurchaseDraft; total: number | null; holding: Holding | undefined }

/** A purchase moves the average of what is held; a sale does not say what it will leave. */
function NewAverage({ draft, total, holding }: AverageProps) {
  const t = useText(formText)
  const { price } = useFormat()
  const quantity = Number(readDecimal(draft.quantity, useLanguage()) ?? 0)
  if (draft.kind === 'sell' || total === null || quantity === 0 || !holding || Number(holding.totalQuantity) === 0)
    return null
  const average = (Number(holding.totalCost) + total) / (Number(holding.totalQuantity) + quantity)
  return <p className={`${base.small} ${base.muted} ${styles.average}`}>{t.newAverage(price(average))}</p>
}

/** What the coin costs now, asked anew for every form. */
const useCurrentPrice = (symbol: string | undefined, isWanted: boolean) =>
  useQuery({
    queryKey: ['portfolio-form', 'price', symbol],
    queryFn: async ({ signal }) => {
      const [day] = await call(market.currentPrice, { tradingSymbol: `${symbol}USDT` }, signal)
      return day?.lastPrice ?? null
    },
    enabled: isWanted && symbol !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  })
