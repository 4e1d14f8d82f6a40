import { admin as routes } from '@pusula/contract'
import { isRange } from '../../platform/http/address.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { changeSettings, readSettings, type Settings } from '../../platform/settings.ts'
import type { Platform } from '../../platform.ts'
import { auditEntries, note } from './store/audit.ts'

const auditPage = 50

export function openSettingsRoutes(door: Door, { database, clock }: Platform) {
  serve(door, routes.settings, () => readSettings(database))

  serve(door, routes.saveSettings, async ({ input, viewer }) => {
    const wrong = (input.blockedAddresses ?? []).findIndex(range => !isRange(range))
    if (wrong >= 0) {
      const field = { field: `blockedAddresses.${wrong}`, rule: 'range', message: 'must be an address or a range' }
      throw new Problem('request.invalid', { fields: [field] })
    }
    const now = clock.now()
    return database.transaction(async tx => {
      const before = await readSettings(tx)
      const after = await changeSettings(tx, input, now)
      const changes = differences(before, after)
      if (Object.keys(changes).length)
        await note(tx, { by: viewer.accountId, action: 'settings.change', subject: 'settings', details: changes, now })
      return after
    })
  })

  serve(door, routes.audit, ({ input }) => {
    if (input.before && !/^\d{1,18}$/.test(input.before)) throw new Problem('request.invalid')
    return auditEntries(database, { ...input, limit: auditPage })
  })
}

/** What was and what is, by name. */
function differences(before: Settings, after: Settings): Record<string, { from: unknown; to: unknown }> {
  const names = Object.keys(after) as (keyof Settings)[]
  const isChanged = (name: keyof Settings) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return Object.fromEntries(names.filter(isChanged).map(name => [name, { from: before[name], to: after[name] }]))
}
