import { keys, turn } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, awake, member, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import HomeLine from './HomeLine.tsx'
import TurnScreen from './TurnScreen.tsx'
import { calibration, gradedCall, recordReply, sealedCall, tableReply, tableRow, todayReply } from './testing.ts'

const open = (address: string, answers: readonly Answered[] = [], language: 'tr' | 'en' = 'en') =>
  openPage(<TurnScreen viewer={{ state: 'member', user: member }} />, {
    ...{ address, language, isMember: true, timeZone: 'Europe/Istanbul' },
    answers: [
      reply(turn.today, todayReply()),
      reply(turn.record, recordReply()),
      reply(turn.calls, [sealedCall({ id: 50 }), gradedCall(65_700), gradedCall(67_180, { id: 41 })]),
      ...answers,
    ],
  })

it('from 20 on the record says what one gets for 80, with its error, and what would have held', async () => {
  open('/turn?tab=record', [], 'tr')
  expect(await screen.findByRole('heading', { name: '80 diyorsun, 61 tutuyor' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /gerçek oran 44 ile 76 arasında olabilir/ })).toBeTruthy()
  expect(screen.getByText(/1,5 kat geniş verseydin 23 aralığın 18 tanesi tutardı/)).toBeTruthy()
  expect(screen.getByText(/Fark henüz şans olabilir/)).toBeTruthy()
  expect(screen.getByText('Üst üste 11 gün verdin. Atladığın gün yalnızca boş kalır.')).toBeTruthy()
  expect(screen.queryByText('Aralıkların ne kadar doğru?'), 'no picture before 60').toBeNull()
  const rows = (await screen.findByRole('heading', { name: 'Aralıkların' })).closest('section') as HTMLElement
  expect(
    within(rows)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/turn?call=50', '/turn?call=42', '/turn?call=41'])
})

it('below 20 nothing is said of skill; a streak is said from three on; from 60 on the calibration is drawn', async () => {
  const none = { rate: null, reading: null, widened: null, heldIfHalved: null }
  const early = recordReply({ ...none, given: 7, graded: 7, held: 5, daysInARow: 2 })
  const { unmount } = open('/turn?tab=record', [reply(turn.record, early)])
  expect(await screen.findByRole('heading', { name: 'After 20 ranges we can say how well you judge.' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '7 of 20 ranges graded' })).toBeTruthy()
  expect(screen.queryByText(/You say 80/)).toBeNull()
  expect(screen.queryByText(/in a row/)).toBeNull()
  unmount()
  open('/turn?tab=record', [reply(turn.record, recordReply({ graded: 61, given: 61, calibration }))])
  expect(await screen.findByRole('img', { name: /50% said, 40% held/ })).toBeTruthy()
})

it('without a range there is one way to begin', async () => {
  open('/turn?tab=record', [reply(turn.record, recordReply({ given: 0, graded: 0, held: 0 }))])
  const begin = await screen.findByRole('link', { name: 'Give your first range' })
  expect(begin.getAttribute('href')).toBe('/turn')
})

it('a nickname is asked for, checked while it is typed, and shown as it will look; off takes it away', async () => {
  const named = { ...recordReply().nickname, name: 'deniz_a', changeableAt: '2026-12-17T00:00:00.000Z' }
  const { user, asked, answer } = open('/turn?tab=record', [
    replyWith(turn.nameState, ({ name }) => ({ state: name === 'taken_one' ? ('taken' as const) : ('free' as const) })),
    reply(turn.showMe, named),
    reply(turn.hideMe, recordReply().nickname),
  ])
  const toggle = await screen.findByRole('switch', { name: 'Show me in the table' })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  await user.click(toggle)
  const field = await screen.findByLabelText<HTMLInputElement>(/^Nickname/)
  await user.type(field, 'ab')
  await user.click(screen.getByRole('button', { name: 'Show me' }))
  expect(screen.getByText('Use 3–20 letters, digits, _ or -.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'taken_one')
  expect(await screen.findByText('This name is taken')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'deniz_a')
  expect(await screen.findByText('This name is free')).toBeTruthy()
  expect(screen.getByText('23 ranges · 61% held')).toBeTruthy()
  answer(reply(turn.record, recordReply({ nickname: named })))
  await user.click(screen.getByRole('button', { name: 'Show me' }))
  expect(await screen.findByText('Your nickname: deniz_a')).toBeTruthy()
  expect(asked(turn.showMe)).toMatchObject([{ name: 'deniz_a' }])
  answer(reply(turn.record, recordReply()))
  await user.click(screen.getByRole('switch', { name: 'Show me in the table' }))
  await waitFor(() => expect(asked(turn.hideMe)).toHaveLength(1))
  expect(await screen.findByText('Only your nickname and results are shown.')).toBeTruthy()
})

it('the table has no rank numbers, says whose line luck explains, and folds those with few', async () => {
  const { user, asked } = open('/turn?tab=table', [reply(turn.table, tableReply())])
  const table = await screen.findByRole('table')
  expect(screen.getByText('34 people and 3 models. 3 are clearly better than “no change”.')).toBeTruthy()
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(row => row.querySelector('b')?.firstChild?.textContent)
  expect(names()).toEqual(['Pusula', 'garch-tr', 'kuzeyli', 'teknik_ali', 'deniz'])
  expect(within(table).getByRole('img', { name: 'Difference −9, with its margin −42 to +3' })).toBeTruthy()
  expect(within(table).queryByText(/^#?[1-9]\.?$/), 'no place in an order').toBeNull()
  expect(within(table).getByText('only you see this')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '28 with fewer than 20 ranges' }))
  expect(names()).toContain('gezgin')
  await user.click(screen.getByRole('button', { name: 'Models' }))
  await waitFor(() => expect(asked(turn.table).at(-1)).toMatchObject({ of: 'models' }))
})

it('with few there is no order yet', async () => {
  const [pusula] = tableReply().rows
  const few = tableReply({ rows: pusula ? [pusula] : [], people: 0, models: 0, clearlyBetter: 0, fewCount: 1 })
  open('/turn?tab=table', [reply(turn.table, few)])
  expect(await screen.findByRole('heading', { name: 'No order yet' })).toBeTruthy()
  expect(screen.getByText('gezgin')).toBeTruthy()
})

it('an empty table says how one gets there', async () => {
  open(
    '/turn?tab=table',
    [reply(turn.table, tableReply({ rows: [], few: [], fewCount: 0, people: 0, models: 0 }))],
    'tr',
  )
  expect(await screen.findByText('Tabloda henüz kimse yok')).toBeTruthy()
})

it('a profile shows the whole history, page by page, and its name can be reported once', async () => {
  const page = Array.from({ length: 50 }, (_, index) => gradedCall(65_700, { id: 200 - index }))
  const player = { name: 'kuzeyli', kind: 'person' as const, about: null, url: null, since: '2026-06-01T00:00:00.000Z' }
  const { user, asked } = open('/turn?player=kuzeyli', [
    replyWith(turn.player, ({ before }) => ({
      ...player,
      row: tableRow('kuzeyli'),
      calls: before ? [gradedCall(67_180, { id: 12 })] : page,
    })),
    reply(turn.report, { success: true }),
  ])
  expect(await screen.findByRole('heading', { name: 'kuzeyli' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Older ones' }))
  expect(await screen.findByText(/· missed/)).toBeTruthy()
  expect(asked(turn.player).at(-1)).toMatchObject({ before: '151' })
  await user.click(screen.getByRole('button', { name: 'Report the name' }))
  await user.click(await awake('Report the name'))
  expect(await screen.findAllByText('Reported, thank you')).toBeTruthy()
  expect(asked(turn.report)).toMatchObject([{ name: 'kuzeyli' }])
  expect(screen.queryByRole('button', { name: 'Report the name' })).toBeNull()
})

it('a name that is gone says so', async () => {
  open('/turn?player=nobody', [refuse(turn.player, 'request.notFound')])
  expect(await screen.findByText('This name is not in the table')).toBeTruthy()
})

it('a model is registered by name, gets a key that may do nothing else, and shows why one of its posts was refused', async () => {
  const model = {
    ...{ id: '00000000-0000-4000-8000-000000000009', name: 'lodos-arima', about: 'ARIMA', url: null, graded: 1 },
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  const post = { at: '2026-11-17T11:32:00.000Z', symbol: 'BTC', horizon: '1day' as const }
  const blank = { widthRatio: null, scoreRatio: null, isInside: null, refusal: null, status: null }
  const latest = [
    { ...post, ...blank, state: 'sealed' as const, widthRatio: 0.029 },
    {
      ...post,
      ...blank,
      at: '2026-11-16T06:02:00.000Z',
      state: 'refused' as const,
      refusal: 'turn.lowAboveHigh',
      status: 422,
    },
  ]
  const made = {
    id: model.id,
    name: model.name,
    scopes: ['turn' as const],
    ending: 'Nx9V',
    createdAt: model.createdAt,
    lastUsedAt: null,
  }
  const { user, asked, answer } = open('/turn?tab=model', [
    reply(turn.models, []),
    reply(turn.register, { ...model, latest: [] }),
    reply(keys.list, []),
    reply(keys.make, { key: 'pusula_7Kq2mR8s', made }),
  ])
  await user.type(await screen.findByLabelText(/^Name in the table/), 'lodos-arima')
  await user.type(screen.getByLabelText(/^Address of its description/), 'arima')
  await user.click(screen.getByRole('button', { name: 'Save the model' }))
  expect(screen.getByText('Enter an address that begins with https://.')).toBeTruthy()
  await user.clear(screen.getByLabelText(/^Address of its description/))
  answer(reply(turn.models, [{ ...model, latest }]))
  await user.click(screen.getByRole('button', { name: 'Save the model' }))
  expect(await screen.findByText(/refused: low is above high/)).toBeTruthy()
  expect(asked(turn.register)).toMatchObject([{ name: 'lodos-arima' }])
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  expect(await screen.findByText('pusula_7Kq2mR8s')).toBeTruthy()
  expect(asked(keys.make)).toMatchObject([{ name: 'lodos-arima', scopes: ['turn'] }])
})

const line = (today: Parameters<typeof todayReply>[0]) =>
  openPage(<HomeLine />, { answers: [reply(turn.today, todayReply(today))] })

it.each<[string, Parameters<typeof todayReply>[0], RegExp, string]>([
  ['the question of the day', {}, /Where will Bitcoin be this time tomorrow\?/, '/turn'],
  ['the range that is sealed', { calls: [sealedCall()] }, /Your range is sealed.*\$64,900\s– 66,800/, '/turn'],
  ['how the last one ended', { latest: gradedCall(67_180) }, /range missed.*You 8\.7/, '/turn?call=42'],
])('home’s one line is %s', async (_, today, name, address) => {
  line(today)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('home has no line where it is switched off', async () => {
  const { asked } = line({ isOpen: false, coin: null, coins: [] })
  await waitFor(() => expect(asked(turn.today)).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
