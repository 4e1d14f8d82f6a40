import { replyOf } from './figures.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const said = {
  tab: 'News',
  home: 'Home',
  none: 'No coin selected',
  refresh: 'Refresh the news',
  read: /^Read more/,
  tones: ['positive', 'neutral', 'negative'],
  simulated: 'simulated',
  why: 'Why this tone?',
}

const calls = '**/api/crypto/news/**'

interface Story {
  TITLE: string
  TONE: string
  URL: string
  isSimulated: boolean
  decidedBy: string[]
}

test('the news of a coin: none yet, and then, paid for by nothing, as the server gave them', {
  tag: '@desk',
}, async ({ page, language }) => {
  const main = page.locator('main')
  const open = (name: string) =>
    page.getByRole('navigation').filter({ visible: true }).getByRole('link', { name, exact: true }).click()

  await page.goto('/dashboard/news?guest=true')
  await expect(main.getByRole('heading', { name: said.none })).toBeVisible()
  await open(said.home)
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()

  await test.step('headlines cost nothing', async () => {
    const reply = replyOf(page, '/api/crypto/news/BTC')
    await open(said.tab)
    const stories: Story[] = await reply
    expect(stories.length).toBeGreaterThan(0)
    await expect(main.getByRole('article')).toHaveCount(stories.length)
    for (const { TITLE } of stories) await expect(main.getByRole('heading', { name: TITLE, exact: true })).toBeVisible()
    for (const [place, tone] of ['1', '0', '-1'].entries()) {
      const count = stories.filter(({ TONE }) => TONE === tone).length
      await expect(main.getByText(`${count} ${said.tones[place]}`, { exact: true })).toBeVisible()
    }
    await expect(main.getByText(said.simulated, { exact: true }), 'nobody takes them for real').toHaveCount(
      stories.length,
    )
    const more = main.getByRole('link', { name: said.read })
    await expect(more, 'they stand nowhere else').toHaveCount(stories.length)
    await expect(more.first(), 'which is said where more of them would be').toHaveAttribute(
      'href',
      /^\/privacy.*#simulated$/,
    )
    const toned = stories.find(({ decidedBy }) => decidedBy.length > 0)
    // On a day of plain figures no word decides; screens show both cases in tests of their own.
    if (toned) {
      const card = main.getByRole('article').filter({ hasText: toned.TITLE })
      await card.getByText(said.why).click()
      for (const word of toned.decidedBy) await expect(card.getByText(word, { exact: true })).toBeVisible()
    }
    await picture(page, `news-${language}`)
    await expectAccessible(page)

    await test.step('a real one opens beside the app, and a script never', async () => {
      const real = { ...stories[0], isSimulated: false, URL: 'https://news.example/1' }
      const hostile = { ...stories[0], TITLE: 'X', isSimulated: false, URL: 'javascript:alert(1)' }
      await page.route(calls, route => route.fulfill({ json: [real, hostile] }))
      await main.getByRole('button', { name: said.refresh }).click()
      await expect(main.getByRole('article')).toHaveCount(2)
      const link = main.getByRole('link', { name: said.read })
      await expect(link).toHaveCount(1)
      await expect(link).toHaveAttribute('href', 'https://news.example/1')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAttribute('target', '_blank')
      await page.unroute(calls)
    })
  })
})
