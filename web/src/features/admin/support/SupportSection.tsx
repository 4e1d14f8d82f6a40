import { admin, type ReplyOf } from '@pusula/contract'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Field, TextArea } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { messageIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import styles from '../admin.module.css'
import { detailsLine } from '../audit/AuditList.tsx'
import { PageHead } from '../frame/AdminFrame.tsx'
import { useAsk, useAskOlder, useChange } from '../frame/ask.ts'
import { Older } from '../frame/ListTools.tsx'
import { adminText } from '../frame/messages.ts'
import { personPath } from '../frame/sections.ts'
import { NicknamesCard } from '../nicknames/NicknamesCard.tsx'
import { isReason } from '../people/people.ts'

type Message = ReplyOf<typeof admin.messages>[number]
type PaymentCase = ReplyOf<typeof admin.paymentCases>[number]

const pageSize = 50

const useMessages = (isOpen: boolean) =>
  useAskOlder(
    'messages',
    admin.messages,
    after => ({ ...(isOpen && { isOpen }), ...(after && { after }) }),
    page => (page.length < pageSize ? undefined : page.at(-1)?.id),
  )

const supportText = messages({
  messages: { tr: 'Mesajlar', en: 'Messages' },
  which: { tr: 'Hangi mesajlar', en: 'Which messages' },
  open: { tr: 'Yanıt bekleyenler', en: 'Waiting' },
  all: { tr: 'Hepsi', en: 'All' },
  none: { tr: 'Bekleyen mesaj yok', en: 'No messages waiting' },
  noneSays: { tr: 'Gelen mesajlar burada görünür.', en: 'New messages appear here.' },
  stranger: { tr: 'Adı yok', en: 'No name' },
  noAddress: {
    tr: 'Adres bırakılmadığı için yanıtlanamaz.',
    en: 'It cannot be answered: no address was left.',
  },
  account: { tr: 'Hesabı aç', en: 'Open account' },
  answerLabel: { tr: 'Yanıt', en: 'Answer' },
  answerEmpty: { tr: 'Bir yanıt yaz.', en: 'Write an answer.' },
  send: { tr: 'Yanıtı gönder', en: 'Send answer' },
  sent: { tr: 'Yanıt e-postayla gönderildi', en: 'The answer was mailed' },
  answered: { tr: (day: string) => `${day} tarihinde yanıtlandı`, en: (day: string) => `Answered on ${day}` },
  answerTo: { tr: (name: string) => `Yanıtla: ${name}`, en: (name: string) => `Answer ${name}` },

  cases: { tr: 'Ödeme kayıtları', en: 'Payment cases' },
  noCases: { tr: 'Bakılacak ödeme yok.', en: 'No payment needs a look.' },
  settled: { tr: (day: string) => `${day} tarihinde kapandı`, en: (day: string) => `Settled on ${day}` },
  settle: { tr: 'Kaydı kapat', en: 'Settle' },
  settleHow: { tr: 'Nasıl çözüldü', en: 'How it was settled' },
  settledNow: { tr: 'Kayıt kapatıldı', en: 'Case settled' },
})

function useAnswer(id: string) {
  const t = useText(supportText)
  return useChange((answer: string) => call(admin.answerMessage, { id, answer }), {
    touches: ['messages'],
    done: t.sent,
  })
}

const useCases = (isOpen: boolean) => useAsk('cases', admin.paymentCases, isOpen ? { isOpen } : {})

function useCloseCase(id: string) {
  const t = useText(supportText)
  return useChange((reason: string) => call(admin.settlePaymentCase, { id, reason }), {
    touches: ['cases'],
    done: t.settledNow,
  })
}

function MessageRow({ message }: { message: Message }) {
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

export function SupportSection() {
  const t = useText(supportText)
  const { support: title } = useText(adminText)
  const [view, setView] = useState<'open' | 'all'>('open')
  const segments = [
    { value: 'open', label: t.open },
    { value: 'all', label: t.all },
  ] as const
  return (
    <>
      <PageHead title={title}>
        <Segmented label={t.which} segments={segments} value={view} onChange={setView} />
      </PageHead>
      <div className={`${styles.pair} ${styles.widePair}`}>
        <Messages isOpen={view === 'open'} />
        <div className={base.stack}>
          <Cases isOpen={view === 'open'} />
          <NicknamesCard />
        </div>
      </div>
    </>
  )
}

function Messages({ isOpen }: { isOpen: boolean }) {
  const t = useText(supportText)
  const messages = useMessages(isOpen)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.messages}</h2>
      <Loaded
        query={messages}
        empty={({ pages }) =>
          pages[0]?.length === 0 && (
            <Empty icon={messageIcon} title={t.none}>
              {t.noneSays}
            </Empty>
          )
        }
      >
        {({ pages }) => (
          <ul className={cards.rows}>
            {pages.flat().map(message => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Loaded>
      <Older list={messages} />
    </section>
  )
}

function CaseRow({ payment }: { payment: PaymentCase }) {
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
        <CloseCaseForm id={id} />
      )}
    </li>
  )
}

function CloseCaseForm({ id }: { id: string }) {
  const t = useText(supportText)
  const { reasonShort, working } = useText(adminText)
  const closeCase = useCloseCase(id)
  const { form, field, isSending } = useForm({
    state: useState({ reason: '' }),
    check: ({ reason }) => ({ reason: !isReason(reason) && reasonShort }),
    send: ({ reason }) => closeCase.mutateAsync(reason.trim()),
  })

  return (
    <form {...form} className={base.stackClose}>
      <Field label={t.settleHow} autoComplete="off" maxLength={500} {...field('reason')} />
      <Button small type="submit" busy={isSending && working}>
        {t.settle}
      </Button>
    </form>
  )
}

function Cases({ isOpen }: { isOpen: boolean }) {
  const t = useText(supportText)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.cases}</h2>
      <Loaded
        query={useCases(isOpen)}
        empty={cases =>
          cases.length === 0 && <p className={`${cards.flushHead} ${base.small} ${base.muted}`}>{t.noCases}</p>
        }
      >
        {cases => (
          <ul className={cards.rows}>
            {cases.map(each => (
              <CaseRow key={each.id} payment={each} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
