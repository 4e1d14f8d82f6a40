import type { Page } from '@playwright/test'
import { words } from './payments-words.ts'
import { becomeMember, logIn, logOut, mailedCode, newEmail, password } from './people-steps.ts'
import { words as people } from './people-words.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

// Passwords are hashed slowly on purpose, and a payment walks over several pages.
test.slow()

/** Reads the terms to their end, as everybody has to before the box can be ticked. */
async function acceptTerms(page: Page, understood: string) {
  await page.getByRole('checkbox').click()
  const button = page.getByRole('dialog').getByRole('button', { name: understood, exact: true })
  await expect(button, 'the end has not been seen').toBeDisabled()
  await page.keyboard.press('End')
  await button.click()
  await expect(page.getByRole('checkbox')).toBeChecked()
}

const toastSays = (page: Page, text: string) =>
  expect(page.locator('[data-part=toast]').getByText(text, { exact: true })).toBeVisible()

/** In both themes, nothing stands in the way and nothing hangs over the edge. */
async function expectSound(page: Page, name: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html'), 'the app follows').toHaveAttribute('data-theme', colorScheme)
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflowPx, 'nothing hangs over the edge').toBe(0)
    await picture(page, `${name}-${colorScheme}`)
  }
  await expectAccessible(page)
}

test.describe('on a phone, in Turkish', { tag: '@phone' }, () => {
  const said = words.tr
  test.use({ locale: said.locale })

  test('a guest is declined, loses nothing, pays and is a member with what was bought', { tag: '@main' }, async ({
    page,
  }) => {
    await page.goto('/add-credits?guest=true&amount=8&return=analysis')
    await expect(page.getByRole('radio', { name: said.pack20 })).toBeChecked()
    const pay = page.getByRole('button', { name: said.pay8, exact: true })
    await pay.click()
    await expect(page.getByText(said.termsFirst, { exact: true })).toBeVisible()
    await expectSound(page, 'add-credits-guest')
    await acceptTerms(page, said.understood)
    await pay.click()

    const others = page.getByText(said.others, { exact: true })
    await others.click()
    await page.getByRole('button', { name: said.decline, exact: true }).click()
    await expect(page.getByText(said.declined, { exact: true })).toBeVisible()
    const email = newEmail()
    await page.getByLabel(said.email, { exact: true }).fill(email)
    await others.click()
    await page.getByRole('button', { name: said.payTwice, exact: true }).click()

    await toastSays(page, said.joined)
    await expect(page, 'back where the credits ran out').toHaveURL(/\/dashboard\/analysis(\?|$)/)
    await expect(page.getByRole('button', { name: said.member, exact: true })).toBeVisible()
    await page.goto('/dashboard/profile')
    // Five that were free, and twenty that were bought, once.
    await expect(page.locator('[data-part=balance]')).toHaveText(`25${said.left}`)
    await expect(page.getByText(said.bought20, { exact: true })).toHaveCount(1)

    await test.step('the address counts once its code was entered, and then the gift comes', async () => {
      await expect(page.getByRole('heading', { name: said.verifyTitle })).toBeVisible()
      await expect(page.getByLabel(said.email, { exact: true })).toHaveValue(email)
      await page.getByRole('button', { name: said.sendCode, exact: true }).click()
      const code = await mailedCode(page.request, email)
      await page.getByLabel(said.code).fill(code === '000000' ? '000001' : '000000')
      await expect(page.getByText(said.wrongCode)).toBeVisible()
      await expectSound(page, 'verify-address')
      await page.getByLabel(said.code).fill(code)
      await toastSays(page, said.verified)
      await expect(page.locator('[data-part=balance]')).toHaveText(`45${said.left}`)
      await expect(page.getByRole('heading', { name: said.verifyTitle })).toHaveCount(0)
    })

    await test.step('whoever joined by paying sets a password, and comes back with it', async () => {
      await page.getByRole('button', { name: said.setPassword }).click()
      const sheet = page.getByRole('dialog', { name: said.setPassword })
      await sheet.getByLabel(people.tr.newPassword).fill(password)
      await sheet.getByLabel(people.tr.newAgain, { exact: true }).fill(password)
      await sheet.getByRole('button', { name: said.setPassword, exact: true }).click()
      await toastSays(page, 'Şifren belirlendi')
      await logOut(page, people.tr)
      await logIn(page, people.tr, email, password)
      await expect(page).toHaveURL(/\/dashboard\/analysis$/)
    })
  })
})

