import { admin, type SystemSettings } from '@pusula/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import styles from '../admin.module.css'
import { useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'
import { PageHead } from '../frame/PageHead.tsx'
import { changedIn, changesIn, draftOf, readDraft } from './draft.ts'
import { settingsText } from './messages.ts'
import {
  CacheCard,
  ExchangesCard,
  GuestsCard,
  LimitsCard,
  MembersCard,
  ReceiptsCard,
  ReferralsCard,
} from './SettingsCards.tsx'

export function SettingsSection() {
  const { settings: title } = useText(adminText)
  const inForce = useAsk('settings', admin.settings, {})
  return (
    // Once the form is there, its own head carries the title beside the buttons.
    inForce.data ? (
      <SettingsForm inForce={inForce.data} title={title} />
    ) : (
      <>
        <PageHead title={title} />
        <Loaded query={inForce}>{() => null}</Loaded>
      </>
    )
  )
}

function SettingsForm({ inForce, title }: { inForce: SystemSettings; title: string }) {
  const t = useText(settingsText)
  const { working } = useText(adminText)
  const [draft, setDraft] = useState(() => draftOf(inForce))
  const changes = changesIn(draft, inForce)
  const { settings, faults } = readDraft(draft)
  const save = useChange((next: Partial<SystemSettings>) => call(admin.saveSettings, next), {
    touches: ['settings', 'coins'],
    done: t.saved,
    onDone: saved => setDraft(draftOf(saved)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (settings && changes > 0 && !save.isPending) save.mutate(changedIn(settings, inForce))
  }

  const cards = { draft, faults, onChange: setDraft }
  return (
    <form onSubmit={submit} noValidate>
      <PageHead title={title}>
        <output className={`${base.small} ${base.muted}`}>{changes > 0 && t.unsaved(changes)}</output>
        {changes > 0 && (
          <Button look="ghost" small onClick={() => setDraft(draftOf(inForce))}>
            {t.discard}
          </Button>
        )}
        <Button
          look="primary"
          small
          type="submit"
          disabled={!settings || changes === 0}
          busy={save.isPending && working}
        >
          {t.save}
        </Button>
      </PageHead>
      <div className={styles.settings}>
        <div className={base.stack}>
          <LimitsCard {...cards} />
          <CacheCard {...cards} />
          <ReferralsCard {...cards} />
          <MembersCard {...cards} />
        </div>
        <div className={base.stack}>
          <GuestsCard {...cards} />
          <ReceiptsCard {...cards} />
          <ExchangesCard {...cards} />
        </div>
      </div>
    </form>
  )
}
