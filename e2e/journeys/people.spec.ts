import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { analysis, credits, referrals } from '@pusula/contract'
import {
  becomeMember,
  isSignedIn,
  joinAsMember,
  logIn,
  logOut,
  mailed,
  mailedCode,
  newEmail,
  password,
} from './people-steps.ts'
import { words } from './people-words.ts'
import {
  everyone,
  expect,
  expectAccessible,
  expectFocusRestored,
  expectRoom,
  narrowPx,
  picture,
  test,
} from './person.ts'

// Passwords are hashed slowly on purpose; on a busy machine that takes its time.
test.slow()

test('a guest comes by an invitation, looks around, registers with the mailed code, and both get 5 credits', {
  tag: ['@desk', '@main'],
}, async ({ page, playwright, language }) => {
  const said = words[language]
  const email = newEmail()
  const friend = await playwright.request.newContext({ baseURL: process.env.PUSULA_URL ?? '' })
  await joinAsMember(friend)
  const { referralUrl } = await (await friend.get(referrals.generate.path)).json()
  await page.goto(`/${new URL(referralUrl).search}`)
  await expect(page, 'the invitation is not passed on').toHaveURL(/\/$/)
  await expect(page.getByText(said.invited)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: said.consent }), 'nothing is ticked beforehand').not.toBeChecked()
  await page.getByRole('link', { name: said.guest }).first().click()
  await expect(page).toHaveURL(/guest=true$/)
  await page.goto('/dashboard/profile?guest=true')
  await expect(page.getByText('0 / 5').or(page.getByText('0 of 5'))).toBeVisible()
  await page.getByRole('button', { name: said.join }).click()

  await page.getByRole('dialog', { name: said.join }).getByRole('tab', { name: said.email }).click()
  const form = page.locator('form').filter({ has: page.getByRole('checkbox') })
  await form.getByLabel(said.firstName, { exact: true }).fill('Deniz')
  await form.getByLabel(said.lastName, { exact: true }).fill('Aydın')
  await form.getByLabel(said.email, { exact: true }).fill(email)
  await form.getByLabel(said.choosePassword).fill(password)
  await form.getByLabel(said.again, { exact: true }).fill(password)
  const submit = page.getByRole('button', { name: said.sendCode })
  await expect(submit).toBeDisabled()

  const box = form.getByRole('checkbox')
  await box.click()
  const understood = page.getByRole('dialog').getByRole('button', { name: said.understood })
  await expect(understood, 'the end has not been seen').toBeDisabled()
  await expectAccessible(page)
  await picture(page, `terms-${language}`)
  await page.keyboard.press('End')
  await expect(understood).toBeEnabled()
  await understood.click()
  await expect(box).toBeChecked()
  await submit.click()

  const digits = page.getByRole('textbox', { name: said.code })
  await expect(digits).toBeFocused()
  await expectAccessible(page)
  await picture(page, `code-${language}`)
  const code = await mailedCode(page.request, email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await digits.fill(wrong)
  await expect(page.getByText(said.wrongCode)).toBeVisible()
  await expect(digits, 'empty, and ready for the next').toHaveValue('')
  await page.goBack()
  await expect(digits, 'Back closes it, and the page stays').toBeHidden()
  await expect(form.getByLabel(said.email, { exact: true }), 'nothing typed is lost').toHaveValue(email)
  await page.reload()
  await expect(page.getByRole('dialog').getByText(email), 'the step is there again').toBeVisible()
  await digits.fill(code)
  await page.getByRole('dialog').getByLabel(said.yourPassword, { exact: true }).fill(password)
  await expectAccessible(page)
  await picture(page, `code-again-${language}`)
  await page.getByRole('button', { name: said.openAccount }).click()

  await expect(page.getByRole('heading', { name: said.welcome })).toBeVisible()
  await expect(page.getByRole('button', { name: said.freeBitcoin })).toBeVisible()
  await expect(page.getByRole('heading', { name: said.steps })).toContainText('1 / 3')
  await expect(page.getByRole('button', { name: said.startWith }), 'one thing to do first, not two').toHaveCount(0)
  await expectAccessible(page)
  await picture(page, `welcome-${language}`)
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('referralHash'))).toBeNull()
  await page.goto('/dashboard/profile')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.locator('[data-part=balance]')).toHaveText(`25${said.left}`)
  const earned = async () => (await (await friend.get(referrals.stats.path)).json()).totalCreditsEarned
  expect(await earned(), 'an address alone is worth nothing').toBe(0)
  await expect(await page.request.post(credits.deduct.path.replace(':symbol', 'BTC'))).toBeOK()
  await expect(await page.request.get(analysis.analyze.path.replace(':symbol', 'BTC'))).toBeOK()
  expect(await earned(), 'the first analysis is').toBe(5)
  await friend.dispose()
})

