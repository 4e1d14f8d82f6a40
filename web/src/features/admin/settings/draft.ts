import { hostPattern, type Jurisdiction, type SomeSettings, type SystemSettings, settingLimits } from '@pusula/contract'
import { readNumber } from '@pusula/words/reading'
import { editsOver } from '../frame/ask.ts'

/** Form state of the settings: raw text as typed. */
export interface SettingsDraft {
  visitor: string
  member: string
  pro: string
  guestsAllowed: boolean
  turnAllowed: boolean
  guestCoins: string
  blockedAddresses: string
  cacheMinutes: string
  cacheMegabytes: string
  referralRewards: string
  keptDays: string
  alerts: string
  portfolioEntries: string
  portfolioBinEntries: string
  seller: string
  taxName: string
  taxPercent: string
  binance: string
  bybit: string
  okx: string
  /** Chosen in a section of its own. */
  jurisdiction: Jurisdiction
}

type Tier = 'visitor' | 'member' | 'pro'
export const venues = ['binance', 'bybit', 'okx'] as const
export type Fault =
  | { kind: 'whole'; from: number; to: number }
  | { kind: 'percent' }
  | { kind: 'host' }
  | { kind: 'many'; most: number }
  | { kind: 'coin' | 'address'; word: string }
export type Faults = Partial<Record<keyof SettingsDraft, Fault>>

/** The server's own bounds; it checks them again. */
const bounds = {
  limit: [1, 1_000_000],
  cacheMinutes: [1, 1440],
  cacheMegabytes: [1, 10_000],
  referralRewards: [0, 10_000],
  keptDays: [30, 3650],
  alerts: [1, 1000],
  portfolioEntries: [1000, 1_000_000],
  portfolioBinEntries: [1000, 2_000_000],
} as const

const said = (limit: number | null) => (limit === null ? '' : String(limit))

export const draftOf = (settings: SystemSettings): SettingsDraft => ({
  visitor: said(settings.dailyLimits.visitor),
  member: said(settings.dailyLimits.member),
  pro: said(settings.dailyLimits.pro),
  guestsAllowed: settings.guestsAllowed,
  jurisdiction: settings.jurisdiction,
  turnAllowed: settings.turnAllowed,
  guestCoins: settings.guestCoins.join(', '),
  blockedAddresses: settings.blockedAddresses.join('\n'),
  cacheMinutes: String(settings.cacheMinutes),
  cacheMegabytes: String(settings.cacheMegabytes),
  referralRewards: String(settings.referralRewardsPerMonth),
  keptDays: String(settings.keptAnalysisDays),
  alerts: String(settings.alertsPerMember),
  portfolioEntries: String(settings.portfolioEntries),
  portfolioBinEntries: String(settings.portfolioBinEntries),
  seller: settings.receiptSeller,
  taxName: settings.receiptTax.name,
  taxPercent: String(settings.receiptTax.percent),
  ...settings.exchangeAddresses,
})

/** The fields that differ from what is in force. */
export const editsIn = (draft: SettingsDraft, settings: SystemSettings): Partial<SettingsDraft> =>
  editsOver(draftOf(settings), draft)

/** What was typed after a draft was sent; the server may write what it was sent in its own way, which is no edit. */
export const editsSince = (sent: SettingsDraft, draft: SettingsDraft, saved: SystemSettings): Partial<SettingsDraft> =>
  editsOver(sent, editsIn(draft, saved))

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function differing(next: object, before: object): object {
  const parts = Object.entries(next).flatMap(([name, value]): [string, unknown][] => {
    const was: unknown = Reflect.get(before, name)
    if (JSON.stringify(value) === JSON.stringify(was)) return []
    return [[name, isGroup(value) && isGroup(was) ? differing(value, was) : value]]
  })
  return Object.fromEntries(parts)
}

/** Only what differs is sent, of what belongs together too: what another administrator changed meanwhile stays. */
export const changedIn = (next: SystemSettings, inForce: SystemSettings): SomeSettings => differing(next, inForce)

function sameParts(whole: object, parts: object): object {
  const found = Object.entries(parts).map(([name, part]): [string, unknown] => {
    const value: unknown = Reflect.get(whole, name)
    return [name, isGroup(part) && isGroup(value) ? sameParts(value, part) : value]
  })
  return Object.fromEntries(found)
}

/** What was seen of the settings that are changed. */
export const seenOf = (seen: SystemSettings, changes: SomeSettings): SomeSettings => sameParts(seen, changes)

