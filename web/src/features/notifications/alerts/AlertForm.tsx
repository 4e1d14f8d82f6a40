import { type AlertKind, market } from '@pusula/contract'
import { currencySigns } from '@pusula/words'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useToldPrices } from '../../../lib/live/told.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { type AlertCoin, alertKinds, targetOf, useAddAlert } from './alerts.ts'
import { alertsText } from './messages.ts'

type Props = { coin: AlertCoin; shownUsd?: number | undefined; onDone: () => void }

/** What to wait for. What the server refuses is said beside the field, and nothing typed is lost. */
export function AlertForm({ coin, shownUsd, onDone }: Props) {
  const t = useText(alertsText)
  const language = useLanguage()
  const { price, tender } = useMoney()
  const nowUsd = usePriceNow(coin.symbol, shownUsd)
  const [kind, setKind] = useState<AlertKind>('above')
  const [typed, setTyped] = useState('')
  const [wasTried, setTried] = useState(false)
  const add = useAddAlert()
  const target = targetOf(kind, typed)
  const isPercent = kind === 'move'
  const refused = add.error ? asProblem(add.error).texts[language] : undefined
  const wrong = wasTried && target === undefined ? (isPercent ? t.needPercent : t.needPrice) : undefined

  function change(next: { kind?: AlertKind; typed?: string }) {
    if (next.kind) setKind(next.kind)
    if (next.typed !== undefined) setTyped(next.typed)
    add.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (target === undefined || add.isPending) return
    add.mutate(
      { symbol: coin.symbol, kind, target, ...(!isPercent && { currency: tender.currency }) },
      {
        onSuccess: () => {
          toast.show({ tone: 'ok', title: t.added, text: coin.name })
          onDone()
        },
      },
    )
  }

  return (
    <form className={base.stack} onSubmit={submit} noValidate>
      <Select
        label={t.kind}
        value={kind}
        onChange={event => change({ kind: alertKinds.find(one => one === event.target.value) ?? 'above' })}
      >
        {alertKinds.map(one => (
          <option key={one} value={one}>
            {t[one]}
          </option>
        ))}
      </Select>
      <Field
        label={isPercent ? t.percent : t.price}
        type="number"
        inputMode="decimal"
        step="any"
        min={0}
        before={isPercent ? '%' : currencySigns[tender.currency]}
        value={typed}
        hint={isPercent || nowUsd === undefined ? undefined : t.now(price(nowUsd))}
        error={wrong ?? refused}
        onChange={event => change({ typed: event.target.value })}
      />
      <Button block look="primary" type="submit" busy={add.isPending && t.adding}>
        {t.add}
      </Button>
    </form>
  )
}

/** Where the price stands, to choose a distance by. One that is on the screen already is not asked for a second time. */
function usePriceNow(symbol: string, shownUsd: number | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: ['notifications', 'price', symbol],
    queryFn: async ({ signal }) => (await call(market.overview, { symbol }, signal)).price.lastPrice,
    enabled: shownUsd === undefined,
  })
  const told = useToldPrices(shownUsd === undefined ? [symbol] : [])
  return shownUsd ?? told.prices[symbol]?.price ?? data
}
