import type { Page } from '@playwright/test'
import type { Language } from '@pusula/contract'
import { expect, expectAccessible, picture, test } from './person.ts'

const list = { tr: '/tr/coinler', en: '/coins' }
const said = {
  other: 'TR',
  otherPath: '/tr/coinler/ethereum',
  title: 'Bitcoin price',
  found: 'Ethereum price',
  pair: 'ETH / USD',
  sign: '$',
  chart: /^Bitcoin, last 7 days/,
  search: 'Search coins',
  unknown: 'We could not find this coin',
  open: 'Open the Bitcoin analysis',
}

/** The pages of coins with a script, in the theme that was chosen in the app and not the one of the system. */
async function readInChosenTheme(page: Page, language: Language, chosen: 'dark' | 'light') {
  await page.addInitScript(theme => localStorage.setItem('theme', theme), chosen)
  for (const address of [`${list[language]}/bitcoin`, list[language]]) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
    await expect(page.locator('html'), 'the address decides').toHaveAttribute('lang', language)
    await expectAccessible(page)
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isTooWide)).toBe(false)
  }
}

test('a stranger with a phone reads coins in Turkish and lira, in the theme that was chosen in the app', {
  tag: '@phone',
}, async ({ page, language }) => {
  await readInChosenTheme(page, language, 'light')
  await page.getByRole('link', { name: /^Ethereum ETH$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ethereum fiyatı' })).toBeVisible()
  await expect(page.getByText('ETH / TRY')).toBeVisible()
})

test('a stranger reads coins without a script and finds the way in with one', { tag: '@desk' }, async ({
  browser,
  page,
  baseURL,
  language,
  viewport,
  colorScheme,
}) => {
  const context = { baseURL: baseURL ?? '', locale: language, viewport, colorScheme }

  await test.step('without a script', async () => {
    const plain = await browser.newContext({ ...context, javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(list[language])
    await reader.getByRole('link', { name: /^Bitcoin BTC$/ }).click()
    await expect(reader.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
    await expect(reader.getByRole('img', { name: said.chart })).toBeVisible()
    await expect(reader.getByText(said.sign).first()).toBeVisible()
    await picture(reader, `coin-public-${language}`)

    await reader.goto(`${list[language]}/bitcoinn`)
    await expect(reader.getByRole('heading', { level: 1, name: said.unknown })).toBeVisible()
    const search = reader.getByRole('searchbox', { name: said.search })
    await expect(search).toHaveValue('bitcoinn')
    await search.fill('eth/usdt')
    await search.press('Enter')
    await reader.getByRole('link', { name: /^Ethereum ETH$/ }).click()
    await expect(reader.getByRole('heading', { level: 1, name: said.found })).toBeVisible()
    await expect(reader.getByText(said.pair)).toBeVisible()
    await reader.getByRole('link', { name: said.other, exact: true }).click()
    await expect(reader).toHaveURL(said.otherPath)
    await reader.goto(`/track-record?language=${language}`)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reader.locator('html'), 'in the theme of the system').toHaveCSS('color-scheme', colorScheme ?? '')
    expect(await plain.cookies(), 'whoever only reads is given no cookie').toEqual([])
    await plain.close()
  })

  await test.step('with one, in the theme that was chosen in the app', async () => {
    await readInChosenTheme(page, language, 'dark')
  })

  await test.step('the card of a coin stands in a frame', async () => {
    await page.evaluate(src => {
      document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src, title: 'card' }))
    }, `/embed/btc?lang=${language}`)
    await expect(page.frameLocator('iframe').getByText('Bitcoin', { exact: true })).toBeVisible()
  })

  await test.step('into the app', async () => {
    await page.goto(`${list[language]}/bitcoin`)
    await page.getByRole('link', { name: said.open }).click()
    await expect(page).toHaveURL(`/?coin=BTC&language=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
