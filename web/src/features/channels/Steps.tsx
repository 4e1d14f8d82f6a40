import type { Receipt } from '@pusula/contract'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { classes } from '../../ui/classes.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import styles from './Channels.module.css'
import { channelsText } from './channels.messages.ts'

const receiptText = messages({
  delivered: { tr: 'ulaştı', en: 'delivered' },
  by: { tr: (name: string) => `${name} ile`, en: (name: string) => `by ${name}` },
  notDelivered: { tr: 'ulaşmadı', en: 'not delivered' },
  onItsWay: { tr: 'yolda', en: 'on its way' },
  crossed: { tr: 'Koşul oluştu', en: 'Condition met' },
  pushSent: { tr: 'Cihazlarına gönderildi', en: 'Sent to your devices' },
  telegramSent: { tr: 'Telegram’a gönderildi', en: 'Sent to Telegram' },
  mailSent: { tr: 'E-posta gönderildi', en: 'Sent by e-mail' },
  webhookSent: { tr: 'Webhook adresine gönderildi', en: 'Sent to the webhook' },
  push: { tr: 'Tarayıcı', en: 'The browser' },
  telegram: { tr: 'Telegram', en: 'Telegram' },
  mail: { tr: 'Posta sunucusu', en: 'The mail server' },
  webhook: { tr: 'Webhook', en: 'The webhook' },
  accepted: { tr: (taker: string) => `${taker} kabul etti`, en: (taker: string) => `${taker} accepted it` },
  after: {
    tr: (seconds: string) => `Koşuldan ${seconds} sn sonra`,
    en: (seconds: string) => `${seconds} s after the condition`,
  },
  refused: { tr: (taker: string) => `${taker} almadı`, en: (taker: string) => `${taker} refused it` },
  gone: {
    tr: (taker: string) => `${taker} almadı: izin ya da adres bitmiş`,
    en: (taker: string) => `${taker} refused it: permission or address ended`,
  },
  later: { tr: (taker: string) => `${taker} şimdi almadı`, en: (taker: string) => `${taker} did not take it now` },
  silent: { tr: (taker: string) => `${taker} yanıt vermedi`, en: (taker: string) => `${taker} did not answer` },
  waits: { tr: (time: string) => `Bekliyor: ${time}`, en: (time: string) => `Waits until ${time}` },
  noChannel: { tr: 'Açık kanal yok; alarm burada bekledi', en: 'No channel is on; the alert waited here' },
  failed: { tr: 'Bütün denemeler boşa çıktı', en: 'Every try failed' },
  expired: { tr: 'Söylemeye değmeyecek kadar geç kaldı', en: 'Too late to be worth telling' },
  twice: { tr: 'İki kez gelmiş olabilir.', en: 'It may have arrived twice.' },
  note: {
    tr: '“Kabul etti”, karşı sunucunun iletiyi aldığını söyler; okunduğunu söylemez. Kayıtlar 90 gün durur.',
    en: '“Accepted” means the other server took the message, not that it was read. Receipts are kept for 90 days.',
  },
  show: { tr: 'Alarm kaydı', en: 'Alert receipt' },
})

export const useReceiptText = () => useText(receiptText)

/** Whether an alert arrived, in a word. */
export function Arrived({ receipt: { state, acceptedBy, tries } }: { receipt: Receipt }) {
  const t = useText(receiptText)
  const names = useText(channelsText)
  if (state === 'waiting') return <Pill>{t.onItsWay}</Pill>
  if (state !== 'accepted') return <Pill tone="down">{t.notDelivered}</Pill>
  const isFirst = tries[0]?.channel === acceptedBy
  return isFirst || !acceptedBy ? (
    <Pill tone="up">{t.delivered}</Pill>
  ) : (
    <Pill tone="warn">{t.by(names[acceptedBy])}</Pill>
  )
}

const ends: readonly Receipt['state'][] = ['refused', 'noChannel', 'failed', 'expired']

/** What became of an alert: when its condition was met, each try, and how it ended. */
export function Steps({ receipt }: { receipt: Receipt }) {
  const t = useText(receiptText)
  const { plain, time } = useFormat()
  const { crossedAt, tries, state, acceptedAt, waitsUntil, mayBeTwice } = receipt
  const seconds = acceptedAt ? (Date.parse(acceptedAt) - Date.parse(crossedAt)) / 1000 : 0
  return (
    <>
      <ol className={styles.steps}>
        <Step at={crossedAt}>{t.crossed}</Step>
        {tries.map(({ channel, sentAt, endedAt, outcome, code }) => (
          <Fragment key={sentAt + channel}>
            <Step at={sentAt}>{t[`${channel}Sent`]}</Step>
            {outcome && (
              <Step
                at={endedAt ?? sentAt}
                tone={outcome === 'accepted' ? 'good' : 'bad'}
                says={outcome === 'accepted' ? t.after(plain(seconds, seconds < 10 ? 1 : 0)) : undefined}
              >
                {t[outcome](t[channel])}
                {outcome !== 'accepted' && code !== null && ` (${code})`}
              </Step>
            )}
          </Fragment>
        ))}
        {waitsUntil && <Step at={waitsUntil}>{t.waits(time(new Date(waitsUntil)))}</Step>}
        {ends.includes(state) && (state !== 'refused' || tries.length === 0) && (
          <Step tone="bad">{state === 'expired' ? t.expired : state === 'noChannel' ? t.noChannel : t.failed}</Step>
        )}
      </ol>
      {mayBeTwice && <p className={styles.twice}>{t.twice}</p>}
    </>
  )
}

/** 14.02.11 in Turkish, 14:02:11 in English. */
const toSecond = (clock: string, date: Date) =>
  `${clock}${clock.includes(':') ? ':' : '.'}${String(date.getSeconds()).padStart(2, '0')}`

const tones = { good: styles.good, bad: styles.bad }

type StepProps = { at?: string; tone?: 'good' | 'bad' | undefined; says?: string | undefined; children: ReactNode }

function Step({ at, tone, says, children }: StepProps) {
  const { time } = useFormat()
  const date = at === undefined ? null : new Date(at)
  return (
    <li className={classes(tone && tones[tone])}>
      <span>
        {children}
        {says && <small>{says}</small>}
      </span>
      {date && <time dateTime={at}>{toSecond(time(date), date)}</time>}
    </li>
  )
}
