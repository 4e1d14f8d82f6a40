import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { accounts, guests, portfolio, type ReplyOf } from '@pusula/contract'
import { becomeMember, joinAsMember, logIn, logOut, password } from './people-steps.ts'
import { words as peopleWords } from './people-words.ts'
import { expect, expectAccessible, picture, test } from './person.ts'
import { words as portfolioWords } from './portfolio-words.ts'
import { tabsWords } from './tabs-words.ts'

// Passwords are hashed slowly on purpose; on a busy machine that takes its time.
test.slow()

const bitcoin = {
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '1',
  usdCostBasis: '50000',
  purchaseDate: '2026-01-02T12:00:00.000Z',
}
const noteBitcoin = async (request: APIRequestContext) =>
  expect(await request.post(portfolio.add.path, { data: bitcoin })).toBeOK()

const toldIn = (page: Page, text: string) => page.locator('[data-part=toast]').getByText(text, { exact: true })
const holding = (page: Page) => page.getByRole('article', { name: 'Bitcoin', exact: true })

/** What this browser's session holds, past all pages. */
async function heldBy(request: APIRequestContext): Promise<ReplyOf<typeof portfolio.list>> {
  return (await request.get(portfolio.list.path)).json()
}

/** Signs in over whoever is here, as another tab would, without a word to this one. */
const signInAs = (request: APIRequestContext, email: string) =>
  request.post(accounts.login.path, { form: { email, password }, maxRedirects: 0 })

/** A tab without messages of the others: it was asleep, or they were lost. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    class Silence {
      onmessage = null
      postMessage() {}
      close() {}
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: Silence })
  })

/** Counts the calls of a page from now on. */
function callsOf(page: Page) {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(`${request.method()} ${pathname}`)
  })
  return { paths, count: (path: string) => paths.filter(called => called === path).length }
}

/** A member with a browser of their own, by their address. */
async function someoneElse({ request }: PlaywrightWorkerArgs['playwright']): Promise<string> {
  const elsewhere = await request.newContext({ baseURL: process.env.PUSULA_URL ?? '' })
  const email = await joinAsMember(elsewhere)
  await elsewhere.dispose()
  return email
}

test('a purchase typed in one tab never lands with the one who signed in in another', { tag: '@phone' }, async ({
  page,
  language,
  playwright,
}) => {
  const said = { ...portfolioWords[language], ...tabsWords[language] }
  const ben = await someoneElse(playwright)
  await becomeMember(page)
  await noteBitcoin(page.request)
  await deafen(page)
  await page.goto('/dashboard/portfolio')
  await expect(holding(page)).toBeVisible()
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: said.add, exact: true }).first().click()
  await sheet.getByRole('combobox', { name: said.search, exact: true }).fill('Ethereum')
  await sheet.getByRole('option').filter({ hasText: 'Ethereum' }).first().click()
  await sheet.getByLabel(said.quantity, { exact: true }).fill('3')
  await expect(sheet.getByLabel(said.unitPrice, { exact: true })).not.toHaveValue('')

  await signInAs(page.request, ben)
  await sheet.getByRole('button', { name: said.save, exact: true }).click()
  await expect(toldIn(page, said.otherPerson)).toBeVisible()
  await expect(toldIn(page, said.refreshed)).toBeVisible()
  await expect(sheet, 'what was typed for one is not there for the other').toBeHidden()
  await expect(page.getByRole('heading', { name: said.none }), 'the new person’s own portfolio').toBeVisible()
  await expect(holding(page)).toBeHidden()
  expect(await heldBy(page.request)).toEqual([])
  await expectAccessible(page)
  await picture(page, `tabs-other-person-${language}`)
})

