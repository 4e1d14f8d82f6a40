import { type FormEvent, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { personPath } from '../frame/sections.ts'
import { adminText } from '../frame/text.ts'
import { type Message, useAnswer } from './support.ts'
import { supportText } from './text.ts'

export function MessageRow({ message }: { message: Message }) {
  const t = useText(supportText)
  const address = useAddress()
  const { date, time } = useFormat()
  const [isAnswering, setAnswering] = useState(false)
  const { accountId, senderName, senderEmail, createdAt, answer, answeredAt } = message
  const name = senderName || senderEmail || t.stranger
  const isWaiting = answeredAt === null
  return (
    <li className="adm-msg">
      <p className="row between">
        <b className="sm adm-cut">{name}</b>
        <span className="xs dim">{`${date(new Date(createdAt))} ${time(new Date(createdAt))}`}</span>
      </p>
      {senderEmail && senderEmail !== name && <p className="xs dim adm-break">{senderEmail}</p>}
      <p className="adm-said">{message.message}</p>
      {answer && <p className="adm-said adm-said--ours">{answer}</p>}
      {answeredAt && <p className="xs dim">{t.answered(date(new Date(answeredAt)))}</p>}
      {isWaiting && !senderEmail && <p className="xs dim">{t.noAddress}</p>}
      {!isAnswering && (
        <p className="row">
          {isWaiting && senderEmail && (
            <Button small onClick={() => setAnswering(true)}>
              {t.answerTo(name)}
            </Button>
          )}
          {accountId && (
            <a className="link sm" href={address(personPath(accountId))}>
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
  const [answer, setAnswer] = useState('')
  const [wasTried, setTried] = useState(false)
  const send = useAnswer(id)
  const isEmpty = answer.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isEmpty && !send.isPending) send.mutate(answer.trim())
  }

  return (
    <form className="stack-3" onSubmit={submit} noValidate>
      <TextArea
        label={t.answerLabel}
        rows={4}
        maxLength={5000}
        value={answer}
        error={wasTried && isEmpty ? t.answerEmpty : undefined}
        onChange={event => setAnswer(event.target.value)}
      />
      <div className="row">
        <Button look="primary" small type="submit" busy={send.isPending && working}>
          {t.send}
        </Button>
        <Button look="ghost" small onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
