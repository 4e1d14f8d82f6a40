import type { Page } from '@playwright/test'
import { admin, market, support } from '@pusula/contract'
import {
  addService,
  appoint,
  changeSetting,
  overflowPx,
  renameCoin,
  section,
  toastSays,
  uploadCoins,
} from './admin-steps.ts'
import { adminWords } from './admin-words.ts'
import { factorWords, openPanel } from './factor-steps.ts'
import { becomeMember, mailed, newEmail } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

// Turkish at a desk; English and light on a phone at the end of the day: each language and each size is seen once.
const said = adminWords.tr
test.use({ locale: said.locale, colorScheme: 'dark' })

/** The panel in the hand: every section has its words and its room, and stands in nobody’s way. */
async function readOnPhone(page: Page) {
  const { coins, sections } = adminWords.en
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: coins, exact: true })).toBeVisible()
  for (const name of [coins, ...Object.values(sections)]) {
    await section(page, name)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await overflowPx(page), `nothing of ${name} hangs over the edge`).toBe(0)
  }
}

test('an administrator’s day', { tag: '@desk' }, async ({ page }) => {
  // Many small steps, and a command that starts a process of its own.
  test.slow()
  const tag = 'ZQ'
  const get = async (path: string) => (await page.request.get(path)).json()
  const count = (value: number) => new Intl.NumberFormat(said.locale).format(value)

  const email = await becomeMember(page, newEmail())
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: said.notFound }), 'a member sees no panel').toBeVisible()
  expect((await page.request.get(admin.stats.path)).status()).toBe(403)
  await appoint(email)
  await openPanel(page, factorWords.tr)

  await test.step('the figures over the coins are those of the server', async () => {
    // Another administrator uploads at the same time, so both may change between two looks.
    await expect(async () => {
      const { totalCoins } = await get(admin.stats.path)
      await page.goto('/admin')
      const tile = page.locator('main dl > div').filter({ hasText: said.total }).locator('b')
      await expect(tile, 'drawn, however long that takes').toHaveText(/\d/)
      expect(await tile.textContent()).toBe(count(totalCoins))
    }).toPass()
    await expectAccessible(page)
    await picture(page, 'admin-coins')
  })

  await test.step('coins come by file, and one that is switched off is gone for everybody', async () => {
    await uploadCoins(page, said, tag)
    await renameCoin(page, said, tag)
    expect(await overflowPx(page), 'nothing hangs over the edge, not even a long address').toBe(0)
    await page.getByLabel(said.searchCoins).fill(`${tag}A`)
    const enabled = page.getByRole('switch', { name: said.enabled(`${tag}A`), exact: true })
    await expect(enabled).toBeChecked()
    const search = `${market.search.path}?q=${tag}`
    expect(await get(search)).toHaveLength(2)
    await enabled.click()
    await expect(enabled).not.toBeChecked()
    await expect.poll(() => get(search)).toHaveLength(1)
  })

  await test.step('a service is tried out and keeps its secret', async () => {
    await section(page, said.sections.apis)
    await expectAccessible(page)
    await addService(page, said, `Akış ${tag}`)
  })

  await test.step('a setting is in force at once', async () => {
    await section(page, said.sections.settings)
    await expectAccessible(page)
    await changeSetting(page, said, page.getByLabel(said.cache), '6')
    expect((await get(admin.settings.path)).cacheMinutes).toBe(6)
  })

  await test.step('the figures of the month stand on the screen', async () => {
    await section(page, said.sections.figures)
    await expect(page.getByRole('img').first()).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'admin-figures')
  })

  await test.step('a person is found and is given credits, once and with a reason', async () => {
    await section(page, said.sections.people)
    await page.getByLabel(said.searchPeople).fill(email.slice(0, -4))
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').click()
    await expect(page.getByText(email, { exact: true })).toHaveCount(2)
    await page.getByLabel(said.amount, { exact: true }).fill('5')
    const give = page.getByRole('button', { name: said.give, exact: true })
    await give.click()
    await expect(page.getByText(said.reasonShort, { exact: true })).toBeVisible()
    await page.getByLabel(said.reason, { exact: true }).fill('Geciken ödeme')
    await give.click()
    await toastSays(page, said.corrected)
    await expect(page.getByText(said.correction, { exact: true })).toHaveCount(1)
    const [person] = (await get(`${admin.people.path}?search=${encodeURIComponent(email)}`)).people
    expect(person.credits).toBe(25)
    await expectAccessible(page)
    await picture(page, 'admin-person')
  })

  await test.step('a message is answered by mail', async () => {
    const message = `Kredim nerede? ${email}`
    await page.request.post(support.send.path, { data: { message, userEmail: email, userName: 'Deniz Aydın' } })
    await section(page, said.sections.support)
    const row = page.getByRole('listitem').filter({ hasText: message })
    await row.getByRole('button', { name: said.answerTo }).click()
    await expectAccessible(page)
    await row.getByLabel(said.answer, { exact: true }).fill('Kredin hesabında.')
    await row.getByRole('button', { name: said.send, exact: true }).click()
    await toastSays(page, said.sent)
    await expect(row, 'it no longer waits').toHaveCount(0)
    expect(await mailed(page.request, email, /(Kredin hesabında\.)/)).toBeTruthy()
  })

  await test.step('and all of it is written down', async () => {
    await section(page, said.sections.audit)
    const entries = page.getByRole('listitem').filter({ hasText: email })
    await expect(entries.filter({ hasText: said.correctedIt }).first()).toBeVisible()
    expect(await overflowPx(page), 'nothing hangs over the edge').toBe(0)
    await expectAccessible(page)
    await picture(page, 'admin-audit')
  })

  await test.step('in English on a phone it has room too', () => readOnPhone(page))
})
