import { support } from '@pusula/contract'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAppInfo } from '../../lib/app-info.ts'
import { call } from '../../lib/call.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useHistoryState } from '../../lib/history-state.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useText } from '../../lib/language.ts'
import { useCurrency } from '../../lib/money/currency.ts'
import { moneyText } from '../../lib/money/messages.ts'
import { rateOne } from '../../lib/money/RateLine.tsx'
import { useRate } from '../../lib/money/rates.ts'
import { movesChoices, setMoves, useMoves } from '../../lib/moves.ts'
import { newId } from '../../lib/new-id.ts'
import { createStore } from '../../lib/store.ts'
import { setTheme, themeChoices, useTheme } from '../../lib/theme.ts'
import { having, text } from '../../stored/shapes.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button } from '../../ui/actions/Button.tsx'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import base from '../../ui/base.module.css'
import { Field, TextArea } from '../../ui/fields/Field.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { coinsIcon } from '../../ui/icons/icons.ts'
import { Delta } from '../../ui/marks/Delta.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { nameOf, TermsDialog, useViewer } from '../accounts/index.ts'
import { currencyText, supportText } from './messages.ts'
import styles from './support.module.css'

/** Name of an anonymous sender, as on the server. */
const stranger = { userEmail: 'anonymous', userName: 'Anonymous User' }

/** A message on its way, under the name by which the server keeps it once. */
interface Sent {
  id: string
  message: string
  /** Where a stranger wants the answer. */
  replyTo: string
}
const isSent = having<Sent>({ id: text, message: text, replyTo: text })
const nothingSent: Sent = { id: '', message: '', replyTo: '' }

const mutationKey = ['support']
/** The message that arrived last: it outlives its sheet, and the form that is open by then lets go of it. */
const arrived = createStore('')
/** What stands in the form, or stood there when its sheet was closed. */
let written = ''

export function SupportForm() {
  const t = useText(supportText)
  const viewer = useViewer()
  const [message, setMessage] = useHistoryState('support', '', text)
  const [tried, saveTried] = useHistoryState('supportSent', nothingSent, isSent)
  const [email, setEmail] = useHistoryState('supportEmail', '', text)
  const isStranger = viewer.state !== 'member'
  const isSending = useIsMutating({ mutationKey }) > 0
  const send = useMutation({
    mutationKey,
    mutationFn: ({ id, message: said, replyTo }: Sent) => {
      const sender =
        viewer.state === 'member' && viewer.user.email
          ? { userEmail: viewer.user.email, userName: nameOf(viewer.user) }
          : { ...stranger, ...(replyTo && { userEmail: replyTo }) }
      return call(support.send, { id, message: said, ...sender })
    },
    onSuccess: (_, sent) => {
      letGo(sent.message)
      arrived.set(sent.message)
      toast.show({ tone: 'ok', title: t.sent })
    },
    onError: error => toastFailure(error, { title: t.notSent, text: t.notSentSays, notKnown: t.notKnown }),
  })
  useEffect(() => arrived.subscribe(() => letGo(arrived.get())))
  useEffect(() => {
    written = message
  }, [message])

  /** What was written while it was on its way stays. */
  function letGo(sent: string) {
    if (written.trim() === sent) setMessage('')
    saveTried(nothingSent)
    form.reset()
  }

  const isAddress = (typed: string) => typed === '' || /^\S+@\S+\.\S+$/.test(typed)
  const form = useForm({
    state: [
      { message, email },
      typed => {
        setMessage(typed.message)
        setEmail(typed.email)
      },
    ],
    check: typed => ({
      message: !typed.message.trim() && t.empty,
      email: isStranger && !isAddress(typed.email.trim()) && t.wrongEmail,
    }),
    ready: !isSending,
    send: typed => {
      const said = { message: typed.message.trim(), replyTo: typed.email.trim() }
      const isSame = tried.message === said.message && tried.replyTo === said.replyTo
      // Another message is another one, also where the answer to the one before was lost.
      const sent = isSame ? tried : { id: newId(), ...said }
      saveTried(sent)
      return send.mutateAsync(sent)
    },
  })

  return (
    <form {...form.form} className={base.stackClose}>
      <TextArea label={t.message} placeholder={t.messageHint} rows={3} maxLength={5000} {...form.field('message')} />
      {isStranger && (
        <Field
          label={t.email}
          aside={t.optional}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={t.emailHint}
          {...form.field('email')}
        />
      )}
      <Button block type="submit" busy={isSending && t.sending}>
        {t.send}
      </Button>
    </form>
  )
}

const CurrencySheet = lazy(async () => ({ default: (await import('./currency/CurrencySheet.tsx')).CurrencySheet }))

export function SettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(supportText)
  return (
    <Sheet open={open} onClose={onClose} title={t.settings} closeLabel={t.close}>
      <Settings />
    </Sheet>
  )
}

function Settings() {
  const t = useText(supportText)
  const theme = useTheme()
  const moves = useMoves()
  const { percent } = useFormat()
  const address = useAddress()
  const version = useAppInfo()?.version
  const [isReading, setReading] = useState(false)
  const close = () => setReading(false)
  return (
    <div className={base.stack}>
      <div className={`${base.row} ${base.between}`}>
        <b className={base.small}>{t.language}</b>
        <LanguageToggle />
      </div>
      <CurrencyRow />
      <div className={`${base.row} ${base.between} ${base.wrap}`}>
        <b className={base.small}>{t.theme}</b>
        <Segmented
          label={t.theme}
          segments={themeChoices.map(value => ({ value, label: t[value] }))}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div className={base.stackTight}>
        <b className={base.small}>{t.moves}</b>
        <Segmented
          full
          label={t.moves}
          segments={movesChoices.map(value => ({ value, label: t[value] }))}
          value={moves}
          onChange={setMoves}
        />
        <p className={`${base.row} ${base.small}`}>
          <Delta direction="up">{percent(2.34)}</Delta>
          <Delta direction="down">{percent(-1.27)}</Delta>
        </p>
      </div>
      <SupportForm />
      <p className={`${base.row} ${base.wrap} ${base.small}`}>
        <button type="button" className={linkStyles.link} onClick={() => setReading(true)}>
          {t.terms}
        </button>
        <a className={linkStyles.link} href={address('/privacy')}>
          {t.privacy}
        </a>
      </p>
      {version && <p className={`${base.tiny} ${base.faint}`}>{t.version(version)}</p>}
      <Suspense>{isReading && <TermsDialog open onClose={close} onUnderstood={close} />}</Suspense>
    </div>
  )
}

/** The currency with its rate; the choice is one tap away. */
function CurrencyRow() {
  const t = useText(currencyText)
  const names = useText(moneyText)
  const format = useFormat()
  const currency = useCurrency()
  const rate = useRate(currency)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <div className={styles.row}>
        <RowButton
          icon={coinsIcon}
          title={t.currency}
          says={rate ? `${names[currency]} · ${rateOne(currency, rate, format)}` : names[currency]}
          onClick={() => setChoosing(true)}
        />
      </div>
      <Suspense>{isChoosing && <CurrencySheet onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
