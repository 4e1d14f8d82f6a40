import { useState } from 'react'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { plugIcon, plusIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import styles from '../admin.module.css'
import { adminText } from '../frame/messages.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { ApiEditor } from './ApiEditor.tsx'
import { ApiTable } from './ApiTable.tsx'
import { type ApiConfig, useApis } from './apis.ts'
import type { ApiDraft } from './draft.ts'
import { apisText } from './messages.ts'

/** What the editor holds: nothing, a service that is not there yet, or one that is, and of when the list was then. */
type Open =
  | { kind: 'nothing' }
  | { kind: 'fresh' }
  | { kind: 'known'; config: ApiConfig; typed?: ApiDraft; listedAtMs: number }

export function ApisSection() {
  const t = useText(apisText)
  const { apis: title } = useText(adminText)
  const apis = useApis()
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const known = open.kind === 'known' ? open : undefined
  const selected = apis.data?.find(({ id }) => id === known?.config.id)
  const isEditing = open.kind !== 'nothing'
  const listedAtMs = apis.dataUpdatedAt
  // What was saved a moment ago is not on the list before it is read again.
  const isGone = known !== undefined && !selected && listedAtMs > known.listedAtMs
  const close = () => setOpen({ kind: 'nothing' })

  return (
    <>
      <PageHead title={title}>
        <Button look="primary" small onClick={() => setOpen({ kind: 'fresh' })}>
          <Icon shape={plusIcon} sizePx={16} />
          {t.add}
        </Button>
      </PageHead>
      <div className={classes(isEditing && `${styles.split} ${styles.wideSplit}`)}>
        <Loaded
          query={apis}
          empty={list =>
            list.length === 0 && (
              <section className={cards.card}>
                <Empty icon={plugIcon} title={t.none}>
                  {t.noneSays}
                </Empty>
              </section>
            )
          }
        >
          {list => (
            <ApiTable
              apis={list}
              selectedId={selected?.id}
              onSelect={config => setOpen({ kind: 'known', config, listedAtMs })}
            />
          )}
        </Loaded>
        {isEditing && (
          <ApiEditor
            key={known?.config.id ?? 'fresh'}
            config={isGone ? undefined : (selected ?? known?.config)}
            gone={isGone ? known.config.name : undefined}
            typed={known?.typed}
            onClose={close}
            onSaved={(config, typed) => setOpen({ kind: 'known', config, typed, listedAtMs })}
          />
        )}
      </div>
    </>
  )
}