test.describe('at a desk, in English', { tag: '@desk' }, () => {
  const said = words.en
  test.use({ locale: said.locale })

  test('a guest who pays under the address of an account that was here signs in, and the credits move', async ({
    page,
  }) => {
    const email = await becomeMember(page)
    await logOut(page, people.en)
    await page.goto('/add-credits?guest=true&amount=5')
    await acceptTerms(page, said.understood)
    const pay = page.getByRole('button', { name: said.pay })
    await pay.click()
    await page.getByLabel(said.email, { exact: true }).fill(email)
    await pay.click()
    const sheet = page.getByRole('dialog', { name: said.knownTitle })
    await expect(sheet.getByText(said.knownSays(email))).toBeVisible()
    await expectSound(page, 'known-payer')
    const secret = sheet.getByLabel(said.password, { exact: true })
    await secret.fill('a wrong one')
    await sheet.getByRole('button', { name: said.signInAndMove, exact: true }).click()
    await expect(sheet.getByText(said.wrongLogin, { exact: true }), 'beside the field; the credits stay').toBeVisible()
    await secret.fill(password)
    await sheet.getByRole('button', { name: said.signInAndMove, exact: true }).click()
    await expect(page.locator('aside a[href^="/add-credits"] b')).toHaveText('30')
  })

  test('a member buys a package and an own amount, becomes pro, cancels, stays pro and resumes', {}, async ({
    page,
  }) => {
    await becomeMember(page)
    const credits = page.locator('aside a[href^="/add-credits"] b')
    const pay = page.getByRole('button', { name: said.pay })

    await page.goto('/add-credits')
    await expect(credits).toHaveText('20')
    await pay.click()
    await page.getByRole('button', { name: said.leave, exact: true }).click()
    await toastSays(page, said.notPaid)
    await expect(credits, 'nothing was given').toHaveText('20')
    await expect(page.getByRole('radio', { name: said.pack50 })).toBeChecked()
    await pay.click()
    await pay.click() // On the checkout page the button says the same.
    await toastSays(page, said.paid)
    await expect(credits).toHaveText('70')

    await page.goto('/add-credits')
    await page.getByRole('tab', { name: said.custom, exact: true }).click()
    const amount = page.getByLabel(said.amount, { exact: true })
    await amount.fill('12')
    await expectSound(page, 'add-credits-custom')
    await amount.fill('0.5')
    await page.getByRole('button', { name: said.payNothing, exact: true }).click()
    await expect(page.getByText(said.tooSmall, { exact: true })).toBeVisible()
    await amount.fill('12')
    await pay.click()
    await pay.click()
    await toastSays(page, said.paid)
    await expect(credits, '48 for $12').toHaveText('118')

    await page.goto('/subscribe')
    await page.getByRole('radio', { name: said.monthly }).check()
    await expect(page.getByText('$15.40', { exact: true }), '98 credits count 20 cents each').toBeVisible()
    await expectSound(page, 'subscribe')
    const toPayment = page.getByRole('button', { name: said.toPayment, exact: true })
    await toPayment.click()
    await expect(page.getByText(said.termsFirst, { exact: true }), 'the terms come first').toBeVisible()
    await acceptTerms(page, said.understood)
    await toPayment.click()
    await page.getByRole('button', { name: said.leave, exact: true }).click()
    await expect(page.getByText(said.setAside), 'the order holds what it counts').toBeVisible()
    await expect(credits).toHaveText('20')
    await expect(page.getByRole('radio', { name: said.monthly }), 'the order that waits').toBeChecked()
    await expect(page.getByText('$15.40', { exact: true }), 'at the same price').toBeVisible()
    await expect(page.getByRole('checkbox'), 'the terms are accepted each time').not.toBeChecked()
    await acceptTerms(page, said.understood)
    await toPayment.click()
    await pay.click()
    await toastSays(page, said.isPro)
    await expect(credits, 'whoever is pro does not count').toHaveCount(0)
    await expect(page.locator('aside [data-tour=membership] small')).toHaveText('PRO')

    await page.goto('/dashboard/profile')
    await expect(page.getByText(said.unlimited, { exact: true })).toBeVisible()
    await expect(page.getByText(said.active, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: said.cancel, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: said.cancelAsk })
    await dialog.getByRole('button', { name: said.cancelNow, exact: true }).click()
    await toastSays(page, said.canceled)
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByText(said.canceledState, { exact: true })).toBeVisible()
    await expect(page.getByText(said.until, { exact: true })).toBeVisible()
    await expect(page.locator('aside [data-tour=membership] small'), 'until the day that was paid for').toHaveText(
      'PRO',
    )

    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: said.canceledTitle })).toBeVisible()
    await expectSound(page, 'subscribe-canceled')
    await page.getByRole('button', { name: said.resume, exact: true }).click()
    const asked = page.getByRole('dialog', { name: said.resumeAsk })
    await expect(asked.getByText(said.nothingNow), 'what will be paid is said before').toBeVisible()
    await asked.getByRole('button', { name: said.resumeNow, exact: true }).click()
    await toastSays(page, said.resumed)
    await expect(page.getByText(said.alreadyPro, { exact: true })).toBeVisible()
    await page.goto('/dashboard/profile')
    await expect(page.getByText(said.active, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: said.resume, exact: true })).toHaveCount(0)
  })
})
