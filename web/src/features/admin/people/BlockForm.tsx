import { useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { adminText } from '../frame/messages.ts'
import { peopleText } from './messages.ts'
import { isReason, type PersonDetail, useBlock, useUnblock } from './people.ts'

export const BlockForm = ({ person: { id, blocked } }: { person: PersonDetail }) =>
  blocked ? <Blocked id={id} {...blocked} /> : <Open id={id} />

function Blocked({ id, at, reason }: { id: string; at: string; reason: string }) {
  const t = useText(peopleText)
  const { working } = useText(adminText)
  const { date } = useFormat()
  const unblock = useUnblock(id)
  return (
    <>
      <p className={`${base.small} ${base.muted}`}>{t.blockedSince(date(new Date(at)), reason)}</p>
      <Button block busy={unblock.isPending && working} onClick={() => unblock.mutate(undefined)}>
        {t.unblock}
      </Button>
    </>
  )
}

function Open({ id }: { id: string }) {
  const t = useText(peopleText)
  const { reason: label, reasonShort, working } = useText(adminText)
  const block = useBlock(id)
  const { form, field, isSending } = useForm({
    state: useState({ reason: '' }),
    check: ({ reason }) => ({ reason: !isReason(reason) && reasonShort }),
    send: ({ reason }) => block.mutateAsync(reason.trim()),
  })

  return (
    <form {...form} className={base.stackClose}>
      <p className={`${base.small} ${base.muted}`}>{t.blockSays}</p>
      <Field label={label} autoComplete="off" maxLength={500} {...field('reason')} />
      <Button look="danger" block type="submit" busy={isSending && working}>
        {t.blockNow}
      </Button>
    </form>
  )
}
