import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import type { Language } from '@pusula/contract'

/**
 * The one on the phone reads Turkish in the dark theme, the one at the desk English in the light one, each on the clock of their
 * place, ahead of UTC and behind it. A promise is walked by one of them; every screen is looked at by both, in `access.spec.ts`.
 */
const people = {
  '@phone': {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    colorScheme: 'dark',
  },
  '@desk': {
    viewport: { width: 1280, height: 820 },
    isMobile: false,
    hasTouch: false,
    locale: 'en-US',
    timezoneId: 'America/St_Johns',
    colorScheme: 'light',
  },
} as const

/** Those who walk a journey for which one of them is not enough. */
export const everyone = ['@phone', '@desk'] as const

// Told by a tag, since a Playwright project for each would start its own browsers.
function walking({ tags, title }: TestInfo) {
  const who = everyone.find(one => tags.includes(one))
  if (!who) throw new Error(`Who walks? Tag it @phone or @desk: ${title}`)
  return people[who]
}

interface Person {
  language: Language
  hasSeenTour: boolean
  hearsPrices: boolean
  readsIn: 'USD' | 'usual'
  knowsTheWay: undefined
  clean: undefined
}

/** A test of a person in front of the product: pages open on its server, and a broken script fails the test. */
export const test = base.extend<Person>({
  viewport: async ({ browserName: _ }, use, info) => use(walking(info).viewport),
  isMobile: async ({ browserName: _ }, use, info) => use(walking(info).isMobile),
  hasTouch: async ({ browserName: _ }, use, info) => use(walking(info).hasTouch),
  locale: async ({ browserName: _ }, use, info) => use(walking(info).locale),
  timezoneId: async ({ browserName: _ }, use, info) => use(walking(info).timezoneId),
  colorScheme: async ({ browserName: _ }, use, info) => use(walking(info).colorScheme),
  baseURL: async ({ browserName: _ }, use) => use(process.env.PUSULA_URL ?? ''),
  language: async ({ locale }, use) => use(locale?.startsWith('tr') ? 'tr' : 'en'),
  /** A newcomer is led around first; those who walk on their own have seen that. */
  hasSeenTour: [true, { option: true }],
  /** Prices stand still for those who compare them with what was asked for. */
  hearsPrices: [false, { option: true }],
  /** Dollars for those who compare prices with what the server says; `usual` is what a person begins with: lira in Turkish in Turkey. */
  readsIn: ['USD', { option: true }],
  knowsTheWay: [
    async ({ context, hasSeenTour, hearsPrices, readsIn }, use) => {
      if (readsIn !== 'usual')
        await context.addInitScript(currency => {
          if (location.protocol === 'http:' && !localStorage.getItem('currency'))
            localStorage.setItem('currency', currency)
        }, readsIn)
      // A busy machine is slow, not wrong: no journey is about a page that has waited long enough.
      await context.addInitScript(patience => {
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = ms => timeout(ms * patience)
      }, 10)
      if (!hearsPrices) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'))
      if (hasSeenTour)
        await context.addInitScript(() => {
          if (location.protocol !== 'http:') return
          localStorage.setItem('hasSeenOnboarding', 'true')
          localStorage.setItem('passkeyOffered', 'true')
        })
      await use(undefined)
    },
    { auto: true },
  ],
  clean: [
    async ({ page }, use) => {
      const broken: string[] = []
      page.on('pageerror', error => broken.push(String(error)))
      page.on('console', message => {
        if (message.type() === 'error' && /Content Security Policy|React|Uncaught/.test(message.text()))
          broken.push(message.text())
      })
      await use(undefined)
      expect(broken, 'the page ran without an error').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const { resolve } = createRequire(import.meta.url)
// Letters outside ASCII would double the size of every copy on its way to the page.
const rules = readFileSync(
  resolve('axe-core/axe.min.js', { paths: [resolve('@axe-core/playwright')] }),
  'utf8',
).replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The smallest phone, and a phone with twice the text. */
export const narrowPx = { phone: 320, largeText: 195 }

/** Nothing hangs over the edge of a narrow screen, nor is it cut off there; the page is as wide as before afterwards. */
export async function expectRoom(page: Page, widthsPx: readonly number[] = [narrowPx.phone]) {
  const size = page.viewportSize()
  if (!size) throw new Error('no window to make narrow')
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: size.height })
    const over = () =>
      page.evaluate(width => {
        /** What can be scrolled to is not cut off; what is only heard, or only seen, has no words to lose. */
        const isElsewhere = (element: Element): boolean => {
          const { overflowX, clipPath } = getComputedStyle(element)
          if (clipPath !== 'none' || /auto|scroll/.test(overflowX) || element.ariaHidden) return true
          return element.parentElement !== null && isElsewhere(element.parentElement)
        }
        const isCut = (element: Element) => {
          const { width: ownWidth, right } = element.getBoundingClientRect()
          const hasWords = [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          )
          return ownWidth > 1 && right > width + 1 && hasWords && !isElsewhere(element)
        }
        const cut = [...document.querySelectorAll('header *, main *')].filter(isCut)
        // Not of the window: on a phone it grows with what hangs over.
        const overPx = document.documentElement.scrollWidth - width
        return [...(overPx > 0 ? [`${overPx} px over the edge`] : []), ...cut.map(element => element.textContent)]
      }, width)
    await expect.poll(over, { message: `${page.url()} at ${width} px` }).toEqual([])
  }
  await page.setViewportSize(size)
}

/** Whoever chose, removed or replaced something goes on from there: the keyboard has not fallen to the top of the page. */
export const expectFocusRestored = (page: Page) => expect(page.locator('main :focus')).toHaveCount(1)

/** Nothing on the page stands in the way of anyone. */
export async function expectAccessible(page: Page) {
  // The builder would bring the rules twice for every look, and longhand; so a page gets them once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(rules)
  // A colour on its way from one state to the next is neither. What is scrolled away never tells that it has arrived, so
  // nobody waits to be told.
  await page.evaluate(async () => {
    const isOnItsWay = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    do await new Promise(requestAnimationFrame)
    while (document.getAnimations().some(isOnItsWay))
  })
  // One frame and no list of what is fine: the same rules in a third of the time.
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)).toEqual([])
}

/** Keeps a picture of the page for people to look at, where they ask for pictures. */
export async function picture(page: Page, name: string) {
  if (!process.env.PICTURES) return
  const size = (page.viewportSize()?.width ?? 0) >= 1024 ? 'desk' : 'phone'
  await page.screenshot({ path: `e2e/artefacts/pictures/${name}-${size}.png`, fullPage: true })
}
