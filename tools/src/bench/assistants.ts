import { assistantPath, credits, keyScopes, keys, notifications, portfolio } from '@pusula/contract'
import { tools } from '../../../server/src/features/assistants/mcp.ts'
import { quantile } from '../load/report.ts'
import { atRest, cpuOf } from '../load/watch.ts'
import { type Caller, memberAt } from '../rig/person.ts'
import { withServer } from '../rig/server.ts'
import type { Metric } from './results.ts'

const targetMs = 100
/** Of this text one token (o200k) is 3.7 letters: docs/measurements.md. */
const maxLetters = 14_600
const people = 4
/** A key may ask so often in a minute that one alone would be refused. */
const keysEach = 10
const callsPerTool = 200
const warmUp = 20

/** What each tool is asked; those that make an analysis are told without a target. */
const inputs: Record<string, object> = {
  find_coin: { query: 'bit' },
  coin_facts: { symbol: 'ETH' },
  coin_news: { symbol: 'BTC' },
  track_record: { days: 30 },
  read_analysis: { symbol: 'ETH' },
  open_analysis: { symbol: 'ETH', max_credits: 1 },
  explain_term: { term: 'range' },
}
const isAnalysis = (name: string) => name.endsWith('_analysis')

async function post(person: Caller, path: string, body: object): Promise<string> {
  const { status, text } = await person.post(path, body)
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
  return text
}

/** A member with ten purchases, five alerts, an open analysis, and programs of their own. */
async function ownerAt(url: string, place: number): Promise<{ person: Caller; programs: string[] }> {
  const person = await memberAt(url, `assistants-${place}@example.com`)
  for (const coinSymbol of ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC', 'LINK', 'DOT', 'AVAX'])
    await post(person, portfolio.add.path, {
      ...{ coinSymbol, coinName: coinSymbol, quantity: '2', usdCostBasis: '10' },
      purchaseDate: '2026-01-01T00:00:00.000Z',
    })
  for (const target of [1, 2, 3, 4, 5])
    await post(person, notifications.addAlert.path, { symbol: 'BTC', kind: 'below', target })
  await post(person, credits.deduct.path.replace(':symbol', 'ETH'), {})
  const programs: string[] = []
  while (programs.length < keysEach) {
    const made = await post(person, keys.make.path, { name: `program ${programs.length}`, scopes: [...keyScopes] })
    programs.push(JSON.parse(made).key)
  }
  return { person, programs }
}

/** Every tool of assistants, warm, one HTTP call after another to the built server; and how long their list is. */
export const benchAssistants = (): Promise<Metric[]> =>
  withServer({}, async ({ url }) => {
    const owners = []
    for (let place = 0; place < people; place++) owners.push(await ownerAt(url, place))
    const programs = owners.flatMap(({ person, programs: all }) => all.map(key => ({ person, key })))
    let turn = 0
    const ask = async (method: string, params: object = {}) => {
      const program = programs[turn++ % programs.length]
      if (!program) throw new Error('nobody asks')
      const { status, text } = await program.person.send({
        method: 'POST',
        url: assistantPath,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${program.key}`,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: turn, method, params }),
      })
      if (status !== 200 || /"isError":true/.test(text)) throw new Error(`${method}: ${status} ${text.slice(0, 300)}`)
      return text
    }
    await atRest(url)
    const { result } = JSON.parse((await ask('tools/list')).replace(/^.*?data: /s, ''))
    const letters = JSON.stringify(result.tools).length
    const metrics: Metric[] = [
      {
        id: 'assistants: list of tools',
        value: letters,
        unit: 'letters',
        target: maxLetters,
        pass: letters < maxLetters,
      },
    ]
    for (const { name } of tools) {
      const call = () => ask('tools/call', { name, arguments: inputs[name] ?? {} })
      for (let count = 0; count < warmUp; count++) await call()
      const took: number[] = []
      const before = await cpuOf(url)
      while (took.length < callsPerTool) {
        const beganMs = performance.now()
        await call()
        took.push(performance.now() - beganMs)
      }
      const processorMs = (((await cpuOf(url)) - before) * 1000) / callsPerTool
      const sorted = took.sort((a, b) => a - b)
      const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)]
      const target = isAnalysis(name) ? null : targetMs
      metrics.push(
        { id: `assistants: processor for ${name}`, value: processorMs, unit: 'ms', target: null, pass: true },
        { id: `assistants: p50 of ${name}`, value: p50, unit: 'ms', target: null, pass: true },
        { id: `assistants: p99 of ${name}`, value: p99, unit: 'ms', target, pass: target === null || p99 < target },
      )
    }
    return metrics
  })
