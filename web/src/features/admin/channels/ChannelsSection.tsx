import { admin, type ReplyOf } from '@pusula/contract'
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
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { PageHead } from '../frame/AdminFrame.tsx'
import { useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'

const text = messages({
  sent: { tr: 'Son 24 saatte gönderilen', en: 'Sent in 24 hours' },
  first: { tr: 'İlk kanalda kabul', en: 'Accepted by first channel' },
  later: { tr: 'Sıradaki kanalla', en: 'By a later channel' },
  failed: { tr: 'Ulaşmayan', en: 'Not delivered' },
  waiting: { tr: 'Yolda', en: 'Under way' },
  telegram: { tr: 'Telegram', en: 'Telegram' },
  works: { tr: 'çalışıyor', en: 'working' },
  problem: { tr: 'sorun var', en: 'problem' },
  off: { tr: 'kapalı', en: 'off' },
  token: { tr: 'Bot anahtarı', en: 'Bot token' },
  tokenHint: {
    tr: 'BotFather’dan; kaydedilince yalnızca sonu görünür',
    en: 'from BotFather; once saved only its end is shown',
  },
  tokenEnd: {
    tr: (end: string) => `BotFather’dan · sonu ${end}`,
    en: (end: string) => `from BotFather · ends in ${end}`,
  },
  byVariable: { tr: 'TELEGRAM_BOT_TOKEN değişkeninden gelir.', en: 'It comes from the variable TELEGRAM_BOT_TOKEN.' },
  bot: { tr: (bot: string) => `Bot bulundu: @${bot}`, en: (bot: string) => `Bot found: @${bot}` },
  refused: {
    tr: 'Telegram bu anahtarı kabul etmiyor; yenisini gir.',
    en: 'Telegram refuses this token; enter another one.',
  },
  webhookSet: { tr: 'Dönüş adresi kurulu', en: 'Webhook set' },
  polling: { tr: 'İletiler sorularak alınır', en: 'Messages are asked for' },
  lastHeard: { tr: (when: string) => `son ileti ${when}`, en: (when: string) => `last message ${when}` },
  linked: { tr: (count: string) => `${count} kişi bağlı`, en: (count: string) => `${count} people linked` },
  remove: { tr: 'Anahtarı kaldır', en: 'Remove the token' },
  save: { tr: 'Değişiklikleri kaydet', en: 'Save changes' },
  saved: { tr: 'Kanallar kaydedildi', en: 'Channels saved' },
  webhooks: { tr: 'Webhook', en: 'Webhook' },
  webhooksSay: {
    tr: 'Kişiler kendi adreslerine JSON alabilir. İletiler imzalanır (HMAC), yalnızca https ve genel adresler kabul edilir.',
    en: 'People can receive JSON at their own address. Messages are signed (HMAC); only https and public addresses are accepted.',
  },
  open: { tr: 'Kişilere aç', en: 'Open to people' },
  people: { tr: (count: string) => `${count} kişi kullanıyor`, en: (count: string) => `${count} people use it` },
  mail: { tr: 'E-posta', en: 'E-mail' },
  smtp: { tr: 'Posta sunucusu SMTP_URL ile ayarlı', en: 'The mail server is set by SMTP_URL' },
  outbox: {
    tr: 'Posta sunucusu yok; mektuplar /dev/outbox içinde kalır',
    en: 'No mail server; emails stay at /dev/outbox',
  },
  push: { tr: 'Anında bildirim', en: 'Push' },
  browsers: { tr: (count: string) => `${count} tarayıcı dinliyor`, en: (count: string) => `${count} browsers listen` },
})

type Panel = ReplyOf<typeof admin.channels>

/** Channel settings: delivery counts, and the Telegram bot. */
export function ChannelsSection() {
  const { channels: title } = useText(adminText)
  return (
    <div className={base.stack}>
      <PageHead title={title} />
      <Loaded query={useAsk('channels', admin.channels, {})}>{panel => <Content panel={panel} />}</Loaded>
    </div>
  )
}

function Content({ panel }: { panel: Panel }) {
  const t = useText(text)
  const { count } = useFormat()
  const { last24h, webhooks, push, mail } = panel
  const save = useChange((webhooksOpen: boolean) => call(admin.saveChannels, { webhooksOpen }), {
    touches: ['channels'],
    done: t.saved,
  })
  return (
    <div className={base.stack}>
      <dl className={`${cards.card} ${cards.facts}`}>
        {(['sent', 'first', 'later', 'failed', 'waiting'] as const).map(name => (
          <div key={name}>
            <dt>{t[name]}</dt>
            <dd>{count(last24h[name])}</dd>
          </div>
        ))}
      </dl>
      <TelegramCard telegram={panel.telegram} />
      <section className={cards.card}>
        <div className={cards.setting}>
          <div className={base.grow}>
            <h2 className={base.subheading}>{t.webhooks}</h2>
            <p className={`${base.small} ${base.muted}`}>{t.webhooksSay}</p>
            <p className={`${base.small} ${base.muted}`}>{t.people(count(webhooks.people))}</p>
          </div>
          <Toggle
            label={`${t.webhooks}: ${t.open}`}
            checked={webhooks.isOpen}
            disabled={save.isPending}
            onChange={isOpen => save.mutate(isOpen)}
          />
        </div>
      </section>
      <section className={cards.card}>
        <h2 className={base.subheading}>{t.mail}</h2>
        <p className={`${base.small} ${base.muted}`}>{t[mail.kind]}</p>
      </section>
      <section className={cards.card}>
        <h2 className={base.subheading}>{t.push}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.browsers(count(push.browsers))}</p>
      </section>
    </div>
  )
}

