import type { Channel } from '@pusula/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { asProblem } from '../../lib/problem.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import base from '../../ui/base.module.css'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ErrorBox } from '../../ui/states/ErrorBox.tsx'
import { Spinner } from '../../ui/states/Spinner.tsx'
import styles from './Channels.module.css'
import { CopyText } from './CopyText.tsx'
import { channelsText } from './channels.messages.ts'
import {
  useChannelsAgain,
  useLinkState,
  useMoveTelegram,
  useRemoveChannel,
  useTelegramLink,
  useTest,
} from './channels.queries.ts'

/** What draws the code comes with the first look at it. */
const QrCode = lazy(() => import('../../lib/qr/QrCode.tsx'))

type Props = { channel: Channel; open: boolean; onClose: () => void }

/** The way to the bot: a tap, a picture or a code, each of which works once. */
export function TelegramSheet({ channel, open, onClose }: Props) {
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
    <div className={base.stack}>
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
