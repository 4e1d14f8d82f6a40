import { readFile } from 'node:fs/promises'
import { accounts, admin } from '@pusula/contract'
import { appoint, toastSays } from './admin-steps.ts'
import { adminWords } from './admin-words.ts'
import { factorWords, letAnHourPass, plugInDevice, saveRecoveryCodes } from './factor-steps.ts'
import { becomeMember, isSignedIn, logOut, mailedCode, newEmail, password } from './people-steps.ts'
import { words } from './people-words.ts'
import { expect, expectAccessible, expectFocusRestored, picture, test } from './person.ts'

// Passwords are hashed slowly on purpose; on a busy machine that takes its time.
test.slow()

test('a member adds a passkey, comes back with it, and removes it after showing it again', {
  tag: '@phone',
}, async ({ page, language }) => {
  const said = factorWords[language]
  const device = await plugInDevice(page)
  const email = await becomeMember(page)

  await test.step('the profile makes one', async () => {
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: said.add }).click()
    await toastSays(page, said.added)
    expect(await device.passkeys()).toBe(1)
    await page.getByRole('button', { name: said.rename }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(said.name, { exact: true }).fill('Mavi telefon')
    await sheet.getByRole('button', { name: said.save, exact: true }).click()
    await expect(page.getByText('Mavi telefon', { exact: true })).toBeVisible()
    await toastSays(page, said.save)
    await expectAccessible(page)
    await picture(page, `passkeys-${language}`)
  })

  await test.step('a second one on the same device is not made', async () => {
    await page.getByRole('button', { name: said.add }).click()
    await expect(page.locator('[data-part=toast]')).toBeVisible()
    await page.locator('[data-part=toast]').getByRole('button').click()
    expect(await device.passkeys()).toBe(1)
  })

  await test.step('the landing page lets them in without an address', async () => {
    await logOut(page, words[language])
    expect(await isSignedIn(page.request)).toBe(false)
    await page.getByRole('button', { name: said.signIn, exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard\/analysis$/)
    expect((await (await page.request.get(accounts.user.path)).json()).email).toBe(email)
  })

  await test.step('an hour later it is asked for itself before it is removed, and what was asked for goes on', async () => {
    await page.goto('/dashboard/profile')
    await letAnHourPass(email)
    await page.getByRole('button', { name: said.remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: said.removeNow, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: said.show })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await picture(page, `confirm-${language}`)
    await sheet.getByRole('button', { name: said.confirmPasskey, exact: true }).click()
    await toastSays(page, said.removed)
    await expect(page.getByText('Mavi telefon', { exact: true })).toHaveCount(0)
    await expectFocusRestored(page)
  })
})

test('a passkey is offered once, in the corner, and a no is a no', { tag: '@desk' }, async ({ page }) => {
  const said = factorWords.en
  await plugInDevice(page)
  await becomeMember(page)
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('asked')) localStorage.removeItem('passkeyOffered')
    sessionStorage.setItem('asked', 'true')
  })
  await page.goto('/dashboard/home')
  const offer = page.getByRole('region', { name: said.offer })
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'passkey-offer')
  await offer.getByRole('button', { name: said.later, exact: true }).click()
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('passkeyOffered'))).toBe('true')
})

test('an administrator sets a factor up, grants credits with it, and is asked again after an hour', {
  tag: '@desk',
}, async ({ page }) => {
  const said = factorWords.en
  const panel = adminWords.en
  await plugInDevice(page)
  const email = await becomeMember(page, newEmail())
  await appoint(email)

  await test.step('the panel is closed to a password alone', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: said.setUp })).toBeVisible()
    expect((await page.request.get(admin.stats.path)).status()).toBe(403)
    await expectAccessible(page)
    await picture(page, 'factor-setup')
  })

  await test.step('the first factor wants the mailbox, not the password alone', async () => {
    await letAnHourPass(email)
    await page.getByRole('button', { name: said.withPasskey, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: said.confirm })
    await sheet.getByRole('button', { name: said.mailCode, exact: true }).click()
    const field = sheet.getByLabel(said.mailedCode)
    await expect(field).toBeVisible()
    await expectAccessible(page)
    await field.fill(await mailedCode(page.request, email))
  })

  await test.step('a passkey opens it, and recovery codes are kept', async () => {
    await page.getByRole('button', { name: said.makeCodes, exact: true }).click()
    const shown = page.locator('[data-part=recovery-codes] li')
    await expect(shown).toHaveCount(10)
    const codes = await shown.allTextContents()
    expect(new Set(codes).size).toBe(10)
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: said.download, exact: true }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    for (const code of codes) expect(file).toContain(code)
    await page.getByRole('button', { name: said.saved, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: panel.coins })).toBeVisible()
  })

  const creditsOf = async () => {
    const found = await page.request.get(`${admin.people.path}?search=${encodeURIComponent(email)}`)
    return (await found.json()).people[0].credits
  }
  const give = async (amount: string, reason: string) => {
    await page.getByLabel(panel.amount, { exact: true }).fill(amount)
    await page.getByLabel(panel.reason, { exact: true }).fill(reason)
    await page.getByRole('button', { name: panel.give, exact: true }).click()
  }

  await test.step('credits are granted while it is fresh', async () => {
    await page.getByRole('navigation').getByRole('link', { name: panel.sections.people, exact: true }).click()
    await page.getByLabel(panel.searchPeople).fill(email)
    // The list from before the search has this row too, and goes with it.
    await expect(page.getByRole('status').filter({ hasText: '1–1' })).toBeVisible()
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').click()
    await give('5', 'A late payment')
    await toastSays(page, panel.corrected)
    expect(await creditsOf()).toBe(25)
  })

  await test.step('an hour later the panel asks in place, nothing typed is lost, and a no changes nothing', async () => {
    await letAnHourPass(email)
    await give('7', 'Another one')
    const sheet = page.getByRole('dialog', { name: said.show })
    await expect(sheet).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'factor-asked')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByLabel(panel.amount, { exact: true })).toHaveValue('7')
    expect(await creditsOf()).toBe(25)
    await page.getByRole('button', { name: panel.give, exact: true }).click()
    await sheet.getByRole('button', { name: said.confirmPasskey, exact: true }).click()
    await toastSays(page, panel.corrected)
    expect(await creditsOf()).toBe(32)
  })
})

test('an administrator without the device comes in with a recovery code', { tag: '@phone' }, async ({ page }) => {
  const said = factorWords.tr
  const device = await plugInDevice(page)
  const email = await becomeMember(page)
  await appoint(email)
  await page.goto('/admin')
  await page.getByRole('button', { name: said.withPasskey, exact: true }).click()
  const [code = ''] = await saveRecoveryCodes(page, said)
  expect(await device.passkeys()).toBe(1)
  await page.context().clearCookies({ name: 'session' })
  const form = { email, password }
  expect((await page.request.post('/auth/login', { form, maxRedirects: 0 })).status()).toBe(302)
  // The page of before may still be giving way to whoever has just come.
  await expect(() => page.goto('/admin')).toPass()
  await expect(page.getByRole('heading', { level: 1, name: said.show })).toBeVisible()
  await page.getByRole('button', { name: 'Kurtarma kodu kullan', exact: true }).click()
  const field = page.getByLabel('Kurtarma kodu', { exact: true })
  await field.fill('AAAAA-AAAAA')
  await page.getByRole('button', { name: said.confirmNow, exact: true }).click()
  await expect(page.getByText(said.wrongCode)).toBeVisible()
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: said.confirmNow, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: adminWords.tr.coins })).toBeVisible()
})
