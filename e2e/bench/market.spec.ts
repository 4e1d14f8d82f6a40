import type { CDPSession, Locator } from '@playwright/test'
import { market, type ReplyOf } from '@pusula/contract'
import { expect, test } from '../journeys/person.ts'

type List = ReplyOf<typeof market.list>

const coins = 1_000
const rounds = 9
const steps = 40
/** A phone of the middle is so many times as slow, as Lighthouse has it. */
const slowdown = 4

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const most = (values: readonly number[]) => Math.max(0, ...values)

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

interface Traced {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time of its own thread in microseconds: whoever else works on the machine is not counted. */
  tdur?: number
  args?: { data?: { type?: string } }
}

/** The tasks of the page's own thread while something is done, in milliseconds on the slow phone. */
async function tasksOf(devtools: CDPSession, work: () => Promise<unknown>) {
  const events: Traced[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as Traced[]))
  devtools.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] }
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await work()
  const ended = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await ended
  devtools.off('Tracing.dataCollected', collect)
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`
  const scripts = events.filter(({ name }) => name === 'FunctionCall')
  const countOn = (thread: string) => scripts.filter(script => threadOf(script) === thread).length
  const [page] = [...new Set(scripts.map(threadOf))].toSorted((one, other) => countOn(other) - countOn(one))
  const own = events.filter(event => threadOf(event) === page)
  const isIn = (task: Traced) => (event: Traced) => event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0)
  const clicks = own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
  return own
    .filter(({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur)
    .map(task => ({ ms: (slowdown * (task.tdur ?? 0)) / 1_000, isTap: clicks.some(isIn(task)) }))
}

test(`${coins} coins: what a tap that sorts and a step of scrolling cost the processor @phone`, async ({ page }) => {
  await page.route(`**${market.list.path}*`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: thousand(await response.json()) })
  })
  await page.goto('/dashboard/market?guest=true')
  await expect(page.getByRole('row').nth(10)).toBeVisible()

  const devtools = await page.context().newCDPSession(page)
  const frames = () =>
    page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  /** What taps on these, one after the other, cost. They are found beforehand: looking for them is script too. */
  const tapsOn = async (...targets: Locator[]) => {
    const handles = await Promise.all(targets.map(target => target.elementHandle()))
    const tap = async (round: number) => {
      await handles[round % handles.length]?.evaluate(element => (element as HTMLElement).click())
      await frames()
    }
    for (let round = 0; round < rounds; round++) await tap(round)
    const tasks = await tasksOf(devtools, async () => {
      for (let round = 0; round < rounds; round++) await tap(round)
    })
    const ms = tasks.filter(({ isTap }) => isTap).map(task => task.ms)
    expect(ms.length, 'every tap was seen').toBe(rounds)
    return { median: median(ms), most: most(ms) }
  }
  const tabMs = await tapsOn(page.getByRole('tab').nth(1), page.getByRole('tab').first())
  await page.goto('/dashboard/market?guest=true')
  await expect(page.getByRole('row').nth(10)).toBeVisible()
  const scrolls = await tasksOf(devtools, async () => {
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, 400)
      await frames()
    }
  })
  // Heads are tapped where there is room for columns: a tablet on its side.
  await page.setViewportSize({ width: 1_024, height: 768 })
  await page.goto('/dashboard/market?guest=true')
  await expect(page.getByRole('row').nth(8)).toBeVisible()
  const headMs = await tapsOn(page.locator('thead button').first())

  const answers: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now()
    expect((await page.request.get(market.list.path)).ok()).toBe(true)
    answers.push(performance.now() - startedMs)
  }
  const scrollMs = scrolls.map(({ ms }) => ms)
  const figures = {
    tabMs,
    headMs,
    scrollTasks: { mostMs: most(scrollMs), over50: scrollMs.filter(ms => ms > 50).length, steps },
    answerMs: { median: median(answers), least: Math.min(...answers) },
  }
  console.log(`market of ${coins} coins, ${slowdown} times as slow: ${JSON.stringify(figures)}`)
})