function TelegramCard({ telegram }: { telegram: Panel['telegram'] }) {
  const t = useText(text)
  const { working } = useText(adminText)
  const { count, moment } = useFormat()
  const [typed, setTyped] = useState({ token: '' })
  const { source, tokenEnd, bot, hears, lastHeardAt, linked, isRefused } = telegram
  const save = useChange((botToken: string | null) => call(admin.saveChannels, { botToken }), {
    touches: ['channels'],
    done: t.saved,
    onDone: () => setTyped({ token: '' }),
  })
  const { form, field, isValid } = useForm({
    state: [typed, setTyped],
    check: ({ token }) => ({ token: !token.trim() }),
    ready: !save.isPending,
    send: ({ token }) => save.mutateAsync(token.trim()),
  })
  const heard = [
    hears && (hears === 'webhook' ? t.webhookSet : t.polling),
    lastHeardAt && t.lastHeard(moment(new Date(lastHeardAt), new Date())),
  ].filter(Boolean)
  return (
    <section className={`${cards.card} ${base.stack}`}>
      <div className={`${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.telegram}</h2>
        {source === null ? (
          <Pill>{t.off}</Pill>
        ) : (
          <Pill tone={isRefused ? 'down' : 'up'}>{isRefused ? t.problem : t.works}</Pill>
        )}
      </div>
      {isRefused && <p role="alert">{t.refused}</p>}
      {bot && (
        <p className={`${base.small} ${base.muted}`}>{[t.bot(bot), ...heard, t.linked(count(linked))].join(' · ')}</p>
      )}
      {source === 'variable' ? (
        <p className={`${base.small} ${base.muted}`}>{t.byVariable}</p>
      ) : (
        <form {...form} className={base.stack}>
          <Field
            label={t.token}
            hint={tokenEnd ? t.tokenEnd(tokenEnd) : t.tokenHint}
            autoComplete="off"
            spellCheck={false}
            {...field('token')}
          />
          <Button type="submit" look="primary" disabled={!isValid} busy={save.isPending && working}>
            {t.save}
          </Button>
          {source === 'panel' && (
            <Button look="ghost" busy={save.isPending && working} onClick={() => save.mutate(null)}>
              {t.remove}
            </Button>
          )}
        </form>
      )}
    </section>
  )
}
