import { type FormEvent, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import styles from '../admin.module.css'
import { detailsLine } from '../audit/details.ts'
import { adminText } from '../frame/messages.ts'
import { personPath } from '../frame/sections.ts'
import { isReason } from '../people/people.ts'
import { supportText } from './messages.ts'
import { type PaymentCase, useSettle } from './support.ts'

export function CaseRow({ payment }: { payment: PaymentCase }) {
  const t = useText(supportText)
  const address = useAddress()
  const { date, time } = useFormat()
  const { id, kind, accountId, createdAt, settledAt, details } = payment
  return (
    <li className={styles.message}>
      <p className={`${base.row} ${base.between}`}>
        <b className={base.small}>{kind}</b>
        <span
          className={`${base.tiny} ${base.faint}`}
        >{`${date(new Date(createdAt))} ${time(new Date(createdAt))}`}</span>
      </p>
      <p className={`${base.tiny} ${base.muted} ${styles.breakable}`}>{detailsLine(details)}</p>
      {accountId && (
        <a className={`${linkStyles.link} ${base.small}`} href={address(personPath(accountId))}>
          {t.account}
        </a>
      )}
      {settledAt ? (
        <p className={`${base.tiny} ${base.faint}`}>{t.settled(date(new Date(settledAt)))}</p>
      ) : (
        <SettleForm id={id} />
      )}
    </li>
  )
}

function SettleForm({ id }: { id: string }) {
  const t = useText(supportText)
  const { reasonShort, working } = useText(adminText)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const settle = useSettle(id)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isReason(reason) && !settle.isPending) settle.mutate(reason.trim())
  }

  return (
    <form className={base.stackClose} onSubmit={submit} noValidate>
      <Field
        label={t.settleHow}
        autoComplete="off"
        maxLength={500}
        value={reason}
        error={wasTried && !isReason(reason) ? reasonShort : undefined}
        onChange={event => setReason(event.target.value)}
      />
      <Button small type="submit" busy={settle.isPending && working}>
        {t.settle}
      </Button>
    </form>
  )
}
