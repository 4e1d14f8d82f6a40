import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { Config } from '../../../config.ts'
import { secretsOf } from '../../../platform/secrets.ts'
import { forgetBrowser, knownBrowser, rememberBrowser } from './known-browser.ts'

const secrets = secretsOf('the key of a test')
const keysWith = (isProduction: boolean) => ({ secrets, config: { isProduction } as Config })
const keys = keysWith(false)
const account = (id: string, passwordHash: string | null = 'a password') => ({ id, passwordHash })
const [ada, bea] = [account('ada'), account('bea')]

/** As much of a request and a reply as cookies take. */
function openBrowser(cookies: Record<string, string> = {}) {
  const set: unknown[] = []
  const request = { cookies } as unknown as FastifyRequest
  const reply = {
    setCookie(name: string, value: string, options: object) {
      cookies[name] = value
      set.push({ name, ...options })
    },
    clearCookie: (name: string) => delete cookies[name],
  } as unknown as FastifyReply
  return {
    cookies,
    set,
    remember: (who = ada, shown: 'password' | 'factor' = 'password', keptBy = keys) =>
      rememberBrowser(keptBy, { request, reply }, who, shown),
    nameFor: (who = ada, shown: 'password' | 'factor' = 'password') => knownBrowser(keys, request, who, shown),
    forget: () => forgetBrowser({ reply }),
  }
}

it('a browser is known by one name to the accounts that were in it, for what was shown there', () => {
  const [home, work] = [openBrowser(), openBrowser()]
  expect(home.nameFor()).toBeUndefined()
  home.remember()
  const name = home.nameFor()
  expect(name).toMatch(/^[\w-]{22}$/)
  expect([home.nameFor(ada, 'factor'), home.nameFor(bea)]).toEqual([undefined, undefined])
  home.remember(bea, 'factor')
  expect([home.nameFor(), home.nameFor(bea), home.nameFor(bea, 'factor')]).toEqual([name, name, name])
  expect(home.nameFor(account('ada', 'a new password'))).toBeUndefined()
  work.remember()
  expect(work.nameFor()).not.toBe(name)
  home.forget()
  expect(home.nameFor()).toBeUndefined()
})

it('only what we have signed counts, for the browser it was signed for', () => {
  const [home, work] = [openBrowser(), openBrowser()]
  for (const browser of [home, work]) browser.remember()
  const [name, mark] = secrets.unsign('known browser', home.cookies.known ?? '')?.split('~') ?? []
  expect([name, mark]).toEqual([home.nameFor(), expect.stringMatching(/^[\w-]{22}$/)])
  const known = (text: string) => openBrowser({ known: text }).nameFor()
  expect(known(secrets.sign('known browser', `${name}~${mark}`)), 'cookies of earlier days').toBe(name)
  expect(known(secrets.sign('known browser', `${work.nameFor()}~${mark}`))).toBeUndefined()
  expect(known(`${name}~${mark}`)).toBeUndefined()
  expect(known(secrets.sign('known browser', '')), 'nothing').toBeUndefined()
  const forged = openBrowser({ known: `${name}~${mark}.mark` })
  forged.remember()
  expect(forged.nameFor(), 'a new name').not.toBe(name)
})

it('keeps ten marks, and forgets who was there longest ago', () => {
  const home = openBrowser()
  const people = Array.from({ length: 11 }, (_, i) => account(`person ${i}`))
  const areKnown = () => people.map(person => home.nameFor(person) !== undefined)
  for (const person of people.slice(0, 10)) home.remember(person)
  for (const _ of ['again', 'and again']) home.remember(people[0])
  expect(areKnown()).toEqual([...Array(10).fill(true), false])
  home.remember(people[10])
  expect(areKnown()).toEqual([true, false, ...Array(9).fill(true)])
})

it('is remembered as long as browsers keep a cookie, over HTTPS alone in production', () => {
  const home = openBrowser()
  home.remember()
  home.remember(ada, 'password', keysWith(true))
  const cookie = { name: 'known', httpOnly: true, sameSite: 'lax', path: '/', maxAge: 400 * 24 * 60 * 60 }
  expect(home.set).toEqual([
    { ...cookie, secure: false },
    { ...cookie, secure: true },
  ])
})
