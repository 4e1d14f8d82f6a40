import { admin, type EconomySeriesName } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Select, TextArea } from '../../../ui/fields/Field.tsx'
import { useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'

export const economyText = messages({
  title: { tr: 'Fiyatlar, faiz ve altın', en: 'Prices, rates and gold' },
  says: {
    tr: 'Gerçek getiri bu aylarla hesaplanır. Her gün yenilenir; buradan da yüklenebilir.',
    en: 'The real return is computed from these months. They are refreshed daily, and can be uploaded here.',
  },
  tuik: { tr: 'TÜİK TÜFE', en: 'TÜİK CPI' },
  enag: { tr: 'ENAG e-TÜFE', en: 'ENAG e-CPI' },
  us: { tr: 'ABD TÜFE', en: 'US CPI' },
  euro: { tr: 'Avro bölgesi HICP', en: 'Euro-area HICP' },
  deposit: { tr: 'Lira mevduat faizi (%)', en: 'Lira deposit rate (%)' },
  gold: { tr: 'Altın ($/ons)', en: 'Gold ($/oz)' },
  until: { tr: (month: string) => `${month} ayına kadar`, en: (month: string) => `until ${month}` },
  shipped: { tr: 'ürünle geldi', en: 'came with the product' },
  read: { tr: (day: string) => `${day} günü alındı`, en: (day: string) => `taken on ${day}` },
  which: { tr: 'Seri', en: 'Series' },
  lines: { tr: 'Aylar ve değerler', en: 'Months and values' },
  hint: {
    tr: 'Her satırda bir ay ve değeri: 2026-09,4350.12. Bilinen aylar da yer almalı; oranları tutmazsa hiçbir şey değişmez.',
    en: 'A month and its value in each line: 2026-09,4350.12. Known months must be among them; if their proportions differ, nothing changes.',
  },
  upload: { tr: 'Yükle', en: 'Upload' },
  uploaded: { tr: 'Aylar alındı', en: 'Months taken' },
})

const names = ['tuik', 'enag', 'us', 'euro', 'deposit', 'gold'] as const satisfies readonly EconomySeriesName[]

/** Until which month prices, deposit rates and gold are known, and a way to bring newer ones. */
export function EconomyCard() {
  const t = useText(economyText)
  const { month, date } = useFormat()
  const query = useAsk('economy', admin.economySeries, {})
  return (
    <section className={`${cards.card} ${base.stack}`} aria-label={t.title}>
      <div>
        <h2 className={base.subheading}>{t.title}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      <Loaded query={query}>
        {series => (
          <dl className={cards.facts}>
            {series.map(({ name, until, source, readAt }) => (
              <div key={name}>
                <dt>
                  {t[name]} · {source}
                </dt>
                <dd>
                  {until ? t.until(month(dayAt(`${until}-15`))) : '–'} ·{' '}
                  {readAt ? t.read(date(new Date(readAt))) : t.shipped}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
      <Upload />
    </section>
  )
}

function Upload() {
  const t = useText(economyText)
  const { working } = useText(adminText)
  const upload = useChange((input: { name: EconomySeriesName; text: string }) => call(admin.uploadSeries, input), {
    touches: ['economy'],
    done: t.uploaded,
  })
  const [typed, setTyped] = useState<{ name: EconomySeriesName; text: string }>({ name: 'enag', text: '' })
  const { form, field, set, isValid, isSending } = useForm({
    state: [typed, setTyped],
    check: ({ text }) => ({ text: !text.trim() }),
    send: input => upload.mutateAsync(input),
    onSent: (_, { name }) => setTyped({ name, text: '' }),
  })
  return (
    <form {...form} className={base.stack}>
      <Select
        label={t.which}
        value={typed.name}
        onChange={event => set({ name: names.find(one => one === event.target.value) ?? 'enag' })}
      >
        {names.map(one => (
          <option key={one} value={one}>
            {t[one]}
          </option>
        ))}
      </Select>
      <TextArea mono label={t.lines} hint={t.hint} rows={6} {...field('text')} />
      <Button type="submit" disabled={!isValid} busy={isSending && working}>
        {t.upload}
      </Button>
    </form>
  )
}
