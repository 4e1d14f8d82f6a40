import type { Channel } from '@pusula/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { copyIcon } from '../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../ui/overlays/Dialog.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ErrorBox } from '../../ui/states/Notice.tsx'
import { Spinner } from '../../ui/states/Spinner.tsx'
import styles from './Channels.module.css'
import { channelsText } from './channels.messages.ts'
import {
  useChannelsAgain,
  useLinkState,
  useMoveTelegram,
  useRemoveChannel,
  useTelegramLink,
  useTest,
  useWebhook,
} from './channels.queries.ts'

type Props = { channel: Channel; open: boolean; onClose: () => void }

const sample = `{
  "type": "alert.rang",
  "timestamp": "2026-11-17T11:02:11.000Z",
  "data": {
    "coin": "BTC",
    "kind": "above",
    "priceUsd": 66004.2
  }
}`

/** Where messages are posted to: the address, the secret that signs them, and a test of both. */
export function WebhookSheet({ channel, open, onClose }: Props) {
  const t = useText(channelsText)
  return (
    <Sheet open={open} onClose={onClose} title={t.hookTitle} closeLabel={t.close}>
      {open && <Form channel={channel} onClose={onClose} />}
    </Sheet>
  )
}

/** A text that is taken elsewhere, with a button that copies it. */
function CopyText({ text }: { text: string }) {
  const t = useText(channelsText)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.show({ tone: 'ok', title: t.copied }),
      () => toast.show({ tone: 'err', title: t.notCopied }),
    )
  return (
    <div className={base.stackClose}>
      <code className={styles.code}>{text}</code>
      <Button onClick={() => void copy()}>
        <Icon shape={copyIcon} sizePx={18} />
        {t.copy}
      </Button>
    </div>
  )
}

function Form({ channel: { isSet }, onClose }: Omit<Props, 'open'>) {
  const t = useText(channelsText)
  const language = useLanguage()
  const { plain } = useFormat()
  const [isAsked, setAsked] = useState(false)
  const { save, rotate } = useWebhook()
  const test = useTest()
  const remove = useRemoveChannel(onClose)
  const secret = rotate.data?.secret ?? save.data?.secret ?? null
  const webhook = useForm({
    state: useState({ url: '' }),
    check: ({ url }) => ({ url: !url.trim() }),
    // Letters outside ASCII are written as servers know them.
    send: ({ url }) => save.mutateAsync(URL.canParse(url) ? new URL(url).href : url.trim()),
    refused: ({ code, texts }) => ({ url: code === 'request.invalid' ? t.addressHint : texts[language] }),
  })
  const failed = rotate.error ?? test.error
  return (
    <form {...webhook.form} className={base.stack}>
      <Field
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t.address}
        hint={t.addressHint}
        placeholder="https://"
        maxLength={2_000}
        {...webhook.field('url')}
        error={webhook.errorOf('url') ?? (failed ? asProblem(failed).texts[language] : undefined)}
      />
      <Button type="submit" look="primary" block busy={webhook.isSending && t.saving} disabled={!webhook.isValid}>
        {t.save}
      </Button>
      {secret && (
        <div role="status">
          <p className={base.small}>
            <b>{t.secret}</b> · {t.secretOnce}
          </p>
          <CopyText text={secret} />
          {rotate.data && <p className={`${base.small} ${base.muted}`}>{t.rotated}</p>}
        </div>
      )}
      <div>
        <p className={base.small}>{t.sample}</p>
        <code className={styles.code}>{sample}</code>
      </div>
      {isSet && (
        <>
          <div className={styles.actions}>
            <Button busy={test.isPending && t.testing} onClick={() => test.mutate('webhook')}>
              {t.test}
            </Button>
            <Button busy={rotate.isPending && t.saving} onClick={() => rotate.mutate()}>
              {t.rotate}
            </Button>
            <Button look="ghost" onClick={() => setAsked(true)}>
              {t.removeHook}
            </Button>
          </div>
          {test.data && (
            <p role="status" className={base.small}>
              {test.data.outcome === 'accepted'
                ? t.answered(String(test.data.code ?? 200), plain(test.data.tookMs / 1000, 1))
                : { refused: t.refused, gone: t.goneNow, later: t.later, silent: t.silent }[test.data.outcome]}
            </p>
          )}
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t.removeHookAsk}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate('webhook')}
        confirm={t.removeHook}
        cancel={t.close}
        busy={remove.isPending && t.saving}
        danger
      >
        {t.unlinkSays}
      </ConfirmDialog>
    </form>
  )
}

