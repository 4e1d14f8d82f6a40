import { mostModels, nicknamePattern } from '@pusula/contract'
import { useState } from 'react'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button, IconButton } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { codeIcon, trashIcon } from '../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../ui/overlays/Dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { JoinPrompt } from '../accounts/index.ts'
import { ScopeKeys } from '../keys/index.ts'
import { points } from './dollars.ts'
import { type Mark, ResultMark } from './Marks.tsx'
import { type Model, useModels, useRegister, useUnregister } from './queries.ts'
import { recordText } from './record-messages.ts'
import { modelText, refusalIn } from './table-messages.ts'
import styles from './turn.module.css'

const namePattern = new RegExp(nicknamePattern)
const isAddress = (text: string) => text === '' || /^https:\/\/\S+$/.test(text)

/** A model in the table: its name, a key that can do nothing else, how a range is sent, and what came of the last ones. */
export function ModelView({ isMember }: { isMember: boolean }) {
  const t = useText(modelText)
  return isMember ? <OwnModels /> : <JoinPrompt icon={codeIcon} title={t.guest} says={t.guestSays} />
}

function OwnModels() {
  const t = useText(modelText)
  return (
    <Loaded query={useModels()}>
      {models => (
        <div className={styles.halves}>
          <div className={styles.column}>
            <section className={cards.card}>
              <p className={`${base.small} ${base.muted}`}>{t.rules}</p>
            </section>
            {models.map(model => (
              <ModelCard key={model.id} model={model} />
            ))}
            {models.length < mostModels ? (
              <RegisterCard key={models.length} isFirst={models.length === 0} />
            ) : (
              <p className={`${base.small} ${base.muted}`}>{t.full}</p>
            )}
            {models.length > 0 && (
              <section className={`${cards.card} ${cards.flush}`}>
                <div className={cards.flushHead}>
                  <h2 className={base.subheading}>{t.key}</h2>
                  <p className={`${base.small} ${base.muted}`}>{t.keySays}</p>
                </div>
                <ScopeKeys scope="turn" name={models[0]?.name ?? t.title} make={t.newKey} />
              </section>
            )}
          </div>
          <div className={styles.column}>
            <SendCard name={models[0]?.name ?? 'lodos-arima'} />
            {models.length > 0 && <LatestCard models={models} />}
          </div>
        </div>
      )}
    </Loaded>
  )
}

function ModelCard({ model }: { model: Model }) {
  const t = useText(modelText)
  const [isAsked, setAsked] = useState(false)
  const unregister = useUnregister()
  const close = () => setAsked(false)
  return (
    <section className={`${cards.card} ${cards.setting}`}>
      <div className={base.grow}>
        <h2 className={`${base.subheading} ${styles.playerName}`}>
          <a href={`/turn?player=${encodeURIComponent(model.name)}`}>{model.name}</a>
        </h2>
        <p className={`${base.small} ${base.muted}`}>{model.about ?? t.noAbout}</p>
      </div>
      <IconButton label={`${t.remove}: ${model.name}`} icon={trashIcon} sizePx={18} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t.removeAsk}
        cancel={t.cancel}
        confirm={t.remove}
        danger
        busy={unregister.isPending && t.working}
        onConfirm={() =>
          unregister.mutate(model.id, {
            onSuccess: () => toast.show({ tone: 'ok', title: t.removed }),
            onError: error =>
              toastFailure(error, { title: t.notRemoved, text: t.notRemoved, notKnown: t.removeNotKnown }),
            onSettled: close,
          })
        }
      >
        {t.removeSays(model.name)}
      </ConfirmDialog>
    </section>
  )
}

