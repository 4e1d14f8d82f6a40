import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { atRest, cpuOf } from '../load/watch.ts'
import { cpuSecondsOf } from '../rig/processor.ts'
import { startRigged, throwawayFolder } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

const targetRatio = 0.5
const targetPerSecond = 2_000
const rounds = 5
const asksPerRound = 4_000
const atOnce = 16
const path = '/coins/bitcoin'

/** The same answer, head and body, from a server that does nothing else; like ours it keeps connections that wait for their turn. */
const bareServer = `const { createServer } = require('node:http')
let body = Buffer.alloc(0)
process.stdin.on('data', part => { body = Buffer.concat([body, part]) }).on('end', () => {
  const headers = JSON.parse(process.env.HEADERS)
  const server = createServer({ keepAliveTimeout: 72_000 }, (_, reply) => reply.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
})`

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

interface Answer {
  headers: IncomingHttpHeaders
  body: Buffer
}

const ask = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, reply => {
      const parts: Buffer[] = []
      reply.on('data', part => parts.push(part))
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve({ headers: reply.headers, body: Buffer.concat(parts) })
        else reject(new Error(`A page was answered with ${reply.statusCode}`))
      })
    }).on('error', reject)
  })

async function askOften(url: string, count: number) {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let sent = 0; sent < count / atOnce; sent++) await ask(url)
    }),
  )
}

/** What the connection says of itself is said by every server. */
const isOfTheConnection = (name: string) => ['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name)

async function startBare({ headers, body }: Answer) {
  const said = Object.entries(headers).filter(([name]) => !isOfTheConnection(name))
  const child = spawn(process.execPath, ['-e', bareServer], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, HEADERS: JSON.stringify(Object.fromEntries(said)) },
  })
  child.stdin.end(body)
  const [port] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${Number(String(port))}/`,
    spent: () => cpuSecondsOf(child.pid ?? 0),
    stop: () => child.kill(),
  }
}

/** What one ask costs a processor, against a server that only sends the same answer; taken in turns. */
export async function benchServed(): Promise<Metric[]> {
  if (!existsSync('/proc/self/stat')) {
    console.error('served: not measured, it needs Linux')
    return []
  }
  const folder = throwawayFolder()
  const server = await startRigged(folder.path)
  await atRest(server.url)
  const ours = { url: server.url + path, spent: () => cpuOf(server.url) }
  const bare = await startBare(await ask(ours.url))
  const secondsFor = async ({ url, spent }: { url: string; spent: () => number | Promise<number> }) => {
    const before = await spent()
    await askOften(url, asksPerRound)
    return ((await spent()) - before) / asksPerRound
  }
  try {
    for (const each of [ours, bare]) await secondsFor(each)
    const [own, plain]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      own.push(await secondsFor(ours))
      plain.push(await secondsFor(bare))
    }
    const perSecond = 1 / median(own)
    const ratio = median(plain) / median(own)
    return [
      {
        id: 'served: asks of a kept page that one core serves in a second',
        value: perSecond,
        unit: 'asks',
        target: targetPerSecond,
        pass: perSecond >= targetPerSecond,
      },
      {
        id: 'served: the same, against a bare static server',
        value: ratio,
        unit: 'ratio',
        target: targetRatio,
        pass: ratio >= targetRatio,
      },
    ]
  } finally {
    agent.destroy()
    bare.stop()
    await server.stop()
    folder.remove()
  }
}
