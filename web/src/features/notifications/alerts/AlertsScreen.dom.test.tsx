import { channels, market, notifications, type PriceAlert, type Route } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { showCurrency } from '../../../lib/money/currency.ts'
import { waitingAlert } from '../../../testing/alert.ts'
import { type Answered, member, openPage, refuse, reply, replyWith, sampled } from '../../../testing/page.tsx'
import { AlertsScreen } from './AlertsScreen.tsx'

const btc = { symbol: 'BTC', name: 'Bitcoin' }
const search = (onPick: (coin: typeof btc) => void) => (
  <button type="button" onClick={() => onPick(btc)}>
    Bitcoin
  </button>
)
const facts = {
  priceUsd: 100_000,
  range: { lowUsd: 98_000, highUsd: 102_000 },
  dayMoves: [0.05, -0.05, 0.01],
  volumeRatio: 0.9,
}

const lira = { perDollar: 40, dayAgoPerDollar: 40, at: new Date().toISOString(), venues: ['Binance'] }

function openAlerts(saved: PriceAlert[] = [], language: 'tr' | 'en' = 'en', ...more: Answered[]) {
  let alerts = saved
  return openPage(
    <AlertsScreen
      viewer={{ state: 'member', user: member }}
      coinSearch={search}
      levelsOf={() => null}
      originMark={figures =>
        figures.map(({ isSimulated, atMs }) => <i key={atMs}>{isSimulated ? 'Simulated' : 'Live'}</i>)
      }
    />,
    {
      isMember: true,
      language,
      address: '/dashboard/alerts',
      answers: [
        sampled(market.bulkPrices),
        reply(market.rates, { TRY: lira, EUR: null, source: 'simulated' }),
        reply(notifications.alertFacts, facts),
        reply(channels.list, { channels: [], quiet: null }),
        replyWith(notifications.alerts, () => alerts),
        replyWith(notifications.addAlert, () => {
          alerts = [waitingAlert]
          return waitingAlert
        }),
        replyWith(notifications.pauseAlert, ({ isPaused }) => {
          alerts = [{ ...waitingAlert, pausedAt: isPaused ? '2026-11-15T12:00:00.000Z' : null }]
          return alerts[0] ?? waitingAlert
        }),
        replyWith(notifications.removeAlert, () => {
          alerts = []
          return { success: true as const }
        }),
        replyWith(notifications.restoreAlert, () => {
          alerts = [waitingAlert]
          return waitingAlert
        }),
        ...more,
      ],
    },
  )
}

async function openForm(saved: PriceAlert[] = [], language: 'tr' | 'en' = 'en') {
  const page = openAlerts(saved, language)
  const { user } = page
  await user.click(await screen.findByRole('button', { name: language === 'tr' ? 'Yeni' : 'New' }))
  await user.click(screen.getByRole('button', { name: 'Bitcoin' }))
  return page
}

it.each([
  ['tr', 'Fiyat bu olunca', '120.000,5', '$120.000,50 olarak anlaşıldı', 'Alarmı kur', 120_000.5],
  ['en', 'When the price is', '120,000.5', 'Read as $120,000.50', 'Set the alert', 120_000.5],
] as const)('in %s a price is read as it is typed, said back, and set above what it is now', async (...row) => {
  const [language, label, typed, echo, set, target] = row
  const { user, asked } = await openForm([], language)
  const price = await screen.findByLabelText(label)
  await user.click(screen.getByRole('button', { name: set }))
  expect(asked(notifications.addAlert), 'nothing is typed yet').toEqual([])
  expect(price.getAttribute('aria-invalid')).toBe('true')
  await user.type(price, typed)
  expect(screen.getByText(echo)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: set }))
  await waitFor(() =>
    expect(asked(notifications.addAlert)).toMatchObject([{ symbol: 'BTC', kind: 'above', target, currency: 'USD' }]),
  )
})

it('a price can be typed in another money than the one that is read; what was typed stays', async () => {
  const { user, asked } = await openForm()
  await user.type(await screen.findByLabelText('When the price is'), '5000000')
  await waitFor(() => expect(screen.getByRole('option', { name: '₺ TRY' })).toBeTruthy())
  expect(screen.queryByRole('option', { name: '€ EUR' }), 'nobody knows what a euro is worth').toBeNull()
  await user.selectOptions(screen.getByLabelText('Currency'), 'TRY')
  expect(screen.getByText('Read as ₺5,000,000.00')).toBeTruthy()
  expect(screen.getByText(/% above now$/)).toBeTruthy()
  expect(screen.getByText(/likely range \(₺3,920,000 – ₺?4,080,000\)/), 'the range is of the same money').toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Set the alert' }))
  await waitFor(() =>
    expect(asked(notifications.addAlert)).toMatchObject([{ target: 5_000_000, currency: 'TRY', repeats: false }]),
  )
})