function RegisterCard({ isFirst }: { isFirst: boolean }) {
  const t = useText(modelText)
  const register = useRegister()
  const { form, field, set, isSending } = useForm({
    state: useState({ name: '', about: '', url: '' }),
    check: ({ name, url }) => ({
      name: !namePattern.test(name) && t.nameWrong,
      url: !isAddress(url.trim()) && t.urlWrong,
    }),
    send: ({ name, about, url }) =>
      register.mutateAsync({
        name,
        ...(about.trim() && { about: about.trim() }),
        ...(url.trim() && { url: url.trim() }),
      }),
    onSent: () => toast.show({ tone: 'ok', title: t.saved }),
    onFailed: error => toastFailure(error, { title: t.notSaved, text: t.notSaved, notKnown: t.notKnown }),
  })

  return (
    <form {...form} className={`${cards.card} ${base.stack}`}>
      <h2 className={base.subheading}>{isFirst ? t.yours : t.another}</h2>
      <Field
        label={t.name}
        aside={t.nameRule}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...field('name')}
        onChange={event => set({ name: event.target.value.trim() })}
      />
      <Field label={t.about} aside={t.optional} autoComplete="off" maxLength={140} {...field('about')} />
      <Field
        label={t.url}
        aside={t.optional}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={300}
        placeholder="https://"
        {...field('url')}
      />
      <Button look="primary" block type="submit" busy={isSending && t.working}>
        {t.save}
      </Button>
    </form>
  )
}

/** How a range is sent, with this installation’s own address. */
function SendCard({ name }: { name: string }) {
  const t = useText(modelText)
  const request = [
    'curl -X POST \\',
    `  ${location.origin}/api/turn/posts \\`,
    '  -H "Authorization: Bearer $KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"model":"${name}","symbol":"BTC",`,
    '       "lowUsd":64900,"highUsd":66800}\'',
  ]
  const answer = ['{"id":1042,', ' "sealedAt":"2026-11-17T11:32:00.000Z",', ' "dueAt":"2026-11-18T11:32:00.000Z"}']
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <h2 className={base.subheading}>{t.send}</h2>
      <pre className={styles.code}>{request.join('\n')}</pre>
      <p className={`${base.small} ${base.muted}`}>{t.answer}</p>
      <pre className={styles.code}>{answer.join('\n')}</pre>
      <p className={`${base.small} ${base.muted}`}>
        {t.sendSays}{' '}
        <a className={linkStyles.link} href="/api/docs">
          {t.docs}
        </a>
      </p>
    </section>
  )
}

type Post = Model['latest'][number]

const markOfPost = ({ state, isInside }: Post): Mark => {
  if (state === 'refused') return 'refused'
  if (state === 'sealed') return 'sealed'
  return isInside === null ? 'none' : isInside ? 'held' : 'missed'
}

function LatestCard({ models }: { models: readonly Model[] }) {
  const t = useText(modelText)
  const posts = models
    .flatMap(({ name, latest }) => latest.map(post => ({ name, post })))
    .sort((a, b) => b.post.at.localeCompare(a.post.at))
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.latest}</h2>
        {posts.length === 0 && <p className={`${base.small} ${base.muted}`}>{t.noneReceived}</p>}
      </div>
      <ul className={cards.rows}>
        {posts.map(({ name, post }) => (
          <PostRow key={`${name} ${post.at} ${post.symbol}`} post={post} name={models.length > 1 ? name : null} />
        ))}
      </ul>
    </section>
  )
}

function PostRow({ post, name }: { post: Post; name: string | null }) {
  const t = useText(modelText)
  const words = useText(recordText)
  const format = useFormat()
  const mark = markOfPost(post)
  const why = refusalIn(t, post.refusal ?? '')
  const said = {
    ...{ held: words.held, missed: words.missed, mixed: words.mixed, sealed: words.sealed, none: words.notCounted },
    refused: t.refused(why),
  }
  return (
    <li className={cards.item}>
      <ResultMark mark={mark} />
      <span className={cards.itemText}>
        <b>{[post.symbol, name].filter(Boolean).join(' · ')}</b>
        <small>{t.state(format.moment(new Date(post.at), new Date(serverNowMs())), said[mark])}</small>
      </span>
      <span className={styles.rowScore}>
        {post.scoreRatio !== null ? (
          <>
            <b>{points(post.scoreRatio, format)}</b>
            <small>{words.score}</small>
          </>
        ) : post.widthRatio !== null ? (
          <>
            <b>{points(post.widthRatio, format)}</b>
            <small>{words.width}</small>
          </>
        ) : (
          <small>{post.status}</small>
        )}
      </span>
    </li>
  )
}
