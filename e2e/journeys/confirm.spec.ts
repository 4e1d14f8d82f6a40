import type { Page } from '@playwright/test'
import { credits, type ReplyOf } from '@pusula/contract'
import { analysisWords } from './analysis-words.ts'
import { expect, test } from './person.ts'

/** How often a credit was asked for. */
function deductionsOf(page: Page) {
  const path = credits.deduct.path.replace(':symbol', 'BTC')
  const asked: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === path) asked.push(request.method())
  })
  return asked
}

test('an analysis is paid by an answer, never by the key or the tap that opened the question', {
  tag: '@desk',
}, async ({ page, language }) => {
  const said = analysisWords[language]
  const asked = deductionsOf(page)
  await page.clock.install()
  await page.goto('/dashboard/home?guest=true')
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
  const open = page.getByRole('link', { name: said.open })
  const dialog = page.getByRole('dialog', { name: said.confirm })
  const analyze = dialog.getByRole('button', { name: said.analyze })

  await test.step('a held key', async () => {
    await open.focus()
    for (let press = 0; press < 8; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a second press', async () => {
    await open.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(dialog).toBeVisible()
    await expect(dialog, 'the question itself is read first').toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a press on the answer itself, in the first moments', async () => {
    await page.clock.pauseAt(Date.now() + 60_000)
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await analyze.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(analyze).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog).toBeVisible()
    await page.clock.runFor(400)
    await expect(analyze, 'then it listens').toBeEnabled()
    await page.clock.resume()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a double tap', async () => {
    await open.dblclick()
    await expect(dialog, 'it neither answers nor dismisses').toBeVisible()
  })
  expect(asked, 'nothing was spent so far').toEqual([])

  await test.step('a double tap on the answer pays once, and shows what was bought', async () => {
    const reply = page.waitForResponse(response => response.url().includes('/deduct-analysis/BTC'))
    await analyze.click({ clickCount: 2 })
    const { remaining }: ReplyOf<typeof credits.deduct> = await (await reply).json()
    expect(remaining).toBe(4)
    await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
    expect(asked).toEqual(['POST'])
  })
})
