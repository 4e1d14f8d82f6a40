import { useState } from 'react'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import styles from '../admin.module.css'
import { adminText } from '../frame/messages.ts'
import { personPath } from '../frame/sections.ts'
import { supportText } from './messages.ts'
import { type Message, useAnswer } from './support.ts'

export function MessageRow({ message }: { message: Message }) {
  const t = useText(supportText)
  const address = useAddress()
  const { date, time } = useFormat()
  const [isAnswering, setAnswering] = useState(false)
  const { accountId, senderName, senderEmail, createdAt, answer, answeredAt } = message
  const name = senderName || senderEmail || t.stranger
  const isWaiting = answeredAt === null
  return (
    <li className={styles.message}>
      <p className={`${base.row} ${base.between}`}>
        <b className={`${base.small} ${styles.cut}`}>{name}</b>
        <span
          className={`${base.tiny} ${base.faint}`}
        >{`${date(new Date(createdAt))} ${time(new Date(createdAt))}`}</span>
      </p>
      {senderEmail && senderEmail !== name && (
        <p className={`${base.tiny} ${base.faint} ${styles.breakable}`}>{senderEmail}</p>
      )}
      <p className={styles.said}>{message.message}</p>
      {answer && <p className={`${styles.said} ${styles.ours}`}>{answer}</p>}
      {answeredAt && <p className={`${base.tiny} ${base.faint}`}>{t.answered(date(new Date(answeredAt)))}</p>}
      {isWaiting && !senderEmail && <p className={`${base.tiny} ${base.faint}`}>{t.noAddress}</p>}
      {!isAnswering && (
        <p className={base.row}>
          {isWaiting && senderEmail && (
            <Button small onClick={() => setAnswering(true)}>
              {t.answerTo(name)}
            </Button>
          )}
          {accountId && (
            <a className={`${linkStyles.link} ${base.small}`} href={address(personPath(accountId))}>
              {t.account}
            </a>
          )}
        </p>
      )}
      {isAnswering && isWaiting && <AnswerForm id={message.id} onCancel={() => setAnswering(false)} />}
    </li>
  )
}

function AnswerForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const t = useText(supportText)
  const { working, cancel } = useText(adminText)
  const send = useAnswer(id)
  const { form, field, isSending } = useForm({
    state: useState({ answer: '' }),
    check: ({ answer }) => ({ answer: !answer.trim() && t.answerEmpty }),
    send: ({ answer }) => send.mutateAsync(answer.trim()),
  })

  return (
    <form {...form} className={base.stackClose}>
      <TextArea label={t.answerLabel} rows={4} maxLength={5000} {...field('answer')} />
      <div className={base.row}>
        <Button look="primary" small type="submit" busy={isSending && working}>
          {t.send}
        </Button>
        <Button look="ghost" small onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
