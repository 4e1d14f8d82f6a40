import { admin, type ReplyOf } from '@pusula/contract'
import { plural } from '@pusula/words'
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
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import styles from '../admin.module.css'
import { PageHead } from '../frame/AdminFrame.tsx'
import { useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'

const text = messages({
  sent: { tr: 'Son 24 saatte gönderilen', en: 'Sent in 24 hours' },
  first: { tr: 'İlk kanalda kabul', en: 'Accepted by first channel' },
  later: { tr: 'Sıradaki kanalla', en: 'By a later channel' },
  failed: { tr: 'Ulaşmayan', en: 'Not delivered' },
  waiting: { tr: (count: string) => `${count} yolda`, en: (count: string) => `${count} under way` },
  telegram: { tr: 'Telegram', en: 'Telegram' },
  works: { tr: 'çalışıyor', en: 'working' },
  problem: { tr: 'sorun var', en: 'problem' },
  off: { tr: 'kapalı', en: 'off' },
  isSet: { tr: 'kurulu', en: 'set' },
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
  linked: {
    tr: (count: string) => `${count} kişi bağlı`,
    en: (count: string) => `${count} ${plural(count, 'person', 'people')} linked`,
  },
  remove: { tr: 'Anahtarı kaldır', en: 'Remove the token' },
  save: { tr: 'Değişiklikleri kaydet', en: 'Save changes' },
  saved: { tr: 'Kanallar kaydedildi', en: 'Channels saved' },
  webhooks: { tr: 'Webhook', en: 'Webhook' },
  webhooksSay: {
    tr: 'Kişiler kendi adreslerine JSON alabilir. İletiler imzalanır (HMAC), yalnızca https ve genel adresler kabul edilir.',
    en: 'People can receive JSON at their own address. Messages are signed (HMAC); only https and public addresses are accepted.',
  },
  open: { tr: 'Kişilere aç', en: 'Open to people' },
  people: {
    tr: (count: string) => `${count} kişi kullanıyor`,
    en: (count: string) => `${count} ${plural(count, 'person uses', 'people use')} it`,
  },
  mail: { tr: 'E-posta', en: 'E-mail' },
  smtp: { tr: 'Posta sunucusu SMTP_URL ile ayarlı', en: 'The mail server is set by SMTP_URL' },
  outbox: {
    tr: 'Posta sunucusu yok; e-postalar /dev/outbox içinde kalır',
    en: 'No mail server; emails stay at /dev/outbox',
  },
  push: { tr: 'Anında bildirim', en: 'Push' },
  browsers: {
    tr: (count: string) => `${count} tarayıcı dinliyor`,
    en: (count: string) => `${count} ${plural(count, 'browser listens', 'browsers listen')}`,
  },
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
      <Delivered last24h={last24h} />
      <div className={styles.settings}>
        <div className={base.stack}>
          <TelegramCard telegram={panel.telegram} />
          <section className={`${cards.card} ${base.stack}`}>
            <div className={`${base.row} ${base.between}`}>
              <h2 className={base.subheading}>{t.webhooks}</h2>
              {webhooks.isOpen ? <Pill tone="up">{t.works}</Pill> : <Pill>{t.off}</Pill>}
            </div>
            <p className={`${base.small} ${base.muted}`}>{t.webhooksSay}</p>
            <div className={styles.setting}>
              <div className={base.grow}>
                <p>{t.open}</p>
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
        </div>
        <div className={base.stack}>
          <section className={`${cards.card} ${base.stackTight}`}>
            <div className={`${base.row} ${base.between}`}>
              <h2 className={base.subheading}>{t.mail}</h2>
              {mail.kind === 'smtp' ? <Pill tone="up">{t.isSet}</Pill> : <Pill>{t.off}</Pill>}
            </div>
            <p className={`${base.small} ${base.muted}`}>{t[mail.kind]}</p>
          </section>
          <section className={`${cards.card} ${base.stackTight}`}>
            <div className={`${base.row} ${base.between}`}>
              <h2 className={base.subheading}>{t.push}</h2>
              <Pill tone="up">{t.works}</Pill>
            </div>
            <p className={`${base.small} ${base.muted}`}>{t.browsers(count(push.browsers))}</p>
          </section>
        </div>
      </div>
    </div>
  )
}

/** What became of the messages of a day: the counts add up to what was sent. */
function Delivered({ last24h }: Pick<Panel, 'last24h'>) {
  const t = useText(text)
  const { count, part } = useFormat()
  const { sent, first, waiting } = last24h
  const notes = { sent: waiting > 0 && t.waiting(count(waiting)), first: sent > 0 && part(first / sent, 1) }
  return (
    <dl className={styles.stats}>
      {(['sent', 'first', 'later', 'failed'] as const).map(name => (
        <div key={name}>
          <dt className={`${base.tiny} ${base.muted}`}>{t[name]}</dt>
          <dd>
            <b>{count(last24h[name])}</b>
            {(name === 'sent' || name === 'first') && notes[name] && (
              <small className={base.muted}>{notes[name]}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
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
        <ul className={styles.checks}>
          {[t.bot(bot), heard.join(', '), t.linked(count(linked))].filter(Boolean).map(says => (
            <li key={says}>
              <Icon shape={checkCircleIcon} sizePx={18} />
              {says}
            </li>
          ))}
        </ul>
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
