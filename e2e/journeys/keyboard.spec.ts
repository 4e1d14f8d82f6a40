import type { Locator, Page } from '@playwright/test'
import { mailedCode, newEmail, password } from './people-steps.ts'
import { words as people } from './people-words.ts'
import { expect, expectAccessible, test } from './person.ts'

// A slow network, a reload at every step, and passwords that are hashed slowly on purpose.
test.slow()

const words = {
  monthly: /^Aylık/,
  toPayment: 'Ödemeye geç',
  pay: /öde$/,
  isPro: 'Pro üyeliğin başladı',
  active: 'Etkin',
  cancel: 'Aboneliği iptal et',
  cancelNow: 'İptal et',
  canceled: 'İptal edildi',
  resume: 'Aboneliği sürdür',
  resumeNow: 'Sürdür',
}

/** 400 ms and 1.6 Mbit/s, as on a train. */
async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page)
  const throughput = 1_600_000 / 8
  const conditions = { offline: false, latency: 400, downloadThroughput: throughput, uploadThroughput: throughput }
  await network.send('Network.emulateNetworkConditions', conditions)
}

/** Tab by Tab until it has the focus; nobody needs more of them than a page has things to reach. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let step = 0; step < 90; step++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not come to ${target}`)
}

async function press(page: Page, target: Locator) {
  await reach(page, target)
  await expect(target).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: Locator, text: string) {
  await reach(page, field)
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** The box opens the terms first, which are read to their end. */
async function acceptTerms(page: Page, understood: string) {
  const box = page.getByRole('checkbox')
  await reach(page, box)
  await page.keyboard.press('Space')
  const button = page.getByRole('dialog').getByRole('button', { name: understood, exact: true })
  await expect(button).toBeVisible()
  await page.keyboard.press('End')
  await expect(button).toBeEnabled()
  await press(page, button)
  await expect(box).toBeChecked()
}

test('the keyboard alone joins, pays, cancels and resumes on a slow network, with a reload at every step', {
  tag: '@phone',
}, async ({ page }) => {
  const said = { ...people.tr, ...words }
  const email = newEmail()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  await slowDown(page)

  await test.step('joins: nothing typed is lost but the password', async () => {
    await page.goto('/signup')
    const form = page.locator('form').filter({ has: page.getByRole('checkbox') })
    const field = (name: string | RegExp) => form.getByLabel(name, { exact: typeof name === 'string' })
    await type(page, field(said.firstName), 'Deniz')
    await type(page, field(said.lastName), 'Aydın')
    await type(page, field(said.email), email)
    await page.reload()
    await expect(field(said.firstName)).toHaveValue('Deniz')
    await expect(field(said.email)).toHaveValue(email)
    await type(page, field(said.choosePassword), password)
    await type(page, field(said.again), password)
    await acceptTerms(page, said.understood)
    await press(page, button(said.sendCode))
    const code = page.getByRole('textbox', { name: said.code })
    await expect(code).toBeFocused()
    const mailed = await mailedCode(page.request, email)
    await page.keyboard.type(mailed.slice(0, 3))
    await page.reload()
    await expect(page.getByRole('dialog').getByText(email), 'the step is there again').toBeVisible()
    await expect(code, 'with the digits that were typed').toHaveValue(mailed.slice(0, 3))
    await reach(page, code)
    await page.keyboard.type(mailed.slice(3))
    await type(page, page.getByRole('dialog').getByLabel(said.yourPassword, { exact: true }), password)
    await press(page, button(said.openAccount))
    await expect(page.getByRole('heading', { name: said.welcome })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: said.welcome }), 'until it is closed').toBeVisible()
  })

  await test.step('pays: the plan and the accepted terms are there again', async () => {
    await page.goto('/subscribe')
    await reach(page, page.getByRole('radio', { checked: true }))
    if (!(await page.getByRole('radio', { name: said.monthly }).isChecked())) await page.keyboard.press('ArrowUp')
    await page.reload()
    await expect(page.getByRole('radio', { name: said.monthly }), 'as it was chosen').toBeChecked()
    await acceptTerms(page, said.understood)
    await press(page, button(said.toPayment))
    const pay = button(said.pay)
    await expect(pay).toBeVisible()
    await page.reload()
    await press(page, pay)
    await expect(page.locator('[data-part=toast]').getByText(said.isPro, { exact: true })).toBeVisible()
    await page.reload()
  })

  await test.step('cancels and resumes: what was answered holds', async () => {
    await page.goto('/dashboard/profile')
    await press(page, button(said.cancel))
    await press(page, page.getByRole('dialog').getByRole('button', { name: said.cancelNow, exact: true }))
    await expect(page.getByText(said.canceled, { exact: true })).toBeVisible()
    await page.reload()
    await press(page, button(said.resume))
    await press(page, page.getByRole('dialog').getByRole('button', { name: said.resumeNow, exact: true }))
    await expect(button(said.cancel)).toBeVisible()
    await page.reload()
    await expect(page.getByText(said.active, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
