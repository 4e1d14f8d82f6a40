import { admin, type InputOf, type SystemSettings } from '@pusula/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useForm } from '../../../lib/form.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import styles from '../admin.module.css'
import { PageHead } from '../frame/AdminFrame.tsx'
import { askKey, useAsk, useChange } from '../frame/ask.ts'
import { adminText } from '../frame/messages.ts'
import { changedIn, draftOf, editsIn, editsSince, readDraft, type SettingsDraft, seenOf } from './draft.ts'
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

interface Typed {
  edits: Partial<SettingsDraft>
  /** What was in force when the typing began; null where nothing was typed since it was last looked at. */
  seen: SystemSettings | null
}
const untouched: Typed = { edits: {}, seen: null }

function SettingsForm({ inForce, title }: { inForce: SystemSettings; title: string }) {
  const t = useText(settingsText)
  const { working } = useText(adminText)
  const client = useQueryClient()
  const [{ edits, seen }, setTyped] = useState<Typed>(untouched)
  // What nobody touched here follows what another administrator changes.
  const draft = { ...draftOf(inForce), ...edits }
  const changes = Object.keys(editsIn(draft, inForce)).length
  const { settings, faults } = readDraft(draft)
  const save = useChange((next: InputOf<typeof admin.saveSettings>) => call(admin.saveSettings, next), {
    touches: ['settings', 'coins'],
    done: t.saved,
    onDone: saved => client.setQueryData(askKey('settings', admin.settings, {}), saved),
    // After the edit conflict was shown, saving again overwrites the other change.
    onOvertaken: () => setTyped({ edits, seen: null }),
  })

  const { form, set, isValid, isSending } = useForm({
    state: [draft, typed => setTyped({ edits: editsIn(typed, inForce), seen: seen ?? inForce })],
    ready: settings !== null && changes > 0,
    send: () => {
      const next = changedIn(settings ?? inForce, inForce)
      return save.mutateAsync({ ...next, seen: seenOf(seen ?? inForce, next) })
    },
    onSent: (saved, sent, now) => {
      const left = editsSince(sent, now, saved)
      setTyped({ edits: left, seen: Object.keys(left).length ? saved : null })
    },
  })
  const cards = { draft, faults, onChange: set }
  return (
    <form {...form}>
      <PageHead title={title}>
        <output className={`${base.small} ${base.muted}`}>{changes > 0 && t.unsaved(changes)}</output>
        {changes > 0 && !isSending && (
          <Button look="ghost" small onClick={() => setTyped(untouched)}>
            {t.discard}
          </Button>
        )}
        <Button look="primary" small type="submit" disabled={!isValid} busy={isSending && working}>
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
