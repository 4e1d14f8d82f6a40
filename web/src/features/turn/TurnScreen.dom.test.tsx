import { type TurnCall, turn } from '@pusula/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answered, lost, member, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import TurnScreen from './TurnScreen.tsx'
import { cardReply, gradedCall, sealedCall, todayReply } from './testing.ts'

interface Options {
  address?: string
  language?: 'tr' | 'en'
  viewer?: 'member' | 'guest' | 'anonymous'
  answers?: readonly Answered[]
}

const open = ({ address = '/turn', language = 'en', viewer = 'member', answers = [] }: Options = {}) =>
  openPage(<TurnScreen viewer={viewer === 'member' ? { state: 'member', user: member } : { state: viewer }} />, {
    ...{ address, language, isMember: viewer === 'member', timeZone: 'Europe/Istanbul' },
    serverTime: new Date('2026-11-17T11:32:30.000Z'),
    answers: [reply(turn.today, todayReply()), reply(turn.card, cardReply()), ...answers],
  })

beforeEach(() => vi.useRealTimers())

const sealButton = (name = 'Seal my range') => screen.findByRole('button', { name })
const thumb = (name: string) => screen.findByRole('slider', { name })

it('the default range cannot be sealed, and Pusula’s range is not on the card', async () => {
  const { user, asked } = open()
  const seal = await sealButton()
  expect(seal.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Place the two ends yourself, then you can seal it.')).toBeTruthy()
  await user.click(seal)
  expect(asked(turn.seal)).toEqual([])
  expect(document.body.textContent).not.toMatch(/64[,.]350|67[,.]046/)
  const [low, high] = [await thumb('Low end'), await thumb('High end')]
  expect(Number(low.getAttribute('aria-valuenow'))).toBeCloseTo(65_684 * 0.99, -1)
  expect(Number(high.getAttribute('aria-valuenow'))).toBeCloseTo(65_684 * 1.01, -1)
})

it('the keys alone place both ends and seal what is written; only then Pusula’s range is there', async () => {
  const { user, asked, answer } = open()
  const low = await thumb('Low end')
  low.focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(low.getAttribute('aria-valuenow')).toBe('64784')
  expect(low.getAttribute('aria-valuetext')).toBe('$64,784, −1.37% from now')
  await user.tab()
  expect(document.activeElement).toBe(await thumb('High end'))
  await user.keyboard('{PageUp}{Home}{End}')
  expect(document.activeElement?.getAttribute('aria-valuenow')).toBe('68684')
  await user.keyboard('{PageDown}')
  expect(screen.getByLabelText<HTMLInputElement>('High').value).toBe('67,684')
  expect(screen.getByLabelText<HTMLInputElement>('Low').value).toBe('64,784')
  const sealed = sealedCall({ lowUsd: 64_784, highUsd: 67_684 })
  answer(reply(turn.seal, sealed), reply(turn.card, cardReply({ mine: sealed, refusal: 'called' })))
  ;(await sealButton()).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Your range is sealed' })).toBeTruthy()
  expect(asked(turn.seal)).toMatchObject([{ symbol: 'BTC', lowUsd: 64_784, highUsd: 67_684 }])
  expect(screen.getByRole('img', { name: /Pusula \$64,350\s– 67,046/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Seal my range' }), 'no second one, no change').toBeNull()
  expect(screen.getByText(/Today 41 people and 3 models gave one/)).toBeTruthy()
})

it('numbers are typed as everywhere: read in both habits, refused with their limit, and low stays below high', async () => {
  const { user } = open({ language: 'tr' })
  const low = await screen.findByLabelText<HTMLInputElement>('Alt')
  const type = async (text: string) => {
    await user.clear(low)
    await user.type(low, text)
  }
  await type('64.900')
  expect((await thumb('Alt uç')).getAttribute('aria-valuenow')).toBe('64900')
  await user.tab()
  expect(low.value, 'written with its thousands once it is left').toBe('64.900')
  await type('10')
  expect(screen.getByText('En az 32.842 olmalı.')).toBeTruthy()
  expect((await sealButton('Aralığımı mühürle')).getAttribute('aria-disabled')).toBe('true')
  await type('67000')
  expect(screen.getByText('Alt uç üstten küçük olmalı.')).toBeTruthy()
  await type('60000')
  expect(screen.queryByText('Alt uç üstten küçük olmalı.')).toBeNull()
  expect(screen.getByText('$60.000'), 'the scale is as wide as the ends need').toBeTruthy()
  expect((await sealButton('Aralığımı mühürle')).getAttribute('aria-disabled')).toBeNull()
})

it('a drag moves a thumb to a mark, and a finger that scrolls the page puts it back', async () => {
  open()
  const low = await thumb('Low end')
  const track = low.parentElement as HTMLElement
  track.getBoundingClientRect = () => ({ left: 0, width: 600, top: 0, height: 76 }) as DOMRect
  track.setPointerCapture = () => undefined
  const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerDown(track, at(101))
  expect(low.getAttribute('aria-valuenow'), 'a tap moves the nearer thumb').toBe('63684')
  fireEvent.pointerMove(track, at(148))
  expect(low.getAttribute('aria-valuenow')).toBe('64184')
  fireEvent.pointerCancel(track, at(148))
  expect(low.getAttribute('aria-valuenow')).toBe('65027')
})

it('a failed seal preserves the ends; after a lost response a retry is idempotent', async () => {
  const { user, answer } = open({ answers: [lost(turn.seal)] })
  const low = await thumb('Low end')
  low.focus()
  await user.keyboard('{Home}')
  await user.click(await sealButton())
  expect(await screen.findByText(/Sealing again does not count twice/)).toBeTruthy()
  expect(low.getAttribute('aria-valuenow')).toBe('62684')
  answer(refuse(turn.seal, 'server.failed'))
  await user.click(await sealButton())
  expect(await screen.findByText('Not sealed; your ends are kept.')).toBeTruthy()
  expect(low.getAttribute('aria-valuenow')).toBe('62684')
})

it('offline nothing can be sealed, and the card says why', async () => {
  const { user } = open()
  const low = await thumb('Low end')
  low.focus()
  await user.keyboard('{Home}')
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText('Sealing needs a connection.')).toBeTruthy()
  expect((await sealButton()).getAttribute('aria-disabled')).toBe('true')
})

it('a stale price is marked, and can be refetched', async () => {
  const { user, asked, answer } = open({
    answers: [reply(turn.card, cardReply({ at: '2026-11-17T11:20:00.000Z' }))],
  })
  expect(await screen.findByText(/This price is from 12 min ago/)).toBeTruthy()
  answer(reply(turn.card, cardReply()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/This price is from/)).toBeNull())
  expect(asked(turn.card).length).toBeGreaterThan(1)
})

it('a coin without a price, or without a tested range, says so and another can be chosen', async () => {
  const { user, answer, asked } = open({ answers: [refuse(turn.card, 'market.unavailable')] })
  expect(await screen.findByText('No price for Bitcoin right now')).toBeTruthy()
  answer(replyWith(turn.card, ({ symbol }) => cardReply({ symbol: String(symbol), name: 'Ethereum', priceUsd: 3_482 })))
  await user.click(screen.getByRole('button', { name: 'Choose another coin' }))
  await user.click(await screen.findByRole('button', { name: /Ethereum/ }))
  expect(await screen.findByRole('heading', { name: 'Where will Ethereum be this time tomorrow?' })).toBeTruthy()
  expect(asked(turn.card).at(-1)).toMatchObject({ symbol: 'ETH' })
  expect(location.search).toBe('?coin=ETH')
})

it('who has given today’s range sees it sealed at once; a notification is theirs to ask for', async () => {
  const mine = sealedCall()
  const { user, asked } = open({
    language: 'tr',
    answers: [
      reply(turn.card, cardReply({ mine, refusal: 'called' })),
      replyWith(turn.tell, ({ isTold }) => sealedCall({ isTold: Boolean(isTold) })),
    ],
  })
  expect(await screen.findByRole('heading', { name: 'Aralığın mühürlü' })).toBeTruthy()
  expect(screen.getByText(/Açılış: yarın saat 14\.32/)).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Açılınca haber ver' }))
  await waitFor(() => expect(asked(turn.tell)).toMatchObject([{ id: '42', isTold: true }]))
})

it('a guest is asked to join to keep it, can say no, and has one range a day', async () => {
  const mine = sealedCall()
  const { user, unmount } = open({
    viewer: 'guest',
    address: '/turn?guest=true',
    answers: [reply(turn.card, cardReply({ mine, refusal: 'called' }))],
  })
  expect(await screen.findByRole('heading', { name: 'Shall we keep the result?' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join and keep it' }).getAttribute('href')).toBe('/?next=%2Fturn')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('heading', { name: 'Shall we keep the result?' })).toBeNull()
  unmount()
  open({
    viewer: 'guest',
    address: '/turn?guest=true&coin=ETH',
    answers: [reply(turn.card, cardReply({ symbol: 'ETH', name: 'Ethereum', refusal: 'guestLimit' }))],
  })
  expect(await screen.findByText('As a guest you can give one range a day.')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

it.each<[string, TurnCall, RegExp[]]>([
  [
    'held and narrow',
    gradedCall(65_700),
    [/^Held$/, /inside your range\. You were narrower than Pusula, and it held\./, /width 2\.9 \+ outside 0 = 2\.9/],
  ],
  [
    'missed alone',
    gradedCall(66_900),
    [
      /^Missed$/,
      /\$66,900, \$100 above your high end\. Pusula’s held; yours was too narrow\./,
      /outside 0\.15 × 10 = 4\.4/,
    ],
  ],
  ['all three missed', gradedCall(67_180), [/^Missed$/, /All three missed; the narrowest paid most/]],
  ['not counted', sealedCall({ state: 'notCounted' }), [/^Not counted$/, /The day is given back/]],
])('a result says the word first, then why: %s', async (_, call, says) => {
  const { asked } = open({
    address: '/turn?call=42',
    answers: [reply(turn.call, call), reply(turn.tell, { ...call, isSeen: true })],
  })
  for (const line of says)
    expect(
      await screen.findByText((_text, node) => node?.matches('h2, p') === true && line.test(node.textContent ?? '')),
    ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Give today’s range' })).toBeTruthy()
  await waitFor(() => expect(asked(turn.tell)).toMatchObject([{ id: '42', isSeen: true }]))
})

it('an unseen result is one line above the question, and a stranger can read but not seal', async () => {
  open({ viewer: 'anonymous', answers: [reply(turn.today, todayReply({ latest: gradedCall(65_700) }))] })
  const line = await screen.findByRole('link', { name: /Your last range held/ })
  expect(within(line).getByText('You 2.9 · Pusula 4.1 · No change 4.2')).toBeTruthy()
  expect(line.getAttribute('href')).toBe('/turn?call=42')
  expect(await screen.findByRole('link', { name: 'Try as a guest' })).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('where it is switched off every part says so', async () => {
  const off = reply(turn.today, todayReply({ isOpen: false, coin: null, coins: [] }))
  const { unmount } = open({ answers: [off] })
  expect(await screen.findByText('“Your turn” is switched off here')).toBeTruthy()
  unmount()
  for (const tab of ['record', 'model']) {
    const page = open({ address: `/turn?tab=${tab}`, answers: [off, refuse(turn.record, 'turn.off')] })
    expect(await screen.findByText('“Your turn” is switched off here')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    page.unmount()
  }
})
