import Type, { type Static } from 'typebox'
import { hostPattern, settingLimits } from '../admin-limits.ts'
import { jurisdictions } from '../jurisdictions.ts'
import { get, Nothing, put } from '../route.ts'
import { Id, Instant } from '../shapes.ts'

const DailyLimit = Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])

/** The beginning of an address; empty is the usual one. */
const HostAddress = Type.String({ maxLength: 200, pattern: hostPattern })

/** What the owner can change while the product runs. */
export const SystemSettings = Type.Object({
  /** How many analyses a day; null is no limit. */
  dailyLimits: Type.Object({ visitor: DailyLimit, member: DailyLimit, pro: DailyLimit }),
  guestsAllowed: Type.Boolean(),
  /** How many invitations are rewarded to one inviter in thirty days. */
  referralRewardsPerMonth: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** How long a bought analysis can be read again. */
  keptAnalysisDays: Type.Integer({ minimum: 30, maximum: 3650 }),
  /** How many alerts one member may have waiting. */
  alertsPerMember: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** How many purchases and sales one portfolio may hold. */
  portfolioEntries: Type.Integer({ minimum: 1000, maximum: 1_000_000 }),
  /** How many deleted entries of one portfolio are kept to be brought back. */
  portfolioBinEntries: Type.Integer({ minimum: 1000, maximum: 2_000_000 }),
  guestCoins: Type.Array(Type.String({ maxLength: 20, pattern: '^[A-Z0-9]{1,20}$' }), {
    maxItems: settingLimits.guestCoins,
  }),
  /** How long prices' histories are kept before they are asked for again. */
  cacheMinutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  cacheMegabytes: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Addresses and CIDR ranges from which nobody may be a guest. */
  blockedAddresses: Type.Array(Type.String({ maxLength: 49, pattern: '^[0-9A-Fa-f:./]*$' }), {
    maxItems: settingLimits.blockedAddresses,
  }),
  /** Who sells, as receipts say it: name, address, tax number, a line each. Empty says nothing. */
  receiptSeller: Type.String({ maxLength: 500 }),
  /** The tax that prices include, as receipts say it; nothing is said at 0 percent. */
  receiptTax: Type.Object({
    name: Type.String({ maxLength: 40 }),
    percent: Type.Number({ minimum: 0, maximum: 100 }),
  }),
  /** Whose words and limits are in force. */
  jurisdiction: Type.Enum([...jurisdictions]),
  /** Whether people and models may give ranges of their own. */
  turnAllowed: Type.Boolean(),
  /** Where the exchanges are asked, when not at their usual address: regional hosts. */
  exchangeAddresses: Type.Object({ binance: HostAddress, bybit: HostAddress, okx: HostAddress }),
})
export type SystemSettings = Static<typeof SystemSettings>

const { dailyLimits, receiptTax, exchangeAddresses, ...others } = SystemSettings.properties

/** Some of the settings: of those that belong together, some of them. */
const SomeSettings = Type.Partial(
  Type.Object({
    ...others,
    dailyLimits: Type.Partial(dailyLimits),
    receiptTax: Type.Partial(receiptTax),
    exchangeAddresses: Type.Partial(exchangeAddresses),
  }),
)
export type SomeSettings = Static<typeof SomeSettings>

/** What administrators do, by name. */
const auditActions = [
  'coins.upload',
  'coins.add',
  'coins.remove',
  'coins.enable',
  'coins.disable',
  'apis.add',
  'apis.change',
  'apis.remove',
  'settings.change',
  'channels.change',
  'economy.upload',
  'people.credits',
  'people.block',
  'people.unblock',
  'messages.answer',
  'cases.settle',
  'nicknames.hide',
  'nicknames.show',
] as const
export type AuditAction = (typeof auditActions)[number]

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  /** The address of who did it. */
  by: Type.String(),
  action: Type.Enum([...auditActions]),
  /** What it was done to: a symbol, an id, the name of a service. */
  subject: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
})

export const settingsCalls = {
  settings: get('/api/admin/settings', {
    who: 'admin',
    says: 'The settings in force.',
    input: Nothing,
    reply: SystemSettings,
  }),
  saveSettings: put('/api/admin/settings', {
    who: 'admin',
    says: 'Changes settings, at once and everywhere; what is not given stays as it is. With what was seen of them before, nothing is replaced that was not seen.',
    input: Type.Object({ ...SomeSettings.properties, seen: Type.Optional(SomeSettings) }),
    reply: SystemSettings,
    maxBytes: 1024 * 1024,
    fresh: true,
  }),
  audit: get('/api/admin/audit', {
    who: 'admin',
    says: 'Who changed what, the newest first, fifty at a time.',
    input: Type.Object({
      /** The id of the last entry of the page before. */
      before: Type.Optional(Id),
      action: Type.Optional(Type.Enum([...auditActions])),
      subject: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: Type.Array(AuditEntry),
  }),
}
