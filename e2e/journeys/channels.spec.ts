import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const said = {
  order: 'Kanallar ve sırası',
  moveMail: 'E-posta: sırasını değiştir',
  mail: 'E-posta',
  test: 'Dene',
  arrived: /Ulaştı · /,
  quiet: 'Sessiz saatler',
  brief: 'Sabah özeti',
  letter: 'Haftalık mektup',
  hour: 'Saat',
  calendar: /Takvim adresi/,
  make: 'Adres üret',
  end: 'Adresi kapat',
}

test('channels are put in order and tested, a brief is asked for, and a calendar is opened and closed again', {
  tag: '@phone',
}, async ({ page, request }) => {
  await becomeMember(page)
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('heading', { name: said.order })).toBeVisible()

  await test.step('mail is switched on, put first and tested', async () => {
    await page.getByRole('switch', { name: said.mail }).click()
    const grip = page.getByRole('button', { name: said.moveMail })
    await grip.press('ArrowUp')
    await expect(page.getByRole('listitem').filter({ has: grip })).toHaveCount(1)
    await page.getByRole('listitem').filter({ has: grip }).getByRole('button', { name: said.test }).click()
    await expect(page.getByText(said.arrived)).toBeVisible()
  })

  await test.step('quiet hours, the brief and the letter', async () => {
    await page.getByRole('switch', { name: said.quiet }).click()
    await page.getByRole('switch', { name: said.brief }).click()
    await page.getByRole('combobox', { name: said.hour }).first().selectOption({ label: '09.00' })
    await page.getByRole('switch', { name: said.letter }).click()
    await expect(page.getByText('Pazar 10.00 · e-posta')).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'channels')
    await page.reload()
    await expect(page.getByText('Her gün 09.00 · ilk açık kanaldan')).toBeVisible()
  })

  await test.step('a calendar at a private address, until it is closed', async () => {
    await page.getByRole('button', { name: said.calendar }).click()
    await page.getByRole('button', { name: said.make }).click()
    const address = page.locator('[data-part=calendar-address]')
    await expect(address).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'calendar')
    const path = new URL((await address.textContent()) ?? '').pathname
    expect((await request.get(path)).headers()['content-type']).toContain('text/calendar')
    await page.getByRole('button', { name: said.end }).click()
    await expect(address).toBeHidden()
    expect((await request.get(path)).status()).toBe(404)
  })
})
