import { admin as routes, type SomeSettings } from '@pusula/contract'
import { isRange } from '../../platform/http/address.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { changeSettings, lockSettings, readSettings, type Settings } from '../../platform/settings.ts'
import type { Platform } from '../../platform.ts'
import type { RunningMarket } from '../market/index.ts'
import { auditEntries, recordChange } from './store/audit.ts'

const auditPage = 50

export function openSettingsRoutes(
  door: Door,
  { database, clock }: Platform,
  market: Pick<RunningMarket, 'knownCoins'>,
) {
  /** Newly opened ones that are no coins; one that is gone for now stays open. */
  async function unknownCoins({ guestCoins = [] }: SomeSettings): Promise<string[]> {
    const open = (await readSettings(database)).guestCoins
    const added = guestCoins.filter(symbol => !open.includes(symbol))
    if (!added.length) return []
    const known = new Set((await market.knownCoins()).map(({ symbol }) => symbol))
    return added.filter(symbol => !known.has(symbol))
  }

  serve(door, routes.settings, () => readSettings(database))

  serve(door, routes.saveSettings, async ({ input, viewer }) => {
    const fields = [...strangeRanges(input), ...strangeHosts(input)]
    if (fields.length) throw new Problem('request.invalid', { fields: fields.slice(0, 10) })
    const named = await unknownCoins(input)
    if (named.length) throw new Problem('market.unknownCoin', { named: named.slice(0, 10) })
    const now = clock.now()
    const { seen, ...given } = input
    return database.transaction(async tx => {
      await lockSettings(tx)
      const before = await readSettings(tx)
      if (seen && Object.keys(differences(before, changed(before, seen))).length)
        throw new Problem('admin.changedMeanwhile')
      const next = changed(before, given)
      const after = await changeSettings(tx, pick(next, Object.keys(given)), now)
      const changes = differences(before, after)
      if (Object.keys(changes).length)
        await recordChange(tx, {
          by: viewer.accountId,
          action: 'settings.change',
          subject: 'settings',
          details: changes,
          now,
        })
      return after
    })
  })

  serve(door, routes.audit, ({ input }) => {
    if (input.before && !/^\d{1,18}$/.test(input.before)) throw new Problem('request.invalid')
    return auditEntries(database, { ...input, limit: auditPage })
  })
}

const strangeRanges = ({ blockedAddresses = [] }: SomeSettings) =>
  blockedAddresses.flatMap((range, i) =>
    isRange(range) ? [] : { field: `blockedAddresses.${i}`, rule: 'range', message: 'must be an address or a range' },
  )

const strangeHosts = ({ exchangeAddresses = {} }: SomeSettings) =>
  Object.entries(exchangeAddresses).flatMap(([name, address]) =>
    address === '' || URL.canParse(address)
      ? []
      : { field: `exchangeAddresses.${name}`, rule: 'host', message: 'must be the address of a host' },
  )

/** Merges changed settings into all of them. */
const changed = (before: Settings, some: SomeSettings): Settings => ({
  ...before,
  ...some,
  dailyLimits: { ...before.dailyLimits, ...some.dailyLimits },
  receiptTax: { ...before.receiptTax, ...some.receiptTax },
  exchangeAddresses: { ...before.exchangeAddresses, ...some.exchangeAddresses },
})

const pick = (settings: Settings, names: readonly string[]): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)))

/** What was and what is, by name. */
function differences(before: Settings, after: Settings): Record<string, { from: unknown; to: unknown }> {
  const names = Object.keys(after) as (keyof Settings)[]
  const isChanged = (name: keyof Settings) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return Object.fromEntries(names.filter(isChanged).map(name => [name, { from: before[name], to: after[name] }]))
}
