import { expect, test } from '../journeys/person.ts'

const rounds = 9
const targetMs = 300

declare global {
  interface Window {
    tappedMs?: number
    shownMs?: number
  }
}

/** Notes when the button is tapped and when the frame with the score is on the screen. */
function watchTap(button: Element) {
  button.addEventListener('click', () => {
    window.tappedMs = performance.now()
    const look = () => {
      if (!document.querySelector('[data-part=score] [role=img]')) requestAnimationFrame(look)
      else
        requestAnimationFrame(() => {
          window.shownMs = performance.now()
        })
    }
    requestAnimationFrame(look)
  })
}

test(`from the tap to a whole analysis in less than ${targetMs} ms on a warm server @phone`, async ({
  browser,
  baseURL,
}) => {
  const waitedMs: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
    await context.addInitScript(() => localStorage.setItem('hasSeenOnboarding', 'true'))
    const page = await context.newPage()
    await page.goto('/dashboard/home?guest=true')
    await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
    // A reader looks at the card first; meanwhile the tabs have been fetched.
    await page.waitForLoadState('networkidle')
    await page.locator('main section a[href="/dashboard/analysis?guest=true"]').click()
    const button = page.getByRole('dialog').getByRole('button').last()
    await button.evaluate(watchTap)
    await button.click()
    await page.waitForFunction(() => window.shownMs)
    const tookMs = await page.evaluate(() => (window.shownMs ?? 0) - (window.tappedMs ?? 0))
    // The first one warms the server.
    if (round > 0) waitedMs.push(tookMs)
    await context.close()
  }
  waitedMs.sort((a, b) => a - b)
  const medianMs = waitedMs[Math.floor(rounds / 2)] ?? Number.POSITIVE_INFINITY
  console.log(`tap to analysis: median ${Math.round(medianMs)} ms of ${waitedMs.map(Math.round).join(', ')}`)
  expect(medianMs).toBeLessThan(targetMs)
})
