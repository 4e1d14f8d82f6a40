import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import {
  accounts,
  admin,
  allRoutes,
  analysis,
  channels,
  credits,
  guests,
  type InputOf,
  news,
  notifications,
  payments,
  portfolio,
  type Route,
  subscriptions,
  support,
  turn,
} from '@pusula/contract'
import type { Answer, Sender } from './requests.ts'

/** Sends a call as it is meant; its answer is looked at like every other. */
export type Ask = <R extends Route>(sender: Sender, route: R, input: InputOf<R>) => Promise<Answer>

interface Walk {
  senders: readonly Sender[]
  ask: Ask
  /** Another one each time. */
  number: number
}

/** What everybody here has chosen. */
const walkersPassword = 'kuzey yıldızı 7'

/** What the settings, blocks and limits that the fuzzer has made allow: what is refused here is not a fault. */
const fieldOf = (answer: Answer, name: string): string => {
  const found = answer.type.includes('json') && answer.text ? new RegExp(`"${name}":"([^"]+)"`).exec(answer.text) : null
  return found?.[1] ?? ''
}
const numberOf = (answer: Answer, name: string): number =>
  Number(new RegExp(`"${name}":([0-9.e+-]+)`).exec(answer.text ?? '')?.[1] ?? 0)
const senderNamed = (senders: readonly Sender[], name: string): Sender => {
  const found = senders.find(sender => sender.name === name)
  if (!found) throw new Error(`Nobody is ${name}`)
  return found
}

/** The newest email to an address, as its reader has it. */
const emailTo = async (sender: Sender, email: string): Promise<string> =>
  (
    await sender.send({
      kind: 'as meant',
      method: 'GET',
      url: `/dev/outbox?to=${encodeURIComponent(email)}`,
      headers: { accept: 'application/json' },
      body: undefined,
    })
  ).text

/** Joins, forgets the password, comes back by the link and leaves. */
async function joinAndReturn({ senders, ask, number }: Walk) {
  const nobody = senderNamed(senders, 'nobody')
  const first = `walker${number}@example.com`
  const email = `moved.${first}`
  await ask(nobody, accounts.sendActivation, { email: first })
  const code = /\b\d{6}\b/.exec(await emailTo(nobody, first))?.[0] ?? '000000'
  await ask(nobody, accounts.verifyActivation, { email: first, code })
  await ask(nobody, accounts.register, { email: first, password: walkersPassword })
  await ask(nobody, accounts.sendAddressCode, { email })
  const sent = /\b\d{6}\b/.exec(await emailTo(nobody, email))?.[0] ?? '000000'
  await ask(nobody, accounts.setAddress, { email, code: sent })
  await ask(nobody, accounts.changePassword, { currentPassword: walkersPassword, newPassword: 'güney haçı 8' })
  await ask(nobody, accounts.forgotPassword, { email })
  const token = /[A-Za-z0-9_-]{43}/.exec(await emailTo(nobody, email))?.[0] ?? 'none'
  await ask(nobody, accounts.resetPassword, { token, newPassword: 'doğu rüzgârı 9' })
  await ask(nobody, accounts.login, { email, password: 'doğu rüzgârı 9' })
  await ask(nobody, accounts.endSession, { id: fieldOf(await ask(nobody, accounts.sessions, {}), 'id') })
  await ask(nobody, accounts.login, { email, password: 'doğu rüzgârı 9' })
  await ask(nobody, accounts.logoutEverywhere, {})
  await ask(nobody, accounts.login, { email, password: 'doğu rüzgârı 9' })
  await ask(nobody, accounts.remove, {})
  await nobody.renew()
}

/** An administrator shows the second factor with a code that was kept for it. */
async function showFactor({ senders, ask }: Walk) {
  const owner = senderNamed(senders, 'admin')
  await ask(owner, accounts.confirm, { password: walkersPassword })
  await ask(owner, accounts.wantOneTimeCodes, {})
  await ask(owner, accounts.wantPasskey, {})
  const [code = '0000000000'] =
    /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await ask(owner, accounts.newRecoveryCodes, {})).text) ?? []
  await ask(owner, accounts.showSecondFactor, { recoveryCode: code })
}

/** Everything that can be read by whoever may see all of it. */
async function lookAround({ senders, ask }: Walk) {
  const owner = senderNamed(senders, 'admin')
  const known: Record<string, string> = {
    symbol: 'BTC',
    tradingSymbol: 'BTCUSDT',
    symbols: 'BTC,ETH',
    timeframe: '1h',
    q: 'bit',
  }
  for (const { route } of allRoutes.filter(({ route }) => route.method === 'GET' && route.answer === 'json')) {
    const names = Object.keys(route.input.properties).filter(name => route.input.required?.includes(name))
    if (names.every(name => name in known))
      await ask(owner, route, Object.fromEntries(names.map(name => [name, known[name]])))
  }
}

