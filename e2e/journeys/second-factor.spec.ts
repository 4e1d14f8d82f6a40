import { accounts } from '@pusula/contract'
import { toastSays } from './admin-steps.ts'
import { factorWords, letAnHourPass, plugInDevice } from './factor-steps.ts'
import { becomeMember, isSignedIn, logOut, password } from './people-steps.ts'
import { words } from './people-words.ts'
import { everyone, expect, expectAccessible, picture, test } from './person.ts'

// Passwords are hashed slowly on purpose; on a busy machine that takes its time.
test.slow()

for (const who of everyone)
  test(`a member adds a passkey, comes back with it, and removes it after showing that it is them ${who}`, async ({
    page,
    language,
  }) => {
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
      await expect(page.locator('.toast')).toBeVisible()
      await page.locator('.toast').getByRole('button').click()
      expect(await device.passkeys()).toBe(1)
    })

    await test.step('the landing page lets them in without an address', async () => {
      await logOut(page, words[language])
      expect(await isSignedIn(page.request)).toBe(false)
      await page.getByRole('button', { name: said.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard\/analysis$/)
      expect((await (await page.request.get(accounts.user.path)).json()).email).toBe(email)
    })

    await test.step('an hour later it is removed only after the password, and what was asked for goes on', async () => {
      await page.goto('/dashboard/profile')
      await letAnHourPass(email)
      await page.getByRole('button', { name: said.remove }).click()
      await page.getByRole('dialog').getByRole('button', { name: said.removeNow, exact: true }).click()
      const sheet = page.getByRole('dialog', { name: said.confirm })
      await expectAccessible(page)
      await picture(page, `confirm-${language}`)
      await sheet.getByLabel(said.password, { exact: true }).fill(password)
      await sheet.getByRole('button', { name: said.confirmNow, exact: true }).click()
      await toastSays(page, said.removed)
      await expect(page.getByText('Mavi telefon', { exact: true })).toHaveCount(0)
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