test('cancelling at Google keeps a half-typed registration, and a new account there is welcomed', {
  tag: '@desk',
}, async ({ page }) => {
  const said = words.en
  const google = page.getByRole('link', { name: said.google })
  const name = page.getByLabel(said.firstName, { exact: true })
  await page.goto('/signup')
  await name.fill('Deniz')
  await google.click()
  await page.getByRole('link', { name: said.goBack }).click()
  await page.goto('/signup')
  await expect(name).toHaveValue('Deniz')
  await google.click()
  await page.getByLabel(said.fullName).fill('Deniz Aydın')
  await page.getByLabel(said.email, { exact: true }).fill(newEmail())
  await page.getByRole('button', { name: said.goOn }).click()
  await expect(page.getByRole('heading', { name: said.welcome })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'welcome-google')
  expect(await page.evaluate(() => localStorage.getItem('registration')), 'a member has registered').toBeNull()
})

test('a member logs out and in again, and gets a new password by the mailed link', {
  tag: ['@phone', '@main'],
}, async ({ page }) => {
  const said = words.tr
  const email = await becomeMember(page)
  await logOut(page, said)
  await logIn(page, said, email, 'not the password')
  await expect(page.locator('form').getByText(said.wrongLogin), 'beside the field').toBeVisible()
  await logIn(page, said, email, password)
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)

  await logOut(page, said)
  await page.getByRole('tab', { name: said.email }).click()
  await page.getByRole('link', { name: said.forgot }).click()
  await expect(page.getByRole('button', { name: said.sendLink })).toBeVisible()
  await page.getByLabel(said.email, { exact: true }).fill(email)
  await page.reload()
  await expect(page.getByLabel(said.email, { exact: true }), 'what was typed stays').toHaveValue(email)
  await page.getByRole('button', { name: said.sendLink }).click()
  await expect(page.getByText(said.linkSent)).toBeVisible()
  const token = await mailed(page.request, email, /reset-password\?token=([\w-]+)/)
  await page.goto(`/reset-password?token=${token}`)
  await page.getByLabel(said.newPassword).fill('doğuya bakan ibre')
  await page.getByLabel(said.newAgain, { exact: true }).fill('doğuya bakan ibre')
  await page.getByRole('button', { name: said.changePassword }).click()
  await expect(page, 'the form is open').toHaveURL(/\/\?with=email$/)
  await page.goto(`/reset-password?token=${token}`)
  await expect(page.getByRole('heading', { name: said.invalidLink }), 'used, and another is offered here').toBeVisible()
  await expect(page.getByRole('button', { name: said.sendLink })).toBeVisible()
  await page.goto('/?with=email')
  await logIn(page, said, email, 'doğuya bakan ibre')
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
})

test('the profile changes the password, ends other sessions and then all of them', {
  tag: '@desk',
}, async ({ page, playwright }) => {
  const said = words.en
  const email = await becomeMember(page)
  const elsewhere = async () => {
    const request = await playwright.request.newContext({ baseURL: process.env.PUSULA_URL ?? '' })
    const form = { email, password }
    await request.post('/auth/login', { form, maxRedirects: 0 })
    expect(await isSignedIn(request)).toBe(true)
    return request
  }
  const [first, second] = [await elsewhere(), await elsewhere()]
  await page.goto('/dashboard/profile')
  await expect(page.getByText(said.thisDevice, { exact: true })).toHaveCount(1)
  const ends = page.getByRole('button', { name: said.endSession })
  await expect(ends).toHaveCount(2)
  await ends.first().click()
  await expect(ends).toHaveCount(1)
  await expectFocusRestored(page)
  const stillIn = [await isSignedIn(first), await isSignedIn(second)]
  expect(stillIn.filter(Boolean)).toHaveLength(1)

  await page.getByRole('button', { name: said.changePassword }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(said.currentPassword, { exact: true }).fill('not the password')
  await sheet.getByLabel(said.newPassword).fill('batıya bakan ibre')
  await sheet.getByLabel(said.newAgain, { exact: true }).fill('batıya bakan ibre')
  await sheet.getByRole('button', { name: said.changePassword }).click()
  await expect(sheet.getByText(said.wrongPassword)).toBeVisible()
  await sheet.getByLabel(said.currentPassword, { exact: true }).fill(password)
  await sheet.getByRole('button', { name: said.changePassword }).click()
  await expect(page.locator('[data-part=toast]').getByText(said.changed)).toBeVisible()
  await expect(ends, 'whoever knew the old password is out').toHaveCount(0)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])

  await page.getByRole('button', { name: said.everywhere }).click()
  await page.getByRole('dialog').getByRole('button', { name: said.logOut }).click()
  await expect(page.getByRole('tab', { name: said.email })).toBeVisible()
  expect(await isSignedIn(page.request)).toBe(false)
  await Promise.all([first.dispose(), second.dispose()])
})