async function analyse({ senders, ask }: Walk) {
  const member = senderNamed(senders, 'member')
  await ask(member, credits.deduct, { symbol: 'BTC' })
  await ask(member, analysis.analyze, { symbol: 'BTC' })
  await ask(member, analysis.analyzePosted, { symbol: 'BTC' })
  await ask(member, analysis.technicalSignals, { symbol: 'BTC' })
  await ask(member, analysis.supportResistance, { symbol: 'BTC' })
  await ask(member, analysis.keptOf, { symbol: 'BTC' })
  await ask(member, news.ofCoin, { symbol: 'BTC' })
}

async function savePurchases({ senders, ask }: Walk) {
  const member = senderNamed(senders, 'member')
  const terms = { quantity: '0.5', usdCostBasis: '60000' }
  const bought = { coinSymbol: 'BTC', coinName: 'Bitcoin', purchaseDate: '2026-01-01T00:00:00.000Z', ...terms }
  const id = fieldOf(await ask(member, portfolio.add, bought), 'id')
  await ask(member, portfolio.change, { id, ...terms, notes: 'half' })
  const csv = (await ask(member, portfolio.export, {})).text
  await ask(member, portfolio.remove, { id })
  await ask(member, portfolio.importPreview, { csv })
  await ask(member, portfolio.import, { csv, leaveOut: true })
  const [out, into] = ['walk-withdrawal-1', 'walk-deposit-0001']
  const moved = [
    'date,kind,symbol,quantity,unit_usd,id',
    `2026-01-02,out,BTC,1,0,${out}`,
    `2026-01-02,in,BTC,1,0,${into}`,
  ]
  await ask(member, portfolio.import, { csv: moved.join('\n') })
  await ask(member, portfolio.transferPartners, { id: out })
  await ask(member, portfolio.pairTransfers, { pairs: [{ out, in: into }] })
  await ask(member, portfolio.unpairTransfer, { id: into })
}

async function listen({ senders, ask }: Walk) {
  const member = senderNamed(senders, 'member')
  const browser = createECDH('prime256v1')
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  await ask(member, notifications.subscribe, { endpoint: `https://push.invalid/${randomUUID()}`, keys })
  await ask(member, notifications.test, { title: 'Pusula', body: 'BTC' })
  const alert = { symbol: 'BTC', kind: 'above', target: 1_000_000 } as const
  const id = fieldOf(await ask(member, notifications.addAlert, alert), 'id')
  await ask(member, notifications.alertFacts, { symbol: 'BTC' })
  await ask(member, notifications.pauseAlert, { id, isPaused: true })
  await ask(member, notifications.removeAlert, { id })
  await ask(member, notifications.restoreAlert, { id })
  await ask(member, channels.order, { names: ['mail', 'push'] })
  await ask(member, channels.switch, { name: 'mail', isOn: true })
  await ask(member, channels.test, { name: 'mail' })
  const night = { fromMinute: 1380, toMinute: 480, timeZone: 'Europe/Istanbul', alertsThrough: true }
  await ask(member, channels.setQuiet, { quiet: night })
  await ask(member, channels.setWebhook, { url: 'https://hooks.invalid/pusula' })
  await ask(member, channels.rotateSecret, {})
  await ask(member, channels.remove, { name: 'webhook' })
}

async function pay({ senders, ask }: Walk) {
  const [member, guest] = [senderNamed(senders, 'member'), senderNamed(senders, 'guest')]
  const pack = { amount: 5, priceId: 'credits-10', analyses: 10 }
  const bought = fieldOf(await ask(member, payments.createIntent, pack), 'paymentIntentId')
  await ask(member, payments.simulateWebhook, { paymentIntentId: bought })
  await ask(member, payments.status, { paymentIntentId: bought })
  const begun = fieldOf(await ask(member, subscriptions.create, { priceType: 'monthly' }), 'paymentIntentId')
  await ask(member, payments.simulateWebhook, { paymentIntentId: begun })
  await ask(member, subscriptions.portal, {})
  await ask(member, subscriptions.cancel, {})
  await ask(member, subscriptions.resume, {})
  const visitorId = fieldOf(await ask(guest, guests.account, {}), 'visitorId')
  const own = fieldOf(await ask(guest, payments.createGuestIntent, { ...pack, termsAccepted: true }), 'paymentIntentId')
  await ask(guest, payments.simulateWebhook, { paymentIntentId: own })
  await ask(guest, payments.guestConversionLogin, { visitorId })
  await guest.renew()
}

