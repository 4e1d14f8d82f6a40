import { analysisWords } from './analysis-words.ts'
import { becomeMember } from './people-steps.ts'
import { everyone, expect, expectAccessible, expectRoom, picture, test } from './person.ts'

const words = {
  tr: {
    page: /^Detaylı analiz · 1 kredi/,
    waiting: 'Bekliyor',
    buy: /^Alış planı: .* üstünde kapanış$/,
    follow: 'Takip et',
    following: 'Takip ediyorsun',
    mine: 'Planlarım',
    back: 'Geri',
    empty: 'Takip ettiğin plan yok',
    listed: /^Solana: .* üstünde kapanış/,
    grip: 'Bir fiyat seç',
    dots: /^50 nokta, 50 olası son/,
    hold: /Solana payı en çok/,
  },
  en: {
    page: /^Detailed analysis · 1 credit/,
    waiting: 'Waiting',
    buy: /^Buy plan: a close above /,
    follow: 'Follow',
    following: 'Following',
    mine: 'My plans',
    back: 'Back',
    empty: 'You follow no plan yet',
    listed: /^Solana: a close above /,
    grip: 'Choose a price',
    dots: /^50 dots, 50 possible ends/,
    hold: /of it in Solana\.$/,
  },
}

for (const who of everyone)
  test(`a member opens a coin, follows its plan and finds it in My plans, ${who}`, { tag: who }, async ({
    page,
    language,
  }) => {
    const [said, reads] = [words[language], analysisWords[language]]
    await becomeMember(page)

    await test.step('nothing is followed yet', async () => {
      await page.goto('/dashboard/plans')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.mine)
      await expect(page.getByRole('heading', { name: said.empty })).toBeVisible()
      await picture(page, `my-plans-empty-${language}`)
      await expectRoom(page)
      await expectAccessible(page)
    })

    await test.step('the answer: posture, how much to hold, and fifty dots', async () => {
      await page.goto('/dashboard/analysis?coin=SOL')
      await page.getByRole('button', { name: said.page }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: reads.analyze }).click()
      await expect(page.getByText(said.hold).first()).toBeVisible()
      const grip = page.getByRole('slider', { name: said.grip })
      await grip.press('Home')
      await grip.press('PageUp')
      await expect(grip).toHaveAttribute('aria-valuetext', /5/)
      await expect(page.getByRole('img', { name: said.dots })).toBeVisible()
      await picture(page, `answer-${language}`)
      await expectRoom(page)
      await expectAccessible(page)
    })

    await test.step('its plan is followed', async () => {
      await page
        .getByRole('tab', { name: reads.tabs[2] === 'Öneriler' ? 'Öneriler' : /^(Ideas|Recommendations)$/ })
        .click()
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: said.buy }) })
      await expect(card.getByText(said.waiting, { exact: true })).toBeVisible()
      await card.getByRole('button', { name: said.follow, exact: true }).click()
      await expect(card.getByRole('button', { name: said.following })).toHaveAttribute('aria-pressed', 'true')
      await picture(page, `ideas-${language}`)
      await expectRoom(page)
      await expectAccessible(page)
    })

    await test.step('and stands in My plans', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${said.mine}`) })
        .click()
      await expect(page).toHaveURL(/\/dashboard\/plans$/)
      await expect(page.getByRole('listitem').filter({ hasText: said.listed })).toContainText(said.waiting)
      await picture(page, `my-plans-${language}`)
      await expectRoom(page)
      await expectAccessible(page)
    })
  })
