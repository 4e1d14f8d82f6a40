import { importLimitBytes } from '@pusula/contract'
import type { Chance } from './chance.ts'

type Make = (chance: Chance) => Record<string, unknown>

const ranges = (count: number, write: (i: number) => string) => Array.from({ length: count }, (_, i) => write(i))
const header = 'date,kind,symbol,quantity,unit_usd,fee_usd,notes\n'
const upTo = (line: string, bytes: number) => line.repeat(Math.floor(bytes / line.length))

/** Files of trades: a person's own, one of a script, and those that are nothing but work. */
const file: Make = chance => ({
  csv: chance.pick([
    header + upTo('2026-01-02,buy,BTC,0.5,60000,1,\n', 600_000),
    header + upTo('2026-01-02,buy,BTC,0.12345678,61234.56789,1.5,a note\n', importLimitBytes - 100),
    header + upTo('2026-01-02,buy,"BTC",1,1,1,"a ""note"" of\ntwo lines"\n', importLimitBytes - 100),
    header + upTo('2026-13-45,gift,NOSUCH,-1,x,y,\n', importLimitBytes - 100),
    header + upTo(',', importLimitBytes - 100),
    header + upTo('a\n', importLimitBytes - 100),
    upTo(',', importLimitBytes),
    upTo('a\n', importLimitBytes),
    upTo('"', importLimitBytes),
    upTo('a,b\n', importLimitBytes),
    upTo('İ', importLimitBytes / 2),
  ]),
})

/** The largest inputs that somebody might mean, which no shape tells of. */
export const largest: Record<string, Make> = {
  'portfolio.importPreview': file,
  'portfolio.import': chance => ({ ...file(chance), leaveOut: chance.is(0.5) }),
  'admin.saveSettings': chance => ({
    blockedAddresses: chance.pick([
      ranges(10_000, i => `203.${i % 250}.${(i >> 8) % 250}.0/24`),
      ranges(10_000, i => `2001:db8:${(i % 65_536).toString(16)}::/48`),
      ranges(10_000, () => '203.0.113.0/24'),
    ]),
  }),
}
