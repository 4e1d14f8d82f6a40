import { nicknamePattern, turnLimits } from '@pusula/contract'
import { useState } from 'react'
import { useDebounced } from '../../lib/debounced.ts'
import { toastFailure } from '../../lib/failure-toast.ts'
import { useForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Toggle } from '../../ui/fields/Checkbox.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon } from '../../ui/icons/icons.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ErrorBar } from './Marks.tsx'
import { type OwnRecord, useNameState, useShowMe } from './queries.ts'
import { recordText } from './record-messages.ts'
import { tableText } from './table-messages.ts'
import styles from './turn.module.css'

const namePattern = new RegExp(nicknamePattern)

/** Whether the table shows this member: off until they ask for it, under a name of their own choosing. */
export function NicknameCard({ record }: { record: OwnRecord }) {
  const t = useText(recordText)
  const { longDate } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const show = useShowMe()
  const { name, changeableAt, isHidden, waitsFor, listedAt } = record.nickname
  const day = (at: string) => longDate(new Date(at))
  const hide = () =>
    show.mutate(null, {
      onSuccess: () => toast.show({ tone: 'ok', title: t.gone }),
      onError: error => toastFailure(error, { title: t.notSaved, text: t.notSaved, notKnown: t.notKnown }),
    })
  const waits = waitsFor && (waitsFor === 'age' ? t.age(listedAt && day(listedAt)) : t[waitsFor])
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <div className={cards.setting}>
        <div className={base.grow}>
          <h2 className={base.subheading}>{t.showMe}</h2>
          <p className={`${base.small} ${base.muted}`}>{name === null ? t.showMeSays : t.shownAs(name)}</p>
        </div>
        <Toggle
          label={t.showMe}
          checked={name !== null}
          disabled={show.isPending}
          onChange={isOn => (isOn ? setOpen(true) : hide())}
        />
      </div>
      {name !== null && isHidden && <p className={`${base.small} ${base.muted}`}>{t.hidden}</p>}
      {name !== null && waits && <p className={`${base.small} ${base.muted}`}>{waits}</p>}
      {name !== null &&
        (changeableAt === null ? (
          <button type="button" className={`${linkStyles.link} ${styles.start}`} onClick={() => setOpen(true)}>
            {t.change}
          </button>
        ) : (
          <p className={`${base.tiny} ${base.faint}`}>{t.changeableAt(day(changeableAt))}</p>
        ))}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.nickname} closeLabel={t.close}>
        <NicknameForm record={record} onClose={() => setOpen(false)} />
      </Sheet>
    </section>
  )
}

function NicknameForm({ record, onClose }: { record: OwnRecord; onClose: () => void }) {
  const t = useText(recordText)
  const show = useShowMe()
  const [typed, setTyped] = useState({ name: record.nickname.name ?? '' })
  const { name } = typed
  const asked = useDebounced(name)
  const isShaped = namePattern.test(name)
  const { data } = useNameState(asked, isShaped && asked === name)
  const state = isShaped && asked === name ? data?.state : undefined
  const isBad = state === 'taken' || state === 'refused'
  const { form, field, errorOf, set, isSending } = useForm({
    state: [typed, setTyped],
    check: () => ({ name: isBad ? t[state] : !isShaped && t.nicknameWrong }),
    send: wished => show.mutateAsync(wished.name),
    onSent: () => {
      toast.show({ tone: 'ok', title: t.shown })
      onClose()
    },
    onFailed: failure => toastFailure(failure, { title: t.notSaved, text: t.notSaved, notKnown: t.notKnown }),
  })

  return (
    <form {...form} className={base.stack}>
      <p className={`${base.small} ${base.muted}`}>{t.nicknameSays}</p>
      <Field
        label={t.nicknameLabel}
        aside={t.nicknameRule}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        data-autofocus
        {...field('name')}
        error={isBad ? t[state] : errorOf('name')}
        hint={
          state === 'free' || state === 'mine' ? (
            <span className={styles.free}>
              <Icon shape={checkIcon} sizePx={14} />
              {t[state]}
            </span>
          ) : isShaped && !state ? (
            t.checking
          ) : undefined
        }
        onChange={event => set({ name: event.target.value.trim() })}
      />
      <Preview name={name || '…'} record={record} />
      <div className={styles.answers}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="primary" type="submit" busy={isSending && t.working}>
          {t.show}
        </Button>
      </div>
    </form>
  )
}

/** The row of the table as it will look. */
function Preview({ name, record: { graded, held, skill } }: { name: string; record: OwnRecord }) {
  const t = useText(recordText)
  const words = useText(tableText)
  const { count, part, countChange } = useFormat()
  const left = turnLimits.listedFrom - graded
  const better = skill && countChange(Math.round(100 * skill.betterRatio))
  return (
    <div className={base.stackTight}>
      <p className={`${base.small} ${base.muted}`}>{t.preview}</p>
      <div className={styles.previewRow}>
        <span className={styles.name}>
          <b>
            <span>{name}</span> <span className={styles.tag}>{words.you}</span>
          </b>
          {graded > 0 && <small>{words.rangesHeld(count(graded), part(held / graded))}</small>}
        </span>
        {skill && <ErrorBar {...skill} isPusula={false} label={words.noMargin(better ?? '')} />}
        <b>{better}</b>
      </div>
      {left > 0 && <p className={`${base.tiny} ${base.faint}`}>{t.listedFrom(left)}</p>}
    </div>
  )
}