/** What draws the code comes with the first look at it. */
const QrCode = lazy(() => import('../../lib/qr/QrCode.tsx'))

type TelegramSheetProps = { channel: Channel; open: boolean; onClose: () => void }

/** The way to the bot: a tap, a picture or a code, each of which works once. */
export function TelegramSheet({ channel, open, onClose }: TelegramSheetProps) {
  const t = useText(channelsText)
  return (
    <Sheet open={open} onClose={onClose} title={t.linkTitle} closeLabel={t.close}>
      {open && (channel.isSet ? <Linked onClose={onClose} /> : <Linking onClose={onClose} />)}
    </Sheet>
  )
}

function Linking({ onClose }: { onClose: () => void }) {
  const t = useText(channelsText)
  const language = useLanguage()
  const { time } = useFormat()
  const { mutate: make, data: link, error } = useTelegramLink()
  const { data: now } = useLinkState(link !== undefined)
  const again = useChannelsAgain()
  const test = useTest()
  const move = useMoveTelegram(onClose)
  const { mutate: sendTest } = test
  useEffect(() => make(), [make])
  const isLinked = now?.state === 'linked'
  useEffect(() => {
    if (!isLinked) return
    toast.show({ tone: 'ok', title: t.linkedToast })
    sendTest('telegram')
    void again()
    onClose()
  }, [isLinked, t, sendTest, again, onClose])
  if (error)
    return (
      <ErrorBox title={t.notLinked} action={<Button onClick={() => make()}>{t.renew}</Button>}>
        {asProblem(error).texts[language]}
      </ErrorBox>
    )
  if (!link) return <Spinner label={t.waitingLink} />
  if (now?.state === 'elsewhere')
    return (
      <div className={base.stack}>
        <p>{t.elsewhere(now.label ?? '')}</p>
        <Button look="primary" block busy={move.isPending && t.saving} onClick={() => move.mutate()}>
          {t.moveHere}
        </Button>
      </div>
    )
  if (now?.state === 'ended')
    return (
      <div className={base.stack}>
        <p role="status">{t.ended}</p>
        <Button block onClick={() => make()}>
          {t.renew}
        </Button>
      </div>
    )
  return (
    <div className={`${base.stack} ${styles.linking}`}>
      <p className={`${base.small} ${base.muted}`}>{t.linkSays}</p>
      <ButtonLink look="primary" block href={link.url} target="_blank" rel="noreferrer">
        {t.openTelegram}
      </ButtonLink>
      <div className={styles.link}>
        <Suspense fallback={<Spinner label={t.waitingLink} />}>
          <QrCode text={link.url} label={t.qr} />
        </Suspense>
        <p className={`${base.small} ${base.muted}`}>{t.scan}</p>
      </div>
      <p className={base.small}>{t.orWrite(link.bot)}</p>
      <CopyText text={`/start ${link.code}`} />
      <p className={`${base.small} ${base.muted}`} role="status">
        {t.waiting(time(new Date(link.endsAt)))}
      </p>
    </div>
  )
}

function Linked({ onClose }: { onClose: () => void }) {
  const t = useText(channelsText)
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveChannel(onClose)
  return (
    <>
      <Button block onClick={() => setAsked(true)}>
        {t.unlink}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t.unlinkAsk}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate('telegram')}
        confirm={t.unlink}
        cancel={t.close}
        busy={remove.isPending && t.saving}
        danger
      >
        {t.unlinkSays}
      </ConfirmDialog>
    </>
  )
}
