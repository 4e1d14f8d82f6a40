import { admin } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Button, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Field, Select, TextArea } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, checkIcon, closeIcon, playIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import styles from '../admin.module.css'
import { Confirm } from '../frame/AdminFrame.tsx'
import { adminText } from '../frame/messages.ts'
import {
  type ApiConfig,
  type ApiDraft,
  draftOf,
  draftSince,
  emptyDraft,
  type HeadersRead,
  kinds,
  methods,
  readDraft,
  useRemoveApi,
  useSaveApi,
} from './apis.ts'
import { apisText, headerFaultText } from './messages.ts'

function useHeaderFault(read: HeadersRead): string | undefined {
  const t = useText(headerFaultText)
  const { count } = useFormat()
  switch (read.state) {
    case 'read':
      return undefined
    case 'json':
      return read.line === null ? t.json : t.jsonAt(count(read.line))
    case 'object':
      return t.object
    default:
      return t[read.state](read.name)
  }
}

type ApiFieldsProps = {
  draft: ApiDraft
  saved: readonly string[]
  read: ReturnType<typeof readDraft>
  wasTried: boolean
  onChange: (draft: ApiDraft) => void
}

function ApiFields({ draft, saved, read, wasTried, onChange }: ApiFieldsProps) {
  const t = useText(apisText)
  const headerFault = useHeaderFault(read.headers)
  const set = (part: Partial<ApiDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      <Field
        label={t.name}
        maxLength={120}
        autoComplete="off"
        value={draft.name}
        error={wasTried && read.lacksName ? t.nameMissing : undefined}
        onChange={event => set({ name: event.target.value })}
      />
      <div className={base.stackTight}>
        <Segmented
          full
          label={t.kind}
          segments={kinds.map(kind => ({ value: kind, label: t[kind] }))}
          value={draft.kind}
          onChange={kind => set({ kind })}
        />
        <p className={`${base.tiny} ${base.faint}`}>{draft.kind === 'news' ? t.newsHint : t.marketHint}</p>
      </div>
      <div className={`${base.pair} ${styles.way}`}>
        <Select
          label={t.method}
          value={draft.method}
          onChange={event => set({ method: methods.find(method => method === event.target.value) ?? 'GET' })}
        >
          {methods.map(method => (
            <option key={method}>{method}</option>
          ))}
        </Select>
        <Field
          label={t.endpoint}
          type="url"
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          placeholder="https://"
          value={draft.endpoint}
          error={wasTried && read.lacksAddress ? t.endpointWrong : undefined}
          onChange={event => set({ endpoint: event.target.value })}
        />
      </div>
      <TextArea
        mono
        label={t.headers}
        aside={t.headersAside}
        spellCheck={false}
        maxLength={20_000}
        placeholder={'{ "Accept": "application/json" }'}
        value={draft.headersText}
        error={headerFault}
        hint={saved.length > 0 ? t.headersKept : t.headersNew}
        onChange={event => set({ headersText: event.target.value })}
      />
      <div className={`${base.row} ${base.between}`}>
        <span className={base.small}>{t.active}</span>
        <Toggle label={t.active} checked={draft.active} onChange={active => set({ active })} />
      </div>
    </>
  )
}

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

/** Enough to see whether it is the right answer. */
const shownLetters = 600

const isGood = (status: number) => status >= 200 && status < 300

type Ready = NonNullable<ReturnType<typeof readDraft>['ready']>

/** Calls the service as it stands in the editor, saved or not; stored header values are filled in by the server. */
const useTestApi = (id: string | undefined) =>
  useMutation({
    mutationFn: (config: Ready) => call(admin.testApi, { ...config, ...(id !== undefined && { id }) }),
  })

type Test = ReturnType<typeof useTestApi>

/** Status, time and the first bytes, or why there are none. */
function TestResult({ test: { data, error, isPending } }: { test: Test }) {
  const t = useText(apisText)
  const language = useLanguage()
  const { count } = useFormat()
  return (
    <div aria-live="polite">
      {error && !isPending && (
        <div className={styles.testBox}>
          <div className={`${base.row} ${base.between} ${base.small}`}>
            <b>{t.testFailed}</b>
            <Icon shape={alertIcon} sizePx={16} className={base.down} />
          </div>
          <p className={`${base.small} ${base.muted}`}>{asProblem(error).texts[language]}</p>
        </div>
      )}
      {data && !isPending && (
        <div className={styles.testBox}>
          <div className={`${base.row} ${base.between} ${base.small}`}>
            <b>{t.lastTest}</b>
            <Pill tone={isGood(data.status) ? 'up' : 'down'}>
              <Icon shape={isGood(data.status) ? checkIcon : alertIcon} sizePx={13} />
              {`${data.status} · ${t.tookMs(count(data.tookMs))}`}
            </Pill>
          </div>
          {data.stories !== null && <p className={`${base.small} ${base.muted}`}>{t.stories(data.stories)}</p>}
          <pre>{data.data.slice(0, shownLetters) || t.noAnswer}</pre>
        </div>
      )}
    </div>
  )
}

export function ApiEditor({ config, gone, typed, onClose, onSaved }: Props) {
  const t = useText(apisText)
  const { working } = useText(adminText)
  const [draft, setDraft] = useState(() => typed ?? (config ? draftOf(config) : emptyDraft))
  const [wasTested, setTested] = useState(false)
  const saved = config?.headers ?? []
  const read = readDraft(draft, saved)
  const save = useSaveApi(config)
  const { form, wasTried, isSending } = useForm({
    state: [draft, setDraft],
    ready: read.ready !== null,
    send: () => (read.ready ? save.mutateAsync(read.ready) : Promise.reject()),
    onSent: (saved, sent, now) => {
      // What was sent is stored now, and is not shown again.
      const next = draftSince(sent, now, saved)
      setDraft(next)
      setTested(false)
      onSaved(saved, next)
    },
  })
  const test = useTestApi(config?.id)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function tryOut() {
    setTested(true)
    if (read.ready && !test.isPending) test.mutate(read.ready)
  }

  return (
    <section className={cards.card}>
      <form {...form} className={base.stack}>
        <div className={`${base.row} ${base.between}`}>
          <h2 className={`${base.heading} ${styles.cut}`} tabIndex={-1} ref={title}>
            {config ? t.edit(config.name) : t.fresh}
          </h2>
          <IconButton label={t.closeEditor} icon={closeIcon} sizePx={18} onClick={onClose} />
        </div>
        {gone && <output className={base.small}>{t.gone(gone)}</output>}
        <ApiFields draft={draft} saved={saved} read={read} wasTried={wasTried || wasTested} onChange={setDraft} />
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
            busy={isSending && working}
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