it('a percent move says how often it came, and is set with its span and its way', async () => {
  const { user, asked } = await openForm()
  await user.click(await screen.findByRole('radio', { name: 'A percent move' }))
  const move = await screen.findByLabelText('Move')
  await user.type(move, '91')
  await user.click(screen.getByRole('button', { name: 'Set the percent alert' }))
  expect([move.getAttribute('aria-invalid'), asked(notifications.addAlert)]).toEqual(['true', []])
  await user.clear(move)
  await user.type(move, '%5.0')
  expect(screen.getByText(/BTC did this 2 times in the last 3 days/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'If it falls' }))
  expect(screen.getByText(/BTC did this 1 time in the last 3 days/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Within'), '1 hour')
  await user.click(screen.getByRole('switch', { name: 'Tell me every time' }))
  expect(screen.getByText(/at most once an hour/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Set the percent alert' }))
  await waitFor(() =>
    expect(asked(notifications.addAlert)).toMatchObject([
      { symbol: 'BTC', kind: 'move', target: 5, hours: 1, way: 'down', repeats: true },
    ]),
  )
})

it('a server error stays in the sheet until something else is typed, and nothing typed is lost', async () => {
  const { user, answer } = await openForm()
  answer(refuse(notifications.addAlert, 'notifications.tooManyAlerts'))
  const price = await screen.findByLabelText<HTMLInputElement>('When the price is')
  await user.type(price, '120000')
  await user.click(screen.getByRole('button', { name: 'Set the alert' }))
  expect((await screen.findByRole('alert')).textContent).toContain('delete one to add another')
  expect(price.value).toBe('120000')
  await user.type(price, '1')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an alert rests and goes on; one that is deleted comes back when that is undone', async () => {
  const { user } = openAlerts([waitingAlert])
  const toggle = await screen.findByRole('switch', { name: /^Alert on: Bitcoin/ })
  await user.click(toggle)
  expect(await screen.findByText(/paused/)).toBeTruthy()
  await user.click(toggle)
  await waitFor(() => expect(screen.queryByText(/paused/)).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Delete the alert/ }))
  expect(await screen.findByText('No alerts set')).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] ?? toggle)
  expect(await screen.findByText('Bitcoin rises above $120,000.00', { selector: 'li b' })).toBeTruthy()
})

const lost = (route: Route, does = () => {}): Answered => [
  route,
  () => {
    does()
    return Promise.reject(new TypeError('Failed to fetch'))
  },
]

it('after a lost response an alert is refetched and shown as it is', async () => {
  let alerts: PriceAlert[] = []
  const { user, answer } = await openForm()
  answer(
    replyWith(notifications.alerts, () => alerts),
    lost(notifications.addAlert, () => {
      alerts = [waitingAlert]
    }),
    lost(notifications.pauseAlert, () => {
      alerts = [{ ...waitingAlert, pausedAt: '2026-11-15T12:00:00.000Z' }]
    }),
  )
  await user.type(await screen.findByLabelText('When the price is'), '120000')
  await user.click(screen.getByRole('button', { name: 'Set the alert' }))
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('switch', { name: /^Alert on: Bitcoin/ }))
  expect(await screen.findByText(/paused/)).toBeTruthy()
})

it('a removal that cannot be undone says so, also once its line is gone and nobody answers', async () => {
  const { user, answer } = openAlerts([waitingAlert])
  await user.click(await screen.findByRole('button', { name: /^Delete the alert/ }))
  expect(await screen.findByText('No alerts set')).toBeTruthy()
  answer(
    lost(notifications.restoreAlert),
    replyWith(notifications.alerts, () => new Promise(() => undefined)),
  )
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
})

it('an alert is set after the permission prompt, also when the sheet is closed meanwhile', async () => {
  const pushed = { endpoint: 'https://push.test/one', keys: { p256dh: 'a', auth: 'b' } }
  const subscription = { toJSON: () => pushed }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  const serviceWorker = { getRegistration: async () => undefined, ready: Promise.resolve({ pushManager }) }
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  let tell = () => {}
  const told = new Promise<void>(resolve => {
    tell = resolve
  })
  const { user, asked, answer } = await openForm()
  answer(
    reply(notifications.publicKey, { publicKey: 'AA' }),
    replyWith(notifications.subscribe, () => told.then(() => ({ success: true as const }))),
  )
  await user.type(await screen.findByLabelText('When the price is'), '120000')
  await user.click(await screen.findByRole('button', { name: 'Allow notifications and set it' }))
  await waitFor(() => expect(asked(notifications.subscribe)).toHaveLength(1))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  tell()
  expect(await screen.findByText('Bitcoin rises above $120,000.00', { selector: 'li b' })).toBeTruthy()
  expect(asked(notifications.addAlert)).toHaveLength(1)
})

it.each([
  [true, 'Notifications are off on this device. Alerts reach you by your other channels.'],
  [false, 'Notifications are off on this device. Alerts show here only.'],
])('a device that hears nothing says whether mail does (on: %s)', async (isOn, said) => {
  const mail = { name: 'mail', isOn, isSet: true, label: 'a@example.com', lastTest: null, closedWhy: null } as const
  openAlerts([], 'en', reply(channels.list, { channels: [mail], quiet: null }))
  expect(await screen.findByText(said)).toBeTruthy()
})

