import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { closeIcon, playIcon } from '../../../ui/icons/icons.ts'
import styles from '../admin.module.css'
import { Confirm } from '../frame/Confirm.tsx'
import { adminText } from '../frame/messages.ts'
import { ApiFields } from './ApiFields.tsx'
import { type ApiConfig, useRemoveApi, useSaveApi } from './apis.ts'
import { type ApiDraft, draftOf, draftSince, emptyDraft, readDraft } from './draft.ts'
import { apisText } from './messages.ts'
import { TestResult } from './TestResult.tsx'
import { useTestApi } from './test-api.ts'

type Props = {
  /** Without one, a service is made. */
  config: ApiConfig | undefined
  /** The name of the one that was deleted meanwhile, here or by another administrator. */
  gone: string | undefined
  /** What was typed while it was being made. */
  typed: ApiDraft | undefined
  onClose: () => void
  onSaved: (config: ApiConfig, typed: ApiDraft) => void
}

export function ApiEditor({ config, gone, typed, onClose, onSaved }: Props) {
  const t = useText(apisText)
  const { working } = useText(adminText)
  const [draft, setDraft] = useState(() => typed ?? (config ? draftOf(config) : emptyDraft))
  const [wasTried, setTried] = useState(false)
  const kept = config?.headers ?? []
  const read = readDraft(draft, kept)
  const sent = useRef(draft)
  const save = useSaveApi(config, saved => {
    // What was sent is stored now, and is not shown again.
    const next = draftSince(sent.current, draft, saved)
    setDraft(next)
    setTried(false)
    onSaved(saved, next)
  })
  const test = useTestApi(config?.id)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!read.ready || save.isPending) return
    sent.current = draft
    save.mutate(read.ready)
  }
  function tryOut() {
    setTried(true)
    if (read.ready && !test.isPending) test.mutate(read.ready)
  }

  return (
    <section className={cards.card}>
      <form className={base.stack} onSubmit={submit} noValidate>
        <div className={`${base.row} ${base.between}`}>
          <h2 className={`${base.heading} ${styles.cut}`} tabIndex={-1} ref={title}>
            {config ? t.edit(config.name) : t.fresh}
          </h2>
          <IconButton label={t.closeEditor} icon={closeIcon} sizePx={18} onClick={onClose} />
        </div>
        {gone && <output className={base.small}>{t.gone(gone)}</output>}
        <ApiFields draft={draft} kept={kept} read={read} wasTried={wasTried} onChange={setDraft} />
        <TestResult test={test} />
        <div className={base.row}>
          <Button small busy={test.isPending && t.testing} onClick={tryOut}>
            <Icon shape={playIcon} sizePx={16} />
            {t.test}
          </Button>
          <span className={base.grow} />
          {config && <DeleteApi config={config} onDone={onClose} />}
          <Button
            look="primary"
            small
            type="submit"
            disabled={read.headers.state !== 'read'}
            busy={save.isPending && working}
          >
            {t.save}
          </Button>
        </div>
      </form>
    </section>
  )
}

function DeleteApi({ config: { id, name }, onDone }: { config: ApiConfig; onDone: () => void }) {
  const t = useText(apisText)
  const [isAsked, setAsked] = useState(false)
  const remove = useRemoveApi(onDone)
  return (
    <>
      <Button look="ghost" small onClick={() => setAsked(true)}>
        {t.delete}
      </Button>
      <Confirm
        open={isAsked}
        title={t.deleteAsk(name)}
        action={t.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onClose={() => setAsked(false)}
      >
        {t.deleteSays}
      </Confirm>
    </>
  )
}