/** A long name takes the room that there is: the width of a phone with twice the text, and no more than the rail of a desk. */
async function expectNameFits(page: Page, who: (typeof everyone)[number]) {
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  if (who === '@phone') {
    await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
    await page.setViewportSize({ ...size, width: narrowPx.largeText })
    const widthPx = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.width ?? 0
    await expect.poll(widthPx, 'not a column of letters').toBeGreaterThan(narrowPx.largeText / 2)
    await expectAccessible(page)
  } else {
    const rail = page.getByRole('complementary')
    await expect.poll(() => rail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.setViewportSize({ ...size, height: 500 })
    const person = rail.getByRole('link').last()
    await person.scrollIntoViewIfNeeded()
    await expect(person, 'and can be reached in a low window').toBeInViewport()
  }
  await page.setViewportSize(size)
}

for (const who of everyone)
  test(`accessibility and layout of the profile and its settings ${who}`, async ({ page, language }) => {
    const said = words[language]
    const name = { firstName: 'Süleyman Abdurrahman', lastName: 'Kahramanmaraşlıoğullarından' }
    await becomeMember(page, `uzun-${newEmail()}`, name)
    await page.goto('/dashboard/profile')
    await expect(page.getByText(said.thisDevice, { exact: true })).toBeVisible()
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflowPx, 'nothing hangs over the edge').toBe(0)
    await expectAccessible(page)
    await expectNameFits(page, who)
    await picture(page, `profile-${language}`)

    await page.getByRole('button', { name: said.settings }).click()
    const sheet = page.getByRole('dialog', { name: said.settings })
    await sheet.getByRole('button', { name: said.send }).click()
    await expect(sheet.getByText(said.writeFirst)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `settings-${language}`)
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
    await expect(sheet.getByText(`${said.version} ${version}`, { exact: true })).toBeVisible()
  })

test('a member takes everything along and leaves for good', { tag: '@phone' }, async ({ page }) => {
  const said = words.tr
  const email = await becomeMember(page)
  await page.goto('/dashboard/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: said.export }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('pusula.json')
  const everything = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(everything).toMatchObject({ accounts: { email } })
  expect(Object.keys(everything)).toEqual(expect.arrayContaining(['credits', 'referrals', 'guests']))

  await page.getByRole('button', { name: said.remove }).click()
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: said.remove })
  await expect(remove).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel(said.removeType).fill(said.removeWord)
  await remove.click()
  await expect(page.getByRole('tab', { name: said.email })).toBeVisible()
  await logIn(page, said, email, password)
  await expect(page.locator('form').getByText(said.wrongLogin)).toBeVisible()
})

test('a session that ends elsewhere leads out with the reason', { tag: '@desk' }, async ({ page }) => {
  await becomeMember(page)
  await page.goto('/dashboard/profile')
  await expect(page.locator('[data-part=balance]')).toBeVisible()
  // What is in sight is polled every few seconds, and gets the 401 first.
  await page.locator('[data-part=invited]').scrollIntoViewIfNeeded()
  await page.context().clearCookies({ name: 'session' })
  await expect(page.locator('[data-part=toast]').getByText('Session expired')).toBeVisible()
  await expect(page, 'and back to it after signing in').toHaveURL(/\/\?next=%2Fdashboard%2Fprofile$/)
})

test('a session that is gone when a credit is to be taken leads out with the reason', { tag: '@desk' }, async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/dashboard/home')
  await page.getByRole('listitem').getByText('ETH', { exact: true }).click()
  await page.getByRole('link', { name: 'Detailed analysis' }).click()
  const dialog = page.getByRole('dialog', { name: /Analyze/ })
  await expect(dialog).toBeVisible()
  await page.context().clearCookies({ name: 'session' })
  const taken = page.waitForResponse(answer => answer.url().includes('/api/crypto/deduct-analysis/ETH'))
  await dialog.getByRole('button', { name: 'Analyze', exact: true }).click()
  expect((await taken).status()).toBe(401)
  const toasts = page.locator('[data-part=toast]')
  await expect(toasts.getByText('Session expired')).toBeVisible()
  await expect(toasts.getByText('Credit error')).toHaveCount(0)
  await expect(page, 'and back to it after signing in').toHaveURL(/\/\?next=%2Fdashboard%2Fanalysis/)
})