test('tabs follow each other’s sign-in and sign-out at once, and a form keeps its text while the person is the same', {
  tag: '@desk',
}, async ({ page, context, playwright }) => {
  const said = { ...peopleWords.en, ...tabsWords.en }
  const ben = await someoneElse(playwright)
  const ada = await becomeMember(page)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: said.settings }).click()
  const message = page.getByRole('dialog', { name: said.settings }).getByLabel(said.message)
  await message.fill('half a message')
  const other = await context.newPage()

  await test.step('the same person, once more', async () => {
    await signInAs(page.request, ada)
    await other.goto('/dashboard/profile')
    await expect(other.getByText(ada)).toBeVisible()
    await expect(message, 'nothing typed is lost').toHaveValue('half a message')
  })

  await test.step('the other tab signs out', async () => {
    // It is said for a few seconds, which a busy machine may need for the other tab.
    await Promise.all([expect(toldIn(page, said.signedOut)).toBeVisible(), logOut(other, said)])
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('tab', { name: said.email })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter(key => /signedIn|user|favorites/.test(key))),
    ).toEqual([])
  })

  await test.step('and in as somebody else', async () => {
    await Promise.all([expect(toldIn(page, said.signedIn)).toBeVisible(), logIn(other, said, ben, password)])
    await expect(other).toHaveURL(/\/dashboard\/analysis$/)
    await page.goto('/dashboard/profile')
    await expect(page.getByText(ben)).toBeVisible()
    await expect(page.getByText(ada)).toBeHidden()
  })

  await test.step('or as the first, over the second', async () => {
    // Nothing runs there that could go somewhere by itself while it is sent elsewhere.
    await other.goto('about:blank')
    await signInAs(page.request, ada)
    await Promise.all([expect(toldIn(page, said.otherPerson)).toBeVisible(), other.goto('/dashboard/profile')])
    await expect(page.getByText(ada)).toBeVisible()
    await expect(page.getByText(ben)).toBeHidden()
    await other.close()
  })

  await test.step('a page that comes back from where the browser kept it', async () => {
    await deafen(page)
    await page.goto('/dashboard/profile')
    await expect(page.getByText(ada)).toBeVisible()
    await signInAs(page.request, ben)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(toldIn(page, said.otherPerson)).toBeVisible()
    await expect(page.getByText(ben)).toBeVisible()
  })
})

test('a guest’s tab follows a sign-in, a lost cookie and another guest, each in a few calls', {
  tag: '@phone',
}, async ({ page, context, playwright }) => {
  const said = { ...peopleWords.tr, ...tabsWords.tr }
  const ben = await someoneElse(playwright)
  const opened = `POST ${guests.account.path}`
  const asGuest = () => page.goto('/dashboard/home?guest=true')
  const row = page.getByRole('listitem').getByText('BTC', { exact: true })

  await test.step('the cookie goes while the tab is open', async () => {
    await asGuest()
    await expect(row).toBeVisible()
    const calls = callsOf(page)
    await context.clearCookies()
    await row.click()
    await expect(toldIn(page, said.newGuest)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/home\?guest=true$/)
    await expect(row).toBeVisible()
    expect(calls.count(opened), 'a new account, and one look at it by the fresh page').toBeLessThanOrEqual(2)
    expect(calls.count(`GET ${accounts.user.path}`)).toBeLessThanOrEqual(1)
    expect(calls.paths.length).toBeLessThanOrEqual(20)
  })

  await test.step('another tab becomes another guest', async () => {
    const other = await context.newPage()
    await context.clearCookies()
    await Promise.all([expect(toldIn(page, said.newGuest)).toBeVisible(), other.goto('/dashboard/home?guest=true')])
    await other.close()
  })

  await test.step('another tab signs in', async () => {
    const other = await context.newPage()
    await other.goto('/')
    await Promise.all([expect(toldIn(page, said.signedIn)).toBeVisible(), logIn(other, said, ben, password)])
    await expect(other).toHaveURL(/\/dashboard\/analysis$/)
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await other.close()
  })

  await test.step('a member who follows a guest’s link stays a member', async () => {
    const calls = callsOf(page)
    await asGuest()
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await expect(row).toBeVisible()
    await expect(page.locator('[data-part=toast]')).toBeHidden()
    expect(calls.count(opened)).toBe(1)
  })

  await test.step('the member leaves and looks around as a guest', async () => {
    const other = await context.newPage()
    // It is said for a few seconds, which a busy machine may need for the other tab.
    await Promise.all([expect(toldIn(page, said.signedOut)).toBeVisible(), logOut(other, said)])
    await other.getByRole('link', { name: said.way }).first().click()
    await expect(other.getByRole('listitem').getByText('BTC', { exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: said.email }), 'whoever is not a guest stays outside').toBeVisible()
  })
})
