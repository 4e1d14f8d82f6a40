import { calendar, type ReplyOf } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { useQuery } from '../../lib/use-query.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Toggle } from '../../ui/fields/Checkbox.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { calendarIcon, chevronRightIcon, copyIcon } from '../../ui/icons/icons.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './CalendarCard.module.css'

const text = messages({
  title: { tr: 'Takvim adresi', en: 'Calendar address' },
  says: { tr: 'Telefonunun takvimine ekle', en: 'Add to your phone’s calendar' },
  close: { tr: 'Kapat', en: 'Close' },
  paste: {
    tr: 'Bu adresi takvim uygulamana “adresten ekle” ile yapıştır; kendiliğinden güncellenir.',
    en: 'Paste this address into your calendar app with “add from URL”; it updates itself.',
  },
  make: { tr: 'Adres üret', en: 'Make an address' },
  renew: { tr: 'Yeni adres üret, eskisi kapansın', en: 'Make a new address, close the old one' },
  end: { tr: 'Adresi kapat', en: 'Close the address' },
  working: { tr: 'Hazırlanıyor', en: 'Working' },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kopyalandı', en: 'Copied' },
  notCopied: { tr: 'Kopyalanamadı', en: 'Not copied' },
  open: { tr: 'Takvimde aç', en: 'Open in calendar' },
  anyone: {
    tr: 'Adresi bilen herkes görebilir. Tutar ve adet yazmaz.',
    en: 'Anyone with the address can see it. It holds no amounts.',
  },
  what: { tr: 'Takvimde ne olsun', en: 'What goes in' },
  alerts: { tr: 'Alarmların bitiş günü', en: 'Alert end dates' },
  plans: { tr: 'Planların süre sonu', en: 'Time limits of plans' },
  graded: { tr: 'Aralıkta kalan coinlerin, gün gün', en: 'Your coins in range, day by day' },
  failed: { tr: 'Değişmedi', en: 'Not changed' },
  failedSays: { tr: 'Eski ayarın geçerli; tekrar dene.', en: 'The old setting holds; try again.' },
  notKnown: {
    tr: 'Değişmiş olabilir; burada geçerli olan görünür.',
    en: 'It may have changed; what holds is shown here.',
  },
})

type Feed = ReplyOf<typeof calendar.feed>
const queryKey = ['calendar', 'feed']

/** Mutation of the calendar's address, with its result. */
function useFeedChange<Input>(change: (input: Input) => Promise<Feed>) {
  const t = useText(text)
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    scope: { id: 'calendar' },
    onSuccess: feed => client.setQueryData(queryKey, feed),
    onError: error => {
      toastFailure(error, { title: t.failed, text: t.failedSays, notKnown: t.notKnown })
      void client.invalidateQueries({ queryKey })
    },
  })
}

/** The way to the private address of one's own calendar. */
export function CalendarCard() {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${cards.card} ${cards.linkCard} ${styles.opener}`}
        onClick={() => setOpen(true)}
      >
        <Icon shape={calendarIcon} />
        <span className={base.grow}>
          <b>{t.title}</b>
          <small>{t.says}</small>
        </span>
        <Icon shape={chevronRightIcon} sizePx={18} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title} closeLabel={t.close}>
        {isOpen && <Content />}
      </Sheet>
    </>
  )
}

function Content() {
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(calendar.feed, {}, signal) })
  return <Loaded query={query}>{feed => <FeedForm feed={feed} />}</Loaded>
}

const parts = ['alerts', 'plans', 'graded'] as const

function FeedForm({ feed }: { feed: Feed }) {
  const t = useText(text)
  const make = useFeedChange(() => call(calendar.makeAddress, {}))
  const end = useFeedChange(async () => {
    await call(calendar.close, {})
    return { ...feed, url: null }
  })
  const change = useFeedChange((input: Partial<Omit<Feed, 'url'>>) => call(calendar.change, input))
  const { url } = feed
  const copy = () =>
    navigator.clipboard.writeText(url ?? '').then(
      () => toast.show({ tone: 'ok', title: t.copied }),
      () => toast.show({ tone: 'err', title: t.notCopied }),
    )
  return (
    <div className={base.stack}>
      <p className={`${base.small} ${base.muted}`}>{t.paste}</p>
      {url ? (
        <>
          <code className={styles.address} data-part="calendar-address">
            {url}
          </code>
          <div className={styles.actions}>
            <Button onClick={() => void copy()}>
              <Icon shape={copyIcon} sizePx={18} />
              {t.copy}
            </Button>
            <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>{t.open}</ButtonLink>
          </div>
          <p className={`${base.small} ${base.muted}`}>{t.anyone}</p>
        </>
      ) : (
        <Button look="primary" block busy={make.isPending && t.working} onClick={() => make.mutate(undefined)}>
          {t.make}
        </Button>
      )}
      <h3 className={base.subheading}>{t.what}</h3>
      {parts.map(part => (
        <div key={part} className={cards.setting}>
          <span className={base.grow}>{t[part]}</span>
          <Toggle label={t[part]} checked={feed[part]} onChange={isOn => change.mutate({ [part]: isOn })} />
        </div>
      ))}
      {url && (
        <>
          <Button block busy={make.isPending && t.working} onClick={() => make.mutate(undefined)}>
            {t.renew}
          </Button>
          <Button block look="ghost" busy={end.isPending && t.working} onClick={() => end.mutate(undefined)}>
            {t.end}
          </Button>
        </>
      )}
    </div>
  )
}
