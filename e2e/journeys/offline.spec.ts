import { favorites, type ReplyOf } from '@pusula/contract'
import { analysisWords } from './analysis-words.ts'
import { replyOf } from './figures.ts'
import { startNetwork } from './network.ts'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

test.use({ serviceWorkers: 'allow' })

test('a new version is offered and loses nothing, and the last analysis opens with the server gone', {
  tag: '@desk',
}, async ({ page }) => {
  const said = analysisWords.en
  const network = await startNetwork()
  const score = page.getByRole('img', { name: said.anyScore })
  const runningVersion = async () =>
    page
      .context()
      .serviceWorkers()
      .at(-1)
      ?.evaluate(() => Reflect.get(globalThis, 'version'))

  const isWhole = () =>
    page.evaluate(async () => {
      const script = await (await fetch('/sw.js')).text()
      const files = script.match(/\/assets\/[\w.-]+/g) ?? []
      const kept = await Promise.all(files.map(file => caches.match(file)))
      return files.length > 50 && kept.every(copy => copy !== undefined)
    })

  await test.step('an analysis', async () => {
    await page.goto(`${network.url}/dashboard/home?guest=true`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
    await page.getByRole('link', { name: said.open }).click()
    const reply = replyOf(page, '/api/crypto/technical-signals/BTC')
    await page.getByRole('dialog', { name: said.confirm }).getByRole('button', { name: said.analyze }).click()
    await reply
    await expect(score).toBeVisible()
    await expect.poll(isWhole, 'all other screens follow while the page is idle').toBe(true)
  })
  const shown = await score.getAttribute('aria-label')

  await test.step('a newer version is served', async () => {
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    network.release()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const toast = page.getByRole('region', { name: 'Messages' })
    await expect(toast.getByText('A new version is ready', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state), 'nobody is thrown out').toBe(
      'activated',
    )
    await expectAccessible(page)
    await picture(page, 'new-version')
    const loaded = page.waitForEvent('load')
    await toast.getByRole('button', { name: 'Refresh', exact: true }).click()
    await loaded
    await expect(score, 'nothing is lost').toHaveAttribute('aria-label', shown ?? '')
    await expect.poll(runningVersion).toBe(1)
  })

  await test.step('the server is gone', async () => {
    network.stop()
    await page.goto(`${network.url}/dashboard/analysis?guest=true`)
    await expect(score).toHaveAttribute('aria-label', shown ?? '')
    await expect(page.getByText(/^Analyzed at \d\d:\d\d\./), 'with its age').toBeVisible()
    await expect(
      page.getByText('The server cannot be reached. What this device has stored is here.', { exact: true }),
    ).toBeVisible()
    await picture(page, 'server-gone')
    await page.goto(`${network.url}/privacy`)
    await expect(page.getByRole('heading', { level: 1 }), 'a screen that was never opened').toBeVisible()
  })
})

test('stars tapped without a network are kept, said to be, and reach the server when it is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  // Passwords are hashed slowly on purpose; on a busy machine that takes its time.
  test.slow()
  await becomeMember(page)
  const data = { coinSymbol: 'ETH', coinName: 'Ethereum' }
  await expect(await page.request.post(favorites.add.path, { data })).toBeOK()
  const known = async () => {
    const list: ReplyOf<typeof favorites.list> = await (await page.request.get(favorites.list.path)).json()
    return list.map(({ coinSymbol }) => coinSymbol)
  }
  const rows = page.getByRole('list', { name: 'Favori coinler' }).getByRole('listitem')
  const waiting = page.getByText('1 değişiklik bağlanınca kaydedilecek.', { exact: true })

  await page.goto('/dashboard/favorites/coins')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect(rows).toHaveCount(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Favorilerden çıkar: ETH', exact: true }).click()
  await expect(page.locator('[data-part=toast]').getByText('Değişikliğin saklandı', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(0)
  await expect(waiting).toBeVisible()
  expect(await known(), 'the server has heard nothing').toEqual(['ETH'])

  await page.reload()
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'favorites-offline')
  await context.setOffline(false)
  await expect.poll(known).toEqual([])
  await expect(waiting).toBeHidden()
})