const words = (text: string, between: RegExp) => [...new Set(text.split(between).filter(Boolean))]

/** An address or a range, as the server reads them; four numbers, or what a browser takes between brackets. */
function isAddress(word: string): boolean {
  const [, host = '', bits = '0'] = /^([0-9a-f:.]+)(?:\/(\d{1,3}))?$/i.exec(word) ?? []
  if (host.includes(':')) return URL.canParse(`http://[${host}]`) && Number(bits) <= 128
  return (
    /^(\d{1,3}\.){3}\d{1,3}$/.test(host) &&
    host.split('.').every(part => Number(part) <= 255 && String(Number(part)) === part) &&
    Number(bits) <= 32
  )
}

const isSymbol = (word: string) => /^[A-Z0-9]{1,20}$/.test(word)

const shownLetters = 40

/** The first word that does not belong, of an endless one the beginning; or that there are too many. */
function faultIn(list: string[], kind: 'coin' | 'address', most: number): Fault | undefined {
  const fits = kind === 'coin' ? isSymbol : isAddress
  const word = list.find(one => !fits(one))
  if (word) return { kind, word: word.length > shownLetters ? `${word.slice(0, shownLetters)}…` : word }
  return list.length > most ? { kind: 'many', most } : undefined
}

/** What the form says as the server takes it, or what is wrong with it. */
export function readDraft(draft: SettingsDraft): { settings: SystemSettings | null; faults: Faults } {
  const faults: Faults = {}
  const whole = (name: Tier | Exclude<keyof typeof bounds, 'limit'>, key: keyof typeof bounds) => {
    const [from, to] = bounds[key]
    const value = /^\d+$/.test(draft[name].trim()) ? Number(draft[name]) : Number.NaN
    if (!(value >= from && value <= to)) faults[name] = { kind: 'whole', from, to }
    return value
  }
  const limit = (name: Tier) => (draft[name].trim() === '' ? null : whole(name, 'limit'))

  // Symbols are Latin: the Turkish upper case of "sui" would be "SUİ".
  const guestCoins = words(draft.guestCoins, /[\s,;]+/).map(word => word.toUpperCase())
  const blockedAddresses = words(draft.blockedAddresses, /[\s,;]+/)
  const badCoins = faultIn(guestCoins, 'coin', settingLimits.guestCoins)
  const badAddresses = faultIn(blockedAddresses, 'address', settingLimits.blockedAddresses)
  if (badCoins) faults.guestCoins = badCoins
  if (badAddresses) faults.blockedAddresses = badAddresses

  // A comma is a decimal mark to whoever writes Turkish.
  const read = readNumber(draft.taxPercent.trim().replace(',', '.') || '0', 'en', { decimals: 2, most: '100' })
  const percent = read.kind === 'refused' ? Number.NaN : Number(read.value)
  if (Number.isNaN(percent)) faults.taxPercent = { kind: 'percent' }
  const host = (name: (typeof venues)[number]) => {
    const typed = draft[name].trim().replace(/\/+$/, '')
    const isHost = new RegExp(hostPattern).test(typed) && (typed === '' || URL.canParse(typed))
    if (!isHost) faults[name] = { kind: 'host' }
    return typed
  }

  const settings: SystemSettings = {
    dailyLimits: { visitor: limit('visitor'), member: limit('member'), pro: limit('pro') },
    guestsAllowed: draft.guestsAllowed,
    jurisdiction: draft.jurisdiction,
    turnAllowed: draft.turnAllowed,
    guestCoins,
    blockedAddresses,
    cacheMinutes: whole('cacheMinutes', 'cacheMinutes'),
    cacheMegabytes: whole('cacheMegabytes', 'cacheMegabytes'),
    referralRewardsPerMonth: whole('referralRewards', 'referralRewards'),
    keptAnalysisDays: whole('keptDays', 'keptDays'),
    alertsPerMember: whole('alerts', 'alerts'),
    portfolioEntries: whole('portfolioEntries', 'portfolioEntries'),
    portfolioBinEntries: whole('portfolioBinEntries', 'portfolioBinEntries'),
    receiptSeller: draft.seller,
    receiptTax: { name: draft.taxName.trim(), percent },
    exchangeAddresses: { binance: host('binance'), bybit: host('bybit'), okx: host('okx') },
  }
  return { settings: Object.keys(faults).length === 0 ? settings : null, faults }
}
