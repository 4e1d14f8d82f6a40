import { portfolio } from '@pusula/contract'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, expectRoom, picture, test } from './person.ts'

/** Two coins over two years, so that a page of entries is not all there is. */
const history = [
  'date,kind,symbol,quantity,unit_usd,fee_usd,notes',
  ...Array.from({ length: 70 }, (_, i) => {
    const at = new Date(Date.UTC(2024, i % 24, 1 + (i % 27), 10)).toISOString()
    return `${at},buy,${i % 2 ? 'ETH' : 'BTC'},1.${10 + i},${i % 2 ? 2000 + i : 40000 + i},1,lot ${i}`
  }),
].join('\n')

/** Coins leave one exchange and reach another, less what the network took. */
const withdrawal = [
  'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
  '1,2025-06-01 10:00:00,Spot,Withdraw,BTC,-1.5,',
].join('\n')
const deposit = [
  'txid,refid,time,type,subtype,aclass,asset,amount,fee,balance',
  'L1,R1,2025-06-01 10:40:00,deposit,,currency,XXBT,1.4995,0,1.4995',
].join('\n')

/** What came, what went and what it cost in columns of their own, as no maker has them. */
const swaps = [
  'Date,Sent,Sent unit,Received,Received unit,Fee,Fee unit',
  '2026-01-05 10:00:00,3000,USD,0.05,BTC,3,USD',
  '2026-01-06 10:00:00,0.01,BTC,0.2,ETH,,',
  '2026-01-07 10:00:00,0.01,BTC,,,,',
].join('\n')

test.slow()

test('records of years: entries are found, a transfer is paired, a table with two sides comes in', {
  tag: '@phone',
}, async ({ page }) => {
  await becomeMember(page)
  for (const csv of [history, withdrawal, deposit]) await page.request.post(portfolio.import.path, { data: { csv } })

  await test.step('a likely transfer is paired, and only its fee is gone', async () => {
    await page.goto('/dashboard/portfolio/entries')
    await expect(page.getByText('72 kayıt', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 olası transfer' })).toBeVisible()
    await expectAccessible(page)
    await expectRoom(page)
    await picture(page, 'records-entries')
    await page.getByRole('button', { name: /^Eşleştir: 1,5 BTC/ }).click()
    await expect(page.getByText(/transfer, eşleşti · ağ ücreti 0,0005 BTC/)).toBeVisible()
    await page.getByRole('button', { name: /^Transfer: 1,5 BTC/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Eşleştirmeyi kaldır' })).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'records-transfer')
    await sheet.getByRole('button', { name: 'Kapat' }).click()
  })

  await test.step('entries are found by word and year', async () => {
    await page.getByLabel('Yıl', { exact: true }).selectOption('2025')
    await page.getByLabel('Coin ya da not ara').fill('lot 3')
    await expect(page.getByText('lot 37', { exact: true })).toBeVisible()
    await expect(page.getByText('lot 4', { exact: true })).toHaveCount(0)
  })

  await test.step('a table with two sides is guessed, previewed and brought in', async () => {
    await page.goto('/dashboard/portfolio/import')
    const file = { name: 'swaps.csv', mimeType: 'text/csv', buffer: Buffer.from(swaps) }
    await page.getByLabel('Dosya seç').setInputFiles(file)
    await expect(page.getByLabel('Alınan miktar', { exact: true })).toHaveValue('Received')
    await expectAccessible(page)
    await expectRoom(page)
    await picture(page, 'records-columns')
    await page.getByRole('button', { name: '3 satırı önizle' }).click()
    await expect(page.getByText('Transferler · 1', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectRoom(page)
    await picture(page, 'records-preview')
    await page.getByRole('button', { name: '4 kaydı aktar' }).click()
    await expect(page.getByText('4 kayıt eklendi')).toBeVisible()
  })
})

test('records of years: amounts are hidden, and every screen of the portfolio has room', { tag: '@desk' }, async ({
  page,
}) => {
  await becomeMember(page)
  await page.request.post(portfolio.import.path, { data: { csv: history } })
  await page.request.delete('/api/portfolio/coin/ETH')

  await test.step('hidden amounts are heard as a word', async () => {
    await page.goto('/dashboard/portfolio')
    await page.getByRole('button', { name: 'Hide amounts' }).click()
    await expect(page.locator('[data-part=summary]').getByText('hidden', { exact: true }).first()).toBeAttached()
    await expectAccessible(page)
    await picture(page, 'records-discreet')
  })

  const screens: [string, string][] = [
    ['entries', '/dashboard/portfolio/entries'],
    ['real', '/dashboard/portfolio/real'],
    ['bin', '/dashboard/portfolio/bin'],
    ['report', '/dashboard/portfolio/report'],
    ['lab', '/dashboard/lab'],
    ['hard', '/dashboard/lab?tab=hard'],
    ['size', '/dashboard/lab?tab=size'],
  ]
  for (const [name, address] of screens)
    await test.step(name, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await expectRoom(page)
      await picture(page, `records-${name}`)
    })
})
