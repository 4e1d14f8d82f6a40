import type { ChannelName, Receipt } from '@pusula/contract'
import type { ReactNode } from 'react'
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
  sent: { tr: (name: string) => `Gönderildi: ${name}`, en: (name: string) => `Sent: ${name}` },
  accepted: { tr: (name: string) => `${name}: kabul edildi`, en: (name: string) => `${name} accepted it` },
  after: {
    tr: (seconds: string) => `Koşuldan ${seconds} sn sonra`,
    en: (seconds: string) => `${seconds} s after the condition`,
  },
  refused: { tr: (name: string) => `${name}: kabul edilmedi`, en: (name: string) => `${name} refused it` },
  gone: {
    tr: (name: string) => `${name}: izin ya da adres bitmiş`,
    en: (name: string) => `${name}: permission or address ended`,
  },
  later: { tr: (name: string) => `${name}: şimdi almadı`, en: (name: string) => `${name}: did not take it now` },
  silent: { tr: (name: string) => `${name}: yanıt gelmedi`, en: (name: string) => `${name}: no answer` },
  waits: { tr: (time: string) => `Bekliyor: ${time}`, en: (time: string) => `Waits until ${time}` },
  noChannel: { tr: 'Açık kanal yok; alarm burada bekledi', en: 'No channel is on; the alert waited here' },
  failed: { tr: 'Bütün denemeler boşa çıktı', en: 'Every try failed' },
  expired: { tr: 'Söylemeye değmeyecek kadar geç kaldı', en: 'Too late to be worth telling' },
  twice: { tr: 'İki kez gelmiş olabilir.', en: 'It may have arrived twice.' },
  note: {
    tr: '“Kabul edildi”, karşı sunucunun iletiyi aldığını söyler; okunduğunu söylemez. Kayıtlar 90 gün durur.',
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
  const names = useText(channelsText)
  const { plain, time } = useFormat()
  const nameOf = (channel: ChannelName) => names[channel]
  const { crossedAt, tries, state, acceptedAt, waitsUntil, mayBeTwice } = receipt
  const seconds = acceptedAt ? (Date.parse(acceptedAt) - Date.parse(crossedAt)) / 1000 : 0
  return (
    <>
      <ol className={styles.steps}>
        <Step at={crossedAt}>{t.crossed}</Step>
        {tries.map(({ channel, sentAt, endedAt, outcome, code }) => (
          <Step
            key={sentAt + channel}
            at={endedAt ?? sentAt}
            tone={outcome === 'accepted' ? 'good' : outcome ? 'bad' : undefined}
            says={outcome === 'accepted' ? t.after(plain(seconds, seconds < 10 ? 1 : 0)) : undefined}
          >
            {outcome ? t[outcome](nameOf(channel)) : t.sent(nameOf(channel))}
            {outcome !== 'accepted' && code !== null && ` (${code})`}
          </Step>
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
      {date && (
        <time dateTime={at}>
          {time(date)}
          <small>{String(date.getSeconds()).padStart(2, '0')}</small>
        </time>
      )}
    </li>
  )
}
