import { type ImportReport, portfolio } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setLanguage } from '../../../lib/language.ts'
import { type Answered, awake, lost, openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import ImportScreen from './ImportScreen.tsx'

const csv = 'islem_tarihi;yon;cift;adet;fiyat\n03/10/2025;ALIS;BTC/TRY;0,034;4.219.095\n04/10/2025;ALIS;BTC/TRY;x;1\n'
const file = new File([csv], 'islemlerim (UTC+3).csv', { type: 'text/csv' })

const report: ImportReport = {
  id: null,
  format: 'table',
  questions: [],
  timeZone: 'assumedUtc',
  movedMinutes: null,
  lines: { read: 2, fresh: 1, already: 0, skipped: 1 },
  buys: 1,
  sells: 0,
  transfers: 0,
  fresh: {
    buys: { count: 1, amounts: [{ currency: 'TRY', amount: '143449.23' }] },
    sells: { count: 0, amounts: [] },
    transfers: 0,
    coins: ['BTC'],
    period: { from: '2025-10-03T00:00:00.000Z', to: '2025-10-03T00:00:00.000Z' },
  },
  coins: ['BTC'],
  unlisted: [],
  period: { from: '2025-10-03T00:00:00.000Z', to: '2025-10-03T00:00:00.000Z' },
  already: 0,
  noTrades: 0,
  foreignFees: 0,
  rows: [
    {
      line: 2,
      kind: 'buy',
      coinSymbol: 'BTC',
      quantity: '0.034',
      usdCostBasis: '101298.82',
      feeUsd: '0',
      paid: {
        ...{ currency: 'TRY', unit: '4219095', fee: '12.5', total: '143461.73', perDollar: '41.65' },
        source: 'Simulator 2025-10-03',
      },
      isIncome: false,
      purchaseDate: '2025-10-03T00:00:00.000Z',
      notes: null,
      state: 'fresh',
    },
  ],
  badCount: 1,
  bad: [{ line: 3, reason: 'quantity' }],
  skipped: [],
  short: [],
}
const question = {
  asks: 'dateOrder' as const,
  column: 'islem_tarihi',
  line: 2,
  written: '03/10/2025',
  dayFirst: '2025-10-03',
  monthFirst: '2025-03-10',
}

const moment = {
  ...{ dayFirst: '2025-10-03T00:00:00.000Z', monthFirst: '2025-03-10T00:00:00.000Z', isZoned: false },
  ...{ order: 'dayFirst' as const, because: '31/10/2025' },
}

it('an unknown table is mapped, previewed, imported and undone', async () => {
  const { user, asked } = openPage(<ImportScreen />, {
    language: 'tr',
    timeZone: 'Europe/Istanbul',
    isMember: true,
    answers: [
      reply(portfolio.importColumns, {
        format: null,
        columns: ['islem_tarihi', 'yon', 'cift', 'adet', 'fiyat'],
        lineCount: 2,
        firstRow: ['03/10/2025', 'ALIS', 'BTC/TRY', '0,034', '4.219.095'],
        readings: [
          { moment: { ...moment, order: null, because: null }, sides: [], pair: null },
          { moment: null, sides: [{ kind: 'buy', written: 'ALIS' }], pair: null },
          { moment: null, sides: [], pair: { base: 'BTC', quote: 'TRY' } },
          { moment: null, sides: [], pair: null },
          { moment, sides: [], pair: null },
        ],
        mapping: { date: 'islem_tarihi', kind: 'yon', coin: 'cift', quantity: 'adet' },
        isRemembered: false,
      }),
      replyWith(portfolio.importPreview, ({ dateOrder, clock }) => ({
        ...report,
        ...(dateOrder === 'monthFirst' ? { coins: ['ETH'] } : {}),
        ...(clock ? { timeZone: 'told' as const } : {}),
        ...(clock === 'UTC' ? { movedMinutes: -225 } : {}),
      })),
      reply(portfolio.import, { ...report, id: 'one' }),
      reply(portfolio.undoImport, { removed: 1, kept: 0, bin: 'bin-1' }),
    ],
  })
  await user.upload(screen.getByLabelText('Dosya seç'), file)
  // What the first line is read as stands below each column, or that it is asked about.
  expect(await screen.findByText('“03/10/2025” iki türlü okunabilir; sırasını aşağıda seç.')).toBeTruthy()
  expect(screen.getByText('“ALIS” → Alım')).toBeTruthy()
  expect(screen.getByText('“BTC/TRY” → BTC, fiyat TRY')).toBeTruthy()
  expect(screen.getByText('2 satır · 5 sütun · bu dosyayı tanımadık')).toBeTruthy()
  const order = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  await user.selectOptions(screen.getByLabelText('Tarih'), 'fiyat')
  expect(screen.getByText('“4.219.095” → 3 Eki 2025')).toBeTruthy()
  expect(screen.getByText('“31/10/2025” satırı gün ile ayı ayırt ediyor.')).toBeTruthy()
  expect(order('gün/ay/yıl')).toBe('true')
  await user.selectOptions(screen.getByLabelText('Tarih'), 'islem_tarihi')
  // Without a price there is nothing to preview, and the field says so.
  const toPreview = () => user.click(screen.getByRole('button', { name: '2 satırı önizle' }))
  await toPreview()
  expect(screen.getByText('Birim fiyat ya da toplam tutar gerekli.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Birim fiyat'), 'fiyat')
  expect(screen.getByText('“4.219.095” → 4.219.095')).toBeTruthy()

  // A date of two readings is asked for and not guessed.
  expect([order('gün/ay/yıl'), order('ay/gün/yıl')]).toEqual(['false', 'false'])
  await toPreview()
  expect(screen.getByText(/Satırlardan gün mü ay mı önce, belli değil/)).toBeTruthy()
  expect(asked(portfolio.importPreview)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'ay/gün/yıl' }))
  expect(screen.getByText('“03/10/2025” → 10 Mar 2025')).toBeTruthy()
  await toPreview()

  // Who comes back finds what was said.
  await user.click(await screen.findByRole('button', { name: 'Sütunları değiştir' }))
  expect(order('ay/gün/yıl')).toBe('true')
  expect(screen.getByLabelText('Birim fiyat')).toHaveProperty('value', 'fiyat')
  await user.click(screen.getByRole('button', { name: 'gün/ay/yıl' }))
  await toPreview()

  expect(await screen.findByText('Alım · 0,034 BTC')).toBeTruthy()
  // Paid in lira, shown in lira, in its line and in the sum; what it was in dollars stands below.
  expect(screen.getByText('Alımlar · 1')).toBeTruthy()
  expect(screen.getAllByText('₺143.449,23')).toHaveLength(2)
  expect(screen.getByText('$3.444,16')).toBeTruthy()
  expect(screen.getByText(/Komisyon ₺12,50/)).toBeTruthy()
  // The name of the file tells the clock that it does not name inside.
  expect(screen.getByText(/Okunduğu dilim: UTC\+3/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Şu dilimle oku: UTC' }))
  expect(await screen.findByText(/Okunduğu dilim: UTC\./)).toBeTruthy()
  expect(screen.getByText(/Bu işlemlerin çoğu 3 saat 45 dakika farkla zaten kayıtlı/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Şu dilimle oku: UTC+3' }))
  expect(await screen.findByText(/Okunduğu dilim: UTC\+3/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: /Atlanacak/ }))
  expect(screen.getByText('Satır 3: miktar anlaşılmıyor')).toBeTruthy()
  expect(screen.getByText('04/10/2025;ALIS;BTC/TRY;x;1')).toBeTruthy()
  expect(asked(portfolio.import)).toEqual([])
  await user.click(screen.getByRole('button', { name: '1 işlemi aktar' }))

  expect(await screen.findByText('1 işlem eklendi')).toBeTruthy()
  expect(screen.getByText('1 coin, 3 Eki 2025. Getirin ve grafiğin güncellendi.')).toBeTruthy()
  await user.click(screen.getByText('Atlandı, nedenleriyle'))
  expect(screen.getByText('Satır 3: miktar anlaşılmıyor')).toBeTruthy()
  const mapping = { date: 'islem_tarihi', kind: 'yon', coin: 'cift', quantity: 'adet', price: 'fiyat', currency: 'TRY' }
  expect(asked(portfolio.import)).toMatchObject([
    { csv, mapping, dateOrder: 'dayFirst', clock: 'UTC+3', leaveOut: true },
  ])
  await user.click(screen.getByRole('button', { name: 'Aktarmayı geri al' }))
  await user.click(await awake('Geri al'))
  expect((await screen.findAllByText('1 kayıt geri alındı')).length).toBeGreaterThan(0)
  expect(asked(portfolio.undoImport)).toMatchObject([{ id: 'one' }])
})

it('what cannot be read says why in its place, and another file can be chosen', async () => {
  const { user, asked } = openPage(<ImportScreen />, {
    isMember: true,
    answers: [refuse(portfolio.importColumns, 'portfolio.unknownFile')],
  })
  await user.upload(screen.getByLabelText('Choose a file'), new File(['PK\u0003\u0004'], 'a.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/This Excel file is damaged/)).toBeTruthy()
  expect(asked(portfolio.importColumns)).toEqual([])
  await user.upload(screen.getByLabelText('Choose a file'), new File(['hello'], 'b.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/The file could not be read/)).toBeTruthy()
})

/** A file of an exchange, whose clock only its name tells. */
const known: Answered[] = [
  reply(portfolio.importColumns, {
    ...{
      format: 'binance',
      columns: [],
      lineCount: null,
      firstRow: [],
      readings: [],
      mapping: {},
      isRemembered: false,
    },
  }),
  replyWith(portfolio.importPreview, ({ clock }) => ({ ...report, ...(clock ? { timeZone: 'told' as const } : {}) })),
]

it('of a file that is mostly there, each tab counts and asks for its own lines, and the end tells what was added', async () => {
  const [row] = report.rows
  if (!row) throw new Error('The report has no row')
  const there = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...row,
      line: from + i,
      quantity: `${from + i}`,
      state: 'already' as const,
    }))
  const mostlyThere: ImportReport = {
    ...report,
    lines: { read: 103, fresh: 1, already: 102, skipped: 0 },
    ...{ buys: 103, already: 102, coins: ['BTC', 'DOGE'] },
    fresh: {
      ...report.fresh,
      coins: ['DOGE'],
      period: { from: '2026-06-01T12:00:00.000Z', to: '2026-06-02T12:00:00.000Z' },
    },
    rows: [...there(2, 100), { ...row, line: 104, coinSymbol: 'DOGE' }],
  }
  const { user, asked } = openPage(<ImportScreen />, {
    timeZone: 'Europe/Istanbul',
    isMember: true,
    answers: [
      ...known,
      replyWith(portfolio.importPreview, ({ from }) => ({ ...mostlyThere, ...(from ? { rows: there(102, 2) } : {}) })),
      reply(portfolio.import, { ...mostlyThere, id: 'one' }),
    ],
  })
  await user.upload(screen.getByLabelText('Choose a file'), file)
  expect(await screen.findByText('Purchase · 0.034 DOGE')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more entr/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: /Already there/ }))
  await user.click(screen.getByRole('button', { name: '2 more entries' }))
  expect(await screen.findByText('Purchase · 103 BTC')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more entr/ })).toBeNull()
  expect(asked(portfolio.importPreview)).toMatchObject([{ from: 0 }, { from: 100 }])
  await user.click(screen.getByRole('button', { name: 'Import 1 trade' }))
  expect(await screen.findByText(/^1 coin, 1 Jun 2026 – 2 Jun 2026\./)).toBeTruthy()
})

