import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** A test of a person in front of the product: pages open on its server, and a broken script fails the test. */
export const test = base.extend<{ clean: undefined }>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.PUSULA_URL ?? ''),
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

/** Nothing on the page stands in the way of anyone. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)).toEqual([])
}

/** Keeps a picture of the page for people to look at. */
export const picture = (page: Page, name: string) => {
  const size = (page.viewportSize()?.width ?? 0) >= 1024 ? 'desk' : 'phone'
  return page.screenshot({ path: `e2e/artefacts/pictures/${name}-${size}.png`, fullPage: true })
}
