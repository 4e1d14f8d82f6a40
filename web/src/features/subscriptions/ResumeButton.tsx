import { dollarsOf, type Plan, proPriceCents, subscriptions } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { membershipText } from './messages.ts'
import { subscriptionKey } from './subscription.ts'

type Props = { plan: Plan; endsAt: string; renewsAt: string }

const durationMs = 5_000

/** Takes a cancelation back. What will be paid, and when, is said before anything goes on. */
export function ResumeButton({ plan, endsAt, renewsAt }: Props) {
  const t = useText(membershipText)
  const { longDate, money } = useFormat()
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const resume = useMutation({
    mutationFn: () => call(subscriptions.resume, {}),
    onSuccess: async resumed => {
      // The card changes before the dialog goes, so that nobody taps on what goes on already.
      await client.invalidateQueries({ queryKey: subscriptionKey })
      setConfirming(false)
      const text = resumed.renewsAt ? t.resumedSays(longDate(new Date(resumed.renewsAt))) : undefined
      toast.show({ tone: 'ok', title: t.resumedNow, text, durationMs })
    },
    onError: error => {
      setConfirming(false)
      toastFailure(error, { title: t.notResumed, text: error.message, notKnown: t.resumeNotKnown }, durationMs)
      void client.invalidateQueries({ queryKey: subscriptionKey })
    },
  })
  const [renewsOn, endsOn] = [longDate(new Date(renewsAt)), longDate(new Date(endsAt))]
  return (
    <>
      <Button look="primary" block onClick={() => setConfirming(true)}>
        {t.resume}
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title={t.resumeAsk}>
        <p className={base.muted}>
          {t.resumeSays(money(dollarsOf(proPriceCents[plan])), renewsOn)}
          {endsOn !== renewsOn && ` ${t.paidUntil(endsOn)}`}
        </p>
        <div className={base.pair}>
          <Button onClick={() => setConfirming(false)}>{t.notNow}</Button>
          <Button data-autofocus look="primary" busy={resume.isPending && t.resuming} onClick={() => resume.mutate()}>
            {t.resumeNow}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