it('an import with a lost response is reported as unknown', async () => {
  const { user, asked, answer } = openPage(<ImportScreen />, {
    // Behind UTC, where midnight in UTC is the day before: what a file says is asked about in its own days.
    timeZone: 'America/St_Johns',
    isMember: true,
    answers: [
      ...known,
      replyWith(portfolio.importPreview, ({ dateOrder }) => ({ ...report, questions: dateOrder ? [] : [question] })),
      lost(portfolio.import),
    ],
  })
  await user.upload(screen.getByLabelText('Choose a file'), file)
  // What a known file leaves open is asked before anything can be brought in.
  await user.click(await screen.findByRole('button', { name: '3 October 2025' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 trade' }))
  expect(await screen.findByText(/No answer came, so it is not known whether your trades were imported/)).toBeTruthy()
  expect(screen.queryByText(/Nothing was imported/)).toBeNull()
  answer(refuse(portfolio.import, 'portfolio.unknownFile'))
  await user.click(screen.getByRole('button', { name: 'Import 1 trade' }))
  expect(await screen.findByText(/Nothing was imported/)).toBeTruthy()
  expect(asked(portfolio.import)).toHaveLength(2)
  // What had been written is found by the next try, which adds nothing and counts no coins.
  const none = { count: 0, amounts: [] }
  answer(
    reply(portfolio.import, {
      ...report,
      already: 1,
      fresh: { buys: none, sells: none, transfers: 0, coins: [], period: null },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Import 1 trade' }))
  expect(await screen.findByText('0 trades added')).toBeTruthy()
  expect(screen.getByText('Your return and your chart are up to date.')).toBeTruthy()
})

it('of two lost responses the last one is reported: a preview says nothing of an import', async () => {
  const { user, answer } = openPage(<ImportScreen />, { isMember: true, answers: known })
  await user.upload(screen.getByLabelText('Choose a file'), file)
  await screen.findByRole('button', { name: 'Import 1 trade' })
  answer(lost(portfolio.importPreview), lost(portfolio.import))
  await user.click(screen.getByRole('button', { name: 'Read as UTC instead' }))
  const notRead = /^The file could not be read\. We could not reach the server/
  expect(await screen.findByText(notRead)).toBeTruthy()
  // What stands there is said anew in the language of now.
  act(() => setLanguage('tr'))
  expect(screen.getByText(/^Dosya okunamadı\. Sunucuya ulaşılamadı/)).toBeTruthy()
  act(() => setLanguage('en'))
  await user.click(screen.getByRole('button', { name: 'Import 1 trade' }))
  const notKnown = /it is not known whether your trades were imported/
  expect(await screen.findByText(notKnown)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read as UTC instead' }))
  expect(await screen.findByText(notRead)).toBeTruthy()
  expect(screen.queryByText(notKnown)).toBeNull()
})

it('an error of one file is cleared for the next one', async () => {
  const table = { format: null, columns: ['when'], lineCount: 1, firstRow: ['1'], readings: [] }
  const { user, answer } = openPage(<ImportScreen />, {
    isMember: true,
    answers: [...known, lost(portfolio.importPreview)],
  })
  await user.upload(screen.getByLabelText('Choose a file'), file)
  expect(await screen.findByText(/The file could not be read/)).toBeTruthy()
  answer(reply(portfolio.importColumns, { ...table, mapping: {}, isRemembered: false }))
  await user.upload(screen.getByLabelText('Choose a file'), file)
  expect(await screen.findByLabelText('Amount')).toBeTruthy()
  expect(screen.queryByText(/The file could not be read/)).toBeNull()
})

it('a drop of another file is ignored during a dialog or an import', async () => {
  const { user, answer } = openPage(<ImportScreen />, { isMember: true, answers: known })
  await user.upload(screen.getByLabelText('Choose a file'), file)
  await screen.findByRole('button', { name: 'Import 1 trade' })
  const tellers: (() => void)[] = []
  const read = () => new Promise<void>(resolve => tellers.push(resolve))
  answer(
    replyWith(portfolio.importPreview, () => read().then(() => report)),
    replyWith(portfolio.import, () => read().then(() => ({ ...report, id: 'one' }))),
  )
  const other = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change' })
  await user.click(screen.getByRole('button', { name: 'Read as UTC instead' }))
  expect(other().disabled).toBe(true)
  tellers.pop()?.()
  await waitFor(() => expect(other().disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Import 1 trade' }))
  await user.click(other())
  tellers.pop()?.()
  expect(await screen.findByText('1 trade added')).toBeTruthy()
})
