import type { Channel } from '@pusula/contract'
import { useState } from 'react'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './Channels.module.css'
import { CopyText } from './CopyText.tsx'
import { channelsText } from './channels.messages.ts'
import { useRemoveChannel, useTest, useWebhook } from './channels.queries.ts'

type Props = { channel: Channel; open: boolean; onClose: () => void }

const sample = `{
  "type": "alert.rang",
  "timestamp": "2026-11-17T11:02:11.000Z",
  "data": { "coin": "BTC", "kind": "above", "price": 66004.2 }
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
    send: ({ url }) => save.mutateAsync(url.trim()),
    refused: ({ texts }) => ({ url: texts[language] }),
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