it('what rang stands on top and what rang before below it, in the words of what happened', async () => {
  const rang = { ...waitingAlert, firedAt: '2026-11-15T13:00:00.000Z', firedUsd: 94, firedAmount: 94 }
  openAlerts([
    { ...rang, id: 'a', kind: 'range', target: 80, name: 'Solana', firedRatio: -0.01 },
    { ...rang, id: 'b', kind: 'move', target: 5, name: 'Chainlink', firedRatio: 0.051 },
    { ...rang, id: 'c', kind: 'volume', target: 2, name: 'Ethereum', firedRatio: 2.5 },
    { ...waitingAlert, repeats: true },
  ])
  expect(await screen.findByText('Price · every time')).toBeTruthy()
  expect(await screen.findAllByText('Solana fell below its likely range'), 'on top and in the list').toHaveLength(2)
  expect(screen.getAllByText(/ · crossed from above, \$94\.0000$/), 'from where').toHaveLength(2)
  const history = within(screen.getByRole('heading', { name: 'Rung' }).closest('section') ?? document.body)
  for (const line of ['Chainlink rose 5.1% in 24 hours', 'Ethereum volume reached 2.5 times normal'])
    expect(history.getByText(line)).toBeTruthy()
})

it('an alert whose price has passed is refused with the question of the other way, which one tap sets', async () => {
  const { user, answer, asked } = await openForm()
  answer(refuse(notifications.addAlert, 'notifications.alreadyAbove'))
  await user.type(await screen.findByLabelText('When the price is'), '120000')
  await user.click(screen.getByRole('button', { name: 'Set the alert' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Already above; tell you when it falls below instead?')
  answer(reply(notifications.addAlert, waitingAlert))
  await user.click(screen.getByRole('button', { name: 'Tell me when it falls below' }))
  await waitFor(() =>
    expect(asked(notifications.addAlert)).toMatchObject([{ kind: 'above' }, { kind: 'below', target: 120_000 }]),
  )
})

it('says how far an alert is and its chance as a count of twenty: in a day, in its own time, or while the range of today holds', async () => {
  const range = { lowUsd: 97_000, highUsd: 103_000 }
  const endsAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
  openAlerts(
    [
      { ...waitingAlert, id: 'a', target: 102_000, range },
      { ...waitingAlert, id: 'b', kind: 'close', way: 'down', target: 97_000, range, endsAt },
      { ...waitingAlert, id: 'c', kind: 'range', target: 80, range },
      { ...waitingAlert, id: 'd', target: 103_000 },
    ],
    'en',
    reply(market.bulkPrices, costs(100_000)),
  )
  const row = (wish: RegExp) => screen.findByText(wish).then(found => found.closest('li')?.textContent ?? '')
  await screen.findByText('2.0%')
  expect(await row(/rises above \$102,000/)).toMatch(/2\.0% above.*\d+ of 20 in 24 hours$/)
  expect(await row(/closes below/)).toMatch(/3\.0% below.*\d+ of 20 by its end$/)
  expect(await row(/leaves its likely range/)).toMatch(/\$97,000 – 103,000 .*of 20 today$/)
  expect(await row(/rises above \$103,000/), 'without a range nobody knows').toMatch(/3\.0% above$/)
})

const costs = (price: number) => ({ BTC: { price, changePercent: 0, ageMs: 0, isStale: false } })

it('a level is read in the money of the reader, and a price in the one it was typed in', async () => {
  const level = { ...waitingAlert, id: 'a', kind: 'touch', way: 'up', target: 105_620, origin: 'r1' } as const
  const prices = reply(market.bulkPrices, costs(100_000))
  openAlerts([level, waitingAlert], 'en', prices)
  act(() => showCurrency('TRY'))
  const row = (wish: string) => screen.findByText(wish).then(found => within(found.closest('li') ?? document.body))
  expect(await (await row('Bitcoin reaches R1')).findByText(/Level · ₺4,224,800/)).toBeTruthy()
  expect(await (await row('Bitcoin reaches R1')).findByText('5.6%')).toBeTruthy()
  expect(await (await row('Bitcoin rises above $120,000.00')).findByText('20.0%')).toBeTruthy()
  expect(await screen.findByText('Simulated'), 'where the prices come from').toBeTruthy()
})

it('prices are polled every two minutes without a stream', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { answer, asked } = openAlerts([waitingAlert], 'en', reply(market.bulkPrices, costs(100_000)))
  expect(await screen.findByText('20.0%')).toBeTruthy()
  answer(reply(market.bulkPrices, costs(110_000)))
  await vi.advanceTimersByTimeAsync(125_000)
  expect(await screen.findByText('9.1%')).toBeTruthy()
  expect(asked(market.bulkPrices)).toHaveLength(2)
  vi.useRealTimers()
})
