import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { accounts, guests } from '@pusula/contract'
import { Secret, TOTP } from 'otpauth'

export interface RigAnswer {
  status: number
  type: string
  text: string
}

interface Sent {
  method: string
  url: string
  headers?: Record<string, string>
  body?: string | undefined
}

/** What is said besides goes behind what everybody says. */
function joined(own: Record<string, string>, more: Record<string, string> = {}): Record<string, string> {
  const both = Object.keys(own).filter(name => name in more)
  return {
    ...own,
    ...more,
    ...Object.fromEntries(both.map(name => [name, `${own[name]}${name === 'cookie' ? ';' : ','} ${more[name]}`])),
  }
}

const unpack: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
function unpacked({ headers, statusCode }: IncomingMessage, body: Buffer): Buffer {
  const open = unpack[headers['content-encoding'] ?? '']
  return open && body.length && statusCode !== 304 ? open(body) : body
}

/** One pool of kept connections for everyone who needs none of their own. */
const common = new Agent({ keepAlive: true, maxSockets: 256 })

let people = 0
/** Everyone comes from a network of their own. */
const nextAddress = () => `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people++ & 255}`

/** Somebody with a browser, over a real connection: cookies are kept from call to call. */
export class Caller {
  private readonly cookies: Map<string, string>
  private readonly base: string
  private readonly address = nextAddress()

  private readonly agent: Agent

  constructor(base: string, cookies: Record<string, string> = {}, agent = common) {
    this.base = base
    this.agent = agent
    this.cookies = new Map(Object.entries(cookies))
  }

  /** The same person, answered by another instance. */
  at(url: string): Caller {
    return new Caller(url, Object.fromEntries(this.cookies))
  }

  /** The same person, whose calls wait for nobody else's connections. */
  onOwnConnections(): Caller {
    return new Caller(this.base, Object.fromEntries(this.cookies), new Agent({ keepAlive: true }))
  }

  /** What says who sends a request. */
  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { 'x-forwarded-for': this.address, ...(cookie && { cookie }) }
  }

  send({ method, url, headers, body }: Sent): Promise<RigAnswer> {
    const sent = joined(this.headers(), headers)
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.base)
      // The address word for word: a URL would be tidied up.
      const request = httpRequest({ hostname, port, path: url, method, headers: sent, agent: this.agent }, response => {
        for (const line of response.headers['set-cookie'] ?? []) this.keep(line)
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const type = String(response.headers['content-type'] ?? '')
          resolve({ status: response.statusCode ?? 0, type, text: unpacked(response, Buffer.concat(parts)).toString() })
        })
      })
      request.on('error', reject)
      request.end(body)
    })
  }

  private keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) this.cookies.set(name, value)
    else this.cookies.delete(name)
  }

  get(url: string) {
    return this.send({ method: 'GET', url })
  }

  async post(url: string, body: object): Promise<RigAnswer> {
    const headers = { 'content-type': 'application/json' }
    return this.send({ method: 'POST', url, headers, body: JSON.stringify(body) })
  }
}

async function taken(what: string, answer: Promise<RigAnswer>): Promise<RigAnswer> {
  const { status, text } = await answer
  if (status >= 400) throw new Error(`${what} was answered with ${status}: ${text.slice(0, 200)}`)
  return answer
}

export async function guestAt(url: string): Promise<Caller> {
  const caller = new Caller(url)
  await taken('opening a guest account', caller.post(guests.account.path, {}))
  return caller
}

/** Registers with the code that is read from the outbox, as a person does from an email. */
export async function memberAt(url: string, email: string): Promise<Caller> {
  const caller = new Caller(url)
  await taken('asking for a code', caller.post(accounts.sendActivation.path, { email }))
  const emails = await caller.send({
    method: 'GET',
    url: `/dev/outbox?to=${encodeURIComponent(email)}`,
    headers: { accept: 'application/json' },
  })
  const code = /\b\d{6}\b/.exec(JSON.parse(emails.text)[0].text)?.[0]
  await taken('confirming the code', caller.post(accounts.verifyActivation.path, { email, code }))
  await taken('registering', caller.post(accounts.register.path, { email, password: 'kuzey yıldızı 7' }))
  return caller
}

/** Someone whom the environment names as an administrator, in an open panel. */
export async function adminAt(url: string, email: string): Promise<Caller> {
  const caller = await memberAt(url, email)
  const { text } = await taken('asking for one-time codes', caller.post(accounts.wantOneTimeCodes.path, {}))
  const { secret, setup }: { secret: string; setup: string } = JSON.parse(text)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await taken('setting them up', caller.post(accounts.setOneTimeCodes.path, { setup, code }))
  return caller
}
