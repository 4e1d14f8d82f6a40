import { market, type ReplyOf } from '@pusula/contract'
import { expect, test } from '../journeys/person.ts'

type List = ReplyOf<typeof market.list>

const coins = 1_000
const rounds = 9
/** A phone of the middle is so many times as slow, as Lighthouse has it. */
const slowdown = 4

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** As many coins as the list may have: those there are, again and again under other names. */
function thousand(list: List): List {
  const places = Array.from({ length: coins }, (_, place) => place)
  const columns = Object.entries(list.coins).map(([name, column]) => {
    const value = (place: number) => (column as unknown[])[place % column.length]
    const isNew = (place: number) => name === 'symbol' && place >= column.length
    return [name, places.map(place => (isNew(place) ? `${value(place)}${place}` : value(place)))]
  })
  return { ...list, coins: Object.fromEntries(columns) as List['coins'], isWhole: true }
}

test(`${coins} coins: what a tap that sorts and a step of scrolling cost the processor @phone`, async ({ page }) => {
  await page.route(`**${market.list.path}*`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: thousand(await response.json()) })
  })
  await page.goto('/dashboard/market?guest=true')
  await expect(page.getByRole('row').nth(10)).toBeVisible()

  const devtools = await page.context().newCDPSession(page)
  // The time of the page's own thread: whoever else works on the machine is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const costs = async (name: string) =>
    1_000 *
    slowdown *
    ((await devtools.send('Performance.getMetrics')).metrics.find(one => one.name === name)?.value ?? 0)
  const costMs = async (name: string, work: () => Promise<unknown>) => {
    const before = await costs(name)
    await work()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return (await costs(name)) - before
  }
  // Found beforehand: looking for them is script too. Every tab has an order of its own.
  const tabs = await Promise.all([0, 1].map(place => page.getByRole('tab').nth(place).elementHandle()))
  const taps: number[] = []
  for (let round = 0; round < rounds; round++) {
    const tap = () => tabs[(round + 1) % 2]?.evaluate(element => (element as HTMLElement).click()) ?? Promise.resolve()
    taps.push(await costMs('ScriptDuration', tap))
  }
  const steps: number[] = []
  for (let step = 0; step < 40; step++) steps.push(await costMs('TaskDuration', () => page.mouse.wheel(0, 400)))

  const answers: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now()
    expect((await page.request.get(market.list.path)).ok()).toBe(true)
    answers.push(performance.now() - startedMs)
  }
  const figures = {
    tapScriptMs: median(taps),
    tapsMs: taps.map(Math.round),
    scrollTasksMs: { median: median(steps), most: Math.max(...steps) },
    answerMs: { median: median(answers), least: Math.min(...answers) },
  }
  console.log(`market of ${coins} coins, ${slowdown} times as slow: ${JSON.stringify(figures)}`)
})
