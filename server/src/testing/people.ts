import { randomUUID } from 'node:crypto'
import { accounts, guests, type InputOf, type ProblemCode, pathNames, type ReplyOf, type Route } from '@pusula/contract'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { saveVerification } from '../features/accounts/store/proofs.ts'
import { grant, spend } from '../features/credits/index.ts'
import { type Db, sql } from '../platform/db/db.ts'
import type { Email } from '../platform/mail/mail.ts'
import { normalEmail } from '../platform/mail/mailbox.ts'
import { hashOf, newToken } from '../platform/tokens.ts'
import type { Platform } from '../platform.ts'

/** A failure as a caller sees it. */
export class CallFailed extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: unknown

  constructor(status: number, { code, details }: { code: ProblemCode; details?: unknown }) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.details = details
  }
}

let people = 0
/** Everyone comes from a network of their own. */
const nextAddress = () => `198.${18 + (people >> 16)}.${(people >> 8) & 255}.${people++ & 255}`

const checks = new Map<TSchema, Validator>()
/** Working out how to check a shape takes longer than most calls: once for each is enough. */
function checkOf(shape: TSchema): Validator {
  const check = checks.get(shape) ?? Compile(shape)
  checks.set(shape, check)
  return check
}

interface Request {
  method: Route['method']
  url: string
  payload?: object | string | Buffer
  headers?: Record<string, string>
}

/** Someone with a browser: cookies are kept from call to call. */
export class Person {
  readonly cookies: Record<string, string> = {}
  address = nextAddress()
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  async request(options: Request) {
    const response = await this.app.inject({ ...options, cookies: this.cookies, remoteAddress: this.address })
    for (const { name, value } of response.cookies) {
      if (value) this.cookies[name] = value
      else delete this.cookies[name]
    }
    return response
  }

  /** Calls as the web app does; the reply must be what the contract declares. */
  async call<R extends Route>(route: R, input: InputOf<R>): Promise<ReplyOf<R>> {
    const inPath = pathNames(route.path)
    const given: Record<string, unknown> = { ...input }
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
    const rest = Object.entries(given).filter(([name]) => !inPath.includes(name))
    const hasBody = route.method === 'POST' || route.method === 'PUT'
    const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)]))
    const response = await this.request({
      method: route.method,
      url: hasBody || !rest.length ? path : `${path}?${query}`,
      ...(hasBody && { payload: Object.fromEntries(rest) }),
    })
    if (response.statusCode >= 400) throw new CallFailed(response.statusCode, response.json().error)
    const reply: unknown = response.json()
    const errors = checkOf(route.reply).Errors(reply)
    if (errors.length) throw new Error(`${route.path} answers outside its contract: ${JSON.stringify(errors)}`)
    return reply as ReplyOf<R>
  }
}

/** A person who is known, and what is known of them. */
export type Guest = Person & { accountId: string }
export type Member = Guest & { email: string; password: string; user: ReplyOf<typeof accounts.register> }

export interface Wish {
  email?: string
  password?: string
  /** The balance to begin with; a new member has 20. */
  credits?: number
  referralHash?: string
  /** With the first Bitcoin analysis still to come, which costs nothing; most tests count credits. */
  isNew?: boolean
}

const gift = 20

export async function openGuest(person: Person): Promise<Guest> {
  const { visitorId } = await person.call(guests.account, {})
  return Object.assign(person, { accountId: visitorId })
}

/** Emails of the outbox, the newest first. */
export const emailsTo = (db: Db, email: string) =>
  db.rows<Email>(sql`select recipient as "to", subject, text, html, reply_to as "replyTo" from mail_outbox
    where recipient = ${email} order by id desc`)

/** The newest code that was sent to an address. */
export async function codeSentTo(db: Db, email: string): Promise<string> {
  const [newest] = await emailsTo(db, email)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

/** Verifies an address in this browser, as a person does. */
export async function verifyEmail(person: Person, db: Db, email: string) {
  await person.call(accounts.sendActivation, { email })
  await person.call(accounts.verifyActivation, { email, code: await codeSentTo(db, email) })
}

/**
 * Registers through the real call. That the address was verified is written directly, as a balance other than the gift is, and that the
 * first Bitcoin was read: most tests begin with somebody who is known.
 */
export async function joinAsMember(person: Person, { database, clock }: Platform, wish: Wish): Promise<Member> {
  const email = wish.email ?? `${randomUUID()}@example.com`
  const password = wish.password ?? 'kuzey yıldızı 7'
  const proof = newToken()
  await saveVerification(database, hashOf(proof), normalEmail(email), new Date(clock.now().getTime() + 60_000))
  person.cookies.verification = proof
  const user = await person.call(accounts.register, {
    email,
    password,
    activationCode: 'verified',
    ...(wish.referralHash && { referralHash: wish.referralHash }),
  })
  const missing = (wish.credits ?? gift) - gift
  if (missing)
    await database.transaction(tx =>
      (missing > 0 ? grant : spend)(tx, user.id, Math.abs(missing), 'correction', 'a wish', clock.now()),
    )
  if (!wish.isNew) await database.run(sql`delete from credits_free_coins where account_id = ${user.id}`)
  return Object.assign(person, { accountId: user.id, email, password, user })
}
