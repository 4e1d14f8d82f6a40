import { analysesFor, dollarsOf } from '@pusula/contract'
import { useState } from 'react'
import { useHistoryState } from '../../lib/history-state.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { centsTyped } from './amount.ts'
import { prepareCredits, useCheckout } from './checkout.ts'
import { type Choice, firstChoice, isChoice, packageOf, returnOf } from './choice.ts'
import { paymentsText } from './messages.ts'

/** What is bought: a package by its name, or an own sum. */
interface Sum {
  amountCents: number
  analyses: number
  priceId?: string
}

/** Null while what is chosen buys nothing. */
export function sumOf({ tab, priceId, typed }: Choice): Sum | null {
  if (tab === 'packages') {
    const pack = packageOf(priceId)
    return pack ? { amountCents: pack.priceCents, analyses: pack.analyses, priceId } : null
  }
  const amountCents = centsTyped(typed) ?? 0
  const analyses = analysesFor(amountCents)
  return analyses > 0 ? { amountCents, analyses } : null
}

/** From a choice to the page where it is paid. A guest accepts the terms with the payment; members have done so. */
export function usePurchase(isGuest: boolean, search: string) {
  const t = useText(paymentsText)
  const [choice, setChoice] = useHistoryState(`purchase ${search}`, firstChoice(search, useLanguage()), isChoice)
  const [isAccepted, setAccepted] = useState(false)
  const [wasTried, setTried] = useState(false)
  const checkout = useCheckout(prepareCredits)
  const sum = sumOf(choice)
  const returnTo = returnOf(search)

  function pay() {
    setTried(true)
    if (!sum) return toast.show({ tone: 'err', title: t.unreadable })
    if (isGuest && !isAccepted) return
    const { amountCents, ...bought } = sum
    checkout.start({
      order: { amount: dollarsOf(amountCents), ...bought, ...(returnTo && { return: returnTo }) },
      isGuest,
    })
  }

  return {
    choice,
    choose(change: Partial<Choice>) {
      setTried(false)
      // A form on the page belongs to what was chosen before.
      if (checkout.prepared) checkout.reset()
      setChoice({ ...choice, ...change })
    },
    sum,
    wasTried,
    terms: isGuest
      ? { isAccepted, onAccept: setAccepted, error: wasTried && !isAccepted ? t.termsRequired : undefined }
      : null,
    pay,
    isBusy: checkout.isBusy,
    /** Where the card is entered on this page. */
    form: checkout.prepared?.clientSecret ? checkout.prepared : null,
    stop: checkout.reset,
    backPath: returnTo ? '/dashboard/analysis' : '/dashboard/profile',
  }
}
