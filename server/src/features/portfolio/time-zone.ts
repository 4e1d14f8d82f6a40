import type { InputOf, portfolio, ReplyOf } from '@pusula/contract'
import { isTimeZone } from '@pusula/words'
import type { Database } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import { type DayOf, daysIn, yearOfDay } from './rules/moments.ts'
import { dollarsOfDays } from './rules/money.ts'
import type { Entry } from './rules/position.ts'
import { gainsOf } from './rules/report.ts'
import { entriesOf } from './store/entries.ts'
import { chooseSettings, settingsOf, zoneOf } from './store/settings.ts'

type Preview = ReplyOf<typeof portfolio.timeZonePreview>

/** Limit of entries that a preview names. */
const maxNamed = 20

const refuseUnknown = (timeZone: string | undefined, field: string) => {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new Problem('request.invalid', { fields: [{ field, rule: 'format' }] })
}

/** Where an account has its midnights, and what another place would change. */
export function openTimeZones(database: Database) {
  return {
    async choose(accountId: string, choice: InputOf<typeof portfolio.settings>) {
      refuseUnknown(choice.timeZone, 'timeZone')
      refuseUnknown(choice.browserZone, 'browserZone')
      return chooseSettings(database, accountId, choice)
    },

    async preview(accountId: string, timeZone: string): Promise<Preview> {
      refuseUnknown(timeZone, 'timeZone')
      const settings = await settingsOf(database, accountId)
      const entries = await entriesOf(database, accountId, settings.incomeCost)
      const [from, to] = [zoneOf(settings), timeZone]
      const [before, after] = [daysIn(from), daysIn(to)]
      const otherDay = entries.filter(entry => before(entry) !== after(entry))
      const otherYear = otherDay.filter(entry => yearOfDay(before(entry)) !== yearOfDay(after(entry)))
      const named = (otherYear.length ? otherYear : otherDay)
        .sort((one, other) => (one.tradedAt < other.tradedAt ? 1 : -1))
        .slice(0, maxNamed)
      const gains = async (dayOf: DayOf) => gainsOf(entries, dayOf, settings.costMethod, dollarsOfDays)
      const [gainsBefore, gainsAfter] = [await gains(before), await gains(after)]
      const counted = (dayOf: DayOf, year: number) => otherYear.filter(entry => yearOfDay(dayOf(entry)) === year).length
      const all = (dayOf: DayOf) => countByYear(entries, dayOf)
      const [allBefore, allAfter] = [all(before), all(after)]
      const years = [...new Set([...allBefore.keys(), ...allAfter.keys()])]
        .filter(year => counted(before, year) > 0 || counted(after, year) > 0)
        .sort((one, other) => other - one)
      return {
        ...{ from, to, otherDay: otherDay.length, otherYear: otherYear.length },
        moved: named.map(entry => {
          const { id, kind, coinSymbol, quantity } = entry
          return { id, kind, coinSymbol, quantity, dayBefore: before(entry), dayAfter: after(entry) }
        }),
        years: years.map(year => ({
          year,
          entriesBefore: allBefore.get(year) ?? 0,
          entriesAfter: allAfter.get(year) ?? 0,
          gainBefore: gainsBefore.get(year) ?? '0',
          gainAfter: gainsAfter.get(year) ?? '0',
        })),
      }
    },
  }
}

function countByYear(entries: readonly Entry[], dayOf: DayOf): Map<number, number> {
  const counts = new Map<number, number>()
  for (const entry of entries) {
    const year = yearOfDay(dayOf(entry))
    counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return counts
}
