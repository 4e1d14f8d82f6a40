import type { admin, ReplyOf } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import styles from '../admin.module.css'

/** Formats the details of an audit entry in one line; nested values as JSON. */
export function detailsLine(details: Record<string, unknown>): string {
  const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${said(value)}`)
    .join(', ')
}

type Entry = ReplyOf<typeof admin.audit>[number]

export const auditText = messages({
  list: { tr: 'İşlemler', en: 'Actions' },
  which: { tr: 'Hangi işlemler', en: 'Which actions' },
  all: { tr: 'Tüm işlemler', en: 'All actions' },
  at: { tr: 'Zaman', en: 'Time' },
  by: { tr: 'Kim', en: 'Who' },
  what: { tr: 'Ne yaptı', en: 'Did what' },
  subject: { tr: 'Neye', en: 'To what' },
  details: { tr: 'Ayrıntı', en: 'Details' },
  none: { tr: 'Kayıt yok', en: 'Nothing recorded' },
  noneSays: {
    tr: 'Yöneticilerin yaptığı her değişiklik burada kalır.',
    en: 'Every change an administrator makes stays here.',
  },
})

export const actionText = messages({
  'coins.upload': { tr: 'Coin dosyası yükledi', en: 'Uploaded coins' },
  'coins.add': { tr: 'Coin ekledi', en: 'Added a coin' },
  'coins.remove': { tr: 'Coin kaldırdı', en: 'Removed a coin' },
  'coins.enable': { tr: 'Coini açtı', en: 'Enabled a coin' },
  'coins.disable': { tr: 'Coini kapattı', en: 'Disabled a coin' },
  'apis.add': { tr: 'API ekledi', en: 'Added an API' },
  'apis.change': { tr: 'API’yi değiştirdi', en: 'Changed an API' },
  'apis.remove': { tr: 'API’yi sildi', en: 'Deleted an API' },
  'economy.upload': { tr: 'Fiyat ve faiz verisi yükledi', en: 'Uploaded prices and rates' },
  'channels.change': { tr: 'Kanalları değiştirdi', en: 'Changed channels' },
  'settings.change': { tr: 'Ayarları değiştirdi', en: 'Changed settings' },
  'people.credits': { tr: 'Kredi düzeltti', en: 'Corrected credits' },
  'people.block': { tr: 'Hesabı engelledi', en: 'Blocked an account' },
  'people.unblock': { tr: 'Engeli kaldırdı', en: 'Unblocked an account' },
  'messages.answer': { tr: 'Mesajı yanıtladı', en: 'Answered a message' },
  'cases.settle': { tr: 'Ödeme kaydını kapattı', en: 'Settled a payment case' },
  'nicknames.hide': { tr: 'Takma adı gizledi', en: 'Hid a nickname' },
  'nicknames.show': { tr: 'Takma adı yeniden gösterdi', en: 'Showed a nickname again' },
})

export function AuditList({ entries }: { entries: readonly Entry[] }) {
  const words = useText(actionText)
  const { date, time } = useFormat()
  return (
    <ul className={cards.rows}>
      {entries.map(({ id, at, by, action, subject, details }) => (
        <li key={id} className={styles.log}>
          <span className={`${base.tiny} ${base.faint}`}>{`${date(new Date(at))} ${time(new Date(at))}`}</span>
          <span className={base.small}>
            <b>{words[action]}</b> <span className={base.muted}>{subject}</span>
          </span>
          <span className={`${base.tiny} ${base.muted}`}>{by}</span>
          <span className={`${base.tiny} ${base.faint}`}>{detailsLine(details)}</span>
        </li>
      ))}
    </ul>
  )
}
