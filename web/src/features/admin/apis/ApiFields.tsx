import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Field } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import styles from '../admin.module.css'
import { type ApiDraft, kinds, methods, type readDraft } from './draft.ts'
import type { HeadersRead } from './headers.ts'
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

type Props = {
  draft: ApiDraft
  saved: readonly string[]
  read: ReturnType<typeof readDraft>
  wasTried: boolean
  onChange: (draft: ApiDraft) => void
}

export function ApiFields({ draft, saved, read, wasTried, onChange }: Props) {
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