/** Gives a range, shows itself in the table, and posts with a model. */
async function takeTurn({ senders, ask, number }: Walk) {
  const [owner, member, guest] = ['admin', 'member', 'guest'].map(name => senderNamed(senders, name))
  if (!owner || !member || !guest) throw new Error('Somebody is missing')
  const price = numberOf(await ask(member, turn.card, { symbol: 'BTC' }), 'priceUsd') || 1
  const range = { symbol: 'BTC', lowUsd: 0.97 * price, highUsd: 1.03 * price }
  const id = numberOf(await ask(member, turn.seal, range), 'id')
  await ask(member, turn.call, { id })
  await ask(member, turn.tell, { id, isSeen: true })
  await ask(member, turn.nameState, { name: 'gezgin' })
  await ask(member, turn.hideMe, {})
  await ask(member, turn.showMe, { name: 'gezgin' })
  await ask(guest, turn.player, { name: 'gezgin' })
  await ask(guest, turn.report, { name: 'gezgin' })
  const reported = fieldOf(await ask(owner, admin.nicknames, {}), 'id')
  await ask(owner, admin.hideNickname, { id: reported })
  await ask(owner, admin.showNickname, { id: reported })
  const model = fieldOf(await ask(member, turn.register, { name: `walk-${number}` }), 'id')
  await ask(member, turn.post, { model: `walk-${number}`, ...range })
  await ask(member, turn.unregister, { id: model })
}

async function govern({ senders, ask, number }: Walk) {
  const [owner, member] = [senderNamed(senders, 'admin'), senderNamed(senders, 'member')]
  // The coin of the file that is sent: only what is not there yet can be confirmed.
  await ask(owner, admin.removeCoin, { id: 'x' })
  await ask(owner, admin.confirmCoins, { token: fieldOf(await ask(owner, admin.previewCoins, {}), 'token') })
  await ask(owner, admin.uploadCoins, {})
  const coin = { id: `walk-${number}`, symbol: `WALK${number}`, name: 'Walk' }
  await ask(owner, admin.addCoin, coin)
  for (const isEnabled of [false, true]) await ask(owner, admin.switchCoin, { symbol: 'BTC', isEnabled })
  await ask(owner, admin.removeCoin, { id: coin.id })
  const service = { endpoint: 'https://service.invalid/feed.xml', method: 'GET', headers: {}, active: false } as const
  const api = fieldOf(await ask(owner, admin.addApiConfig, { name: `Walk ${number}`, kind: 'news', ...service }), 'id')
  await ask(owner, admin.changeApiConfig, { id: api, name: `Walked ${number}` })
  await ask(owner, admin.testApi, { id: api, endpoint: service.endpoint, method: 'GET' })
  await ask(owner, admin.removeApiConfig, { id: api })
  await ask(owner, admin.saveChannels, { webhooksOpen: true })
  await ask(owner, admin.saveSettings, { cacheMinutes: 5, guestsAllowed: true, blockedAddresses: [] })
  const id = fieldOf(await ask(member, accounts.user, {}), 'id')
  const correction = { id, amount: 25, reason: 'a walk', key: randomUUID() }
  await ask(owner, admin.person, { id })
  await ask(owner, admin.correctCredits, correction)
  await ask(owner, admin.block, { id, reason: 'a walk' })
  await ask(owner, admin.unblock, { id })
  await member.renew()
  await ask(member, support.send, { message: 'Merhaba', userEmail: 'ada@example.com' })
  const message = fieldOf(await ask(owner, admin.messages, { isOpen: true }), 'id')
  await ask(owner, admin.answerMessage, { id: message, answer: 'Merhaba' })
}

/** Calls that cannot succeed on a machine by itself, and why. */
export const outOfReach: Record<string, string> = {
  'assistants.asked': 'needs the request of an app that waits for consent',
  'accounts.signInWithPasskey': 'needs a device that makes passkeys',
  'accounts.addPasskey': 'needs a device that makes passkeys',
  'accounts.renamePasskey': 'needs a device that makes passkeys',
  'accounts.removePasskey': 'needs a device that makes passkeys',
  'accounts.askOwnPasskey': 'needs a device that makes passkeys',
  'accounts.removeOneTimeCodes': 'the last factor of an administrator stays',
  'accounts.sendConfirmCode': 'is for members without a password',
  'notifications.test': 'needs a push service',
  'brief.stopPage': 'needs the address that stands in an email',
  'brief.stop': 'needs the address that stands in an email',
  'channels.linkTelegram': 'needs a bot',
  'channels.moveTelegram': 'needs a chat with a bot',
  'subscriptions.portal': 'the sandbox provider has no page for cards and bills',
  'admin.testApi': 'needs a service outside',
  'admin.settlePaymentCase': 'the sandbox provider makes no payment that needs a look',
}

/** What people come for, from beginning to end: without it, most guessed input is refused before a handler runs. */
export const walks: readonly ((walk: Walk) => Promise<void>)[] = [
  govern,
  showFactor,
  lookAround,
  joinAndReturn,
  analyse,
  savePurchases,
  listen,
  takeTurn,
  pay,
]
