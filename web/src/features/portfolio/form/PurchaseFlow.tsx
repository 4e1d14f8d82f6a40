import type { Purchase } from '@pusula/contract'
import { useEffect } from 'react'
import { failedTitle } from '../../../lib/failure-toast.ts'
import { go } from '../../../lib/go.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem, isUnanswered, type ProblemError } from '../../../lib/problem.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { toastFailedChange, useAdd, useCorrect } from '../changes/changes.ts'
import QueueSender from '../queue/QueueSender.tsx'
import { enqueue, queueText, unqueue } from '../queue/queue.ts'
import { OwnCoinSheet } from './CoinPicker.tsx'
import { amountsOf, type FilledDraft } from './draft.ts'
import { type PurchaseForm, purchaseForm, usePurchaseForm } from './flow.ts'
import { formText } from './messages.ts'
import { PurchaseEditor } from './PurchaseEditor.tsx'

const close = () => purchaseForm.set(null)
const portfolioPath = '/dashboard/portfolio'

/** Version for optimistic locking: what the form was filled with; the server replaces nothing else. */
function seenOf({ quantity, usdCostBasis, feeUsd, paid, notes, isIncome, ...moment }: Purchase) {
  const purchaseDate = moment.isWholeDay ? moment.day : moment.purchaseDate
  const rest = { purchaseDate, notes, isIncome }
  if (!paid) return { quantity, usdCostBasis, feeUsd, ...rest }
  const { currency, unit, fee, perDollar, source } = paid
  return { quantity, paid: { currency, unit, fee, ...(source === 'own' && { perDollar }) }, ...rest }
}

/** A form that was refused. What was changed elsewhere has been told by then, what was deleted can be noted anew. */
function returned(form: PurchaseForm, problem: ProblemError): PurchaseForm {
  if (problem.code === 'portfolio.entryGone') return { ...form, problem, correcting: null }
  const isChanged = problem.code === 'portfolio.changedMeanwhile'
  return { ...form, problem, ...(isChanged && { correcting: problem.details.now as Purchase }) }
}

/** Forms that failed while another one was open: they come back, one by one, once that is closed. */
const waiting: (() => void)[] = []

/** The form that opens over any screen. What the server refuses comes back with every word that was typed. */
export default function PurchaseFlow() {
  const t = useText(formText)
  const language = useLanguage()
  const form = usePurchaseForm()
  const { queued } = useText(queueText)

  const failed = (title: string) => (error: Error, sent: { form: PurchaseForm }) => {
    const bringBack = () => {
      toastFailedChange(error, title, t.notKnown)
      purchaseForm.set(returned(sent.form, asProblem(error)))
    }
    if (purchaseForm.get() === null) return bringBack()
    waiting.push(bringBack)
    const text = t.waits(sent.form.draft.coin?.name ?? '')
    toast.show({ tone: 'err', title: failedTitle(error, title), text, durationMs: 5_000 })
  }
  useEffect(() => {
    if (form === null) waiting.shift()?.()
  }, [form])
  const add = useAdd({
    onDone: ({ input }) => {
      unqueue(input.id)
      const isElsewhere = location.pathname !== portfolioPath
      const action = isElsewhere ? { label: t.open, run: () => go(portfolioPath) } : undefined
      toast.show({ tone: 'ok', title: t.added, action })
    },
    onFail: (error, sent) => {
      if (asProblem(error).status !== 0) {
        const title = sent.input.kind === 'sell' ? t.saleNotAdded : t.notAdded
        return failed(title)(error, sent)
      }
      enqueue({ input: sent.input, draft: sent.form, atMs: Date.now(), mayHaveArrived: isUnanswered(error) })
      toast.show({ tone: 'info', title: queued })
    },
  })
  const correct = useCorrect({
    onDone: () => toast.show({ tone: 'ok', title: t.changed }),
    onFail: failed(t.notChanged),
  })

  function save(sent: PurchaseForm, draft: FilledDraft) {
    const { coin, kind, currency } = draft
    const before = sent.correcting
    const { quantity, unit, fee, rate } = amountsOf(draft, language)
    if (!coin || quantity === null || unit === null || fee === null || rate === null) return
    const terms = {
      id: sent.id,
      quantity,
      ...(currency === 'USD'
        ? { usdCostBasis: unit, feeUsd: fee }
        : { paid: { currency, unit, fee, ...(rate !== undefined && { perDollar: rate }) } }),
      notes: draft.notes.trim() || null,
      ...(kind === 'buy' && (draft.isIncome || before?.isIncome) && { isIncome: draft.isIncome }),
    }
    const again = { ...sent, draft }
    close()
    if (!before) {
      const named = { coinSymbol: coin.symbol, coinName: coin.name, kind, purchaseDate: draft.date }
      return add.mutate({ input: { ...terms, ...named }, form: again })
    }
    // A day that was not touched keeps its hour, which an import may have brought.
    const isSameDay = before.day === draft.date
    const input = { ...terms, ...(!isSameDay && { purchaseDate: draft.date }), seen: seenOf(before) }
    correct.mutate({ symbol: coin.symbol, before, input, form: again })
  }

  const kind = form?.draft.kind ?? 'buy'
  const title = form?.correcting ? (kind === 'buy' ? t.editBuy : t.editSell) : t.add
  return (
    <>
      <QueueSender />
      <OwnCoinSheet />
      <Sheet open={form !== null} onClose={close} title={title} closeLabel={t.close}>
        {form && (
          <PurchaseEditor
            key={form.id}
            form={form}
            onKind={next => purchaseForm.set({ ...form, draft: { ...form.draft, kind: next } })}
            onSave={draft => save(form, draft)}
          />
        )}
      </Sheet>
    </>
  )
}
