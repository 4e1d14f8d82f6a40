import { accounts, type Both, type InputOf, type Language, languages, post } from '@pusula/contract'
import { type Html, html } from '@pusula/words/html'
import Type from 'typebox'
import { field, hiddenFields, plainPage } from '../../../platform/html/page.ts'
import { wantsPage } from '../../../platform/http/failures.ts'
import { type Call, type Door, serve } from '../../../platform/http/serve.ts'
import { envelope, Problem } from '../../../platform/problem.ts'
import type { Tools } from '../tools.ts'
import { register, sendActivation, verifyActivation } from './registration.ts'

const { email, password } = accounts.register.input.properties
const { code } = accounts.verifyActivation.input.properties
const name = Type.Optional(Type.String({ maxLength: 80 }))

/** Registration without JavaScript: each step is a page with the form of the next, and hidden fields carry along what was typed before. */
export const joinByForm = post('/auth/join', {
  who: 'anyone',
  says: 'Takes one step of a registration from a plain form, and answers with the page of the next.',
  input: Type.Object({
    email,
    firstName: name,
    lastName: name,
    terms: Type.Optional(Type.Literal('accepted')),
    code: Type.Optional(code),
    password: Type.Optional(password),
    language: Type.Optional(Type.Enum([...languages])),
  }),
  reply: Type.Object({}),
  body: 'form',
  answer: 'redirect',
})

const tr = {
  join: 'Kayıt ol',
  logIn: 'Giriş yap',
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  password: 'Şifre (en az 6 karakter)',
  code: 'Altı haneli kod',
  codeSent: 'Bu adrese altı haneli bir kod gönderdik.',
  sendCode: 'Aktivasyon kodu gönder',
  verify: 'Kodu doğrula',
  verified: 'Adresin doğrulandı. Bir şifre seç.',
  open: 'Hesabı aç',
  terms: 'Kullanım ve satış koşullarını okudum, kabul ediyorum.',
  termsNeeded: 'Kaydolmak için koşulları kabul etmelisin.',
  opened: 'Hesabın açıldı ve giriş yaptın. Ekranlar için tarayıcında JavaScript açık olmalı.',
  goOn: 'Devam et',
  back: 'Ana sayfaya dön',
}
type Words = typeof tr
const en: Words = {
  join: 'Register',
  logIn: 'Log in',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password (at least 6 characters)',
  code: 'Six-digit code',
  codeSent: 'We sent a six-digit code to this address.',
  sendCode: 'Send activation code',
  verify: 'Verify the code',
  verified: 'Your address is verified. Choose a password.',
  open: 'Open the account',
  terms: 'I have read and accept the terms of use and sale.',
  termsNeeded: 'You must accept the terms and conditions to register.',
  opened: 'Your account is open and you are signed in. The screens need JavaScript to be on in your browser.',
  goOn: 'Continue',
  back: 'Back to the first page',
}
const words: Both<Words> = { tr, en }

type Typed = Partial<InputOf<typeof joinByForm>>
type Step = 'address' | 'code' | 'password' | 'opened'

const form = (action: string, fields: readonly Html[], button: string) =>
  html`<form method="post" action="${action}">${fields}<button class="button main">${button}</button></form>`

const pageOf = (language: Language, title: string, says: string, content: Html, alert?: string): string =>
  plainPage({
    ...{ language, title },
    body: html`<section><h1>${title}</h1>${alert && html`<p class="alert" role="alert">${alert}</p>`}
${says && html`<p class="note">${says}</p>`}${content}
<a class="button plain" href="/?language=${language}">${words[language].back}</a></section>`,
  })

const emailField = (t: Words, typed?: string) =>
  field(t.email, 'email', { type: 'email', required: true, maxlength: 254, autocomplete: 'username' }, typed)
const secretField = (t: Words, autocomplete: string) =>
  field(t.password, 'password', { type: 'password', required: true, maxlength: 200, autocomplete })

/** A step of joining, with what was typed so far. A password is typed where it is used, and written into no page. */
function joinPage(language: Language, step: Step, typed: Typed, alert?: string): string {
  const t = words[language]
  const action = `${joinByForm.path}?language=${language}`
  const { firstName, lastName, terms } = typed
  const along = hiddenFields({ email: typed.email, firstName, lastName, terms })
  if (step === 'opened') {
    const goOn = html`<a class="button main" href="/dashboard?language=${language}">${t.goOn}</a>`
    return pageOf(language, t.join, t.opened, goOn)
  }
  if (step === 'password')
    return pageOf(language, t.join, t.verified, form(action, [along, secretField(t, 'new-password')], t.open), alert)
  if (step === 'code') {
    const digits = { inputmode: 'numeric', pattern: '[0-9]{6}', maxlength: 6, autocomplete: 'one-time-code' }
    const codeField = field(t.code, 'code', { required: true, ...digits })
    return pageOf(language, t.join, t.codeSent, form(action, [along, codeField], t.verify), alert)
  }
  const accept = html`<label><input type="checkbox" name="terms" value="accepted" required> ${t.terms}</label>`
  const fields = [
    field(t.firstName, 'firstName', { maxlength: 80, autocomplete: 'given-name' }, firstName),
    field(t.lastName, 'lastName', { maxlength: 80, autocomplete: 'family-name' }, lastName),
    emailField(t, typed.email),
    accept,
  ]
  return pageOf(language, t.join, '', form(action, fields, t.sendCode), alert)
}

/** What was wrong leads back to the step at which it is put right. */
const stepAfter: Record<string, Step> = {
  'accounts.notVerified': 'address',
  'accounts.emailTaken': 'address',
  'accounts.commonPassword': 'password',
}

/** Does what the step asks for, and says which one is next. */
async function takeStep(tools: Tools, call: Call<typeof joinByForm>): Promise<Step> {
  const { email: address, firstName, lastName, code: given, password: secret } = call.input
  if (secret !== undefined) {
    const named = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
    await register(tools, { ...call, input: { email: address, password: secret, ...named } })
    return 'opened'
  }
  if (given !== undefined) {
    await verifyActivation(tools, { ...call, input: { email: address, code: given } })
    return 'password'
  }
  await sendActivation(tools, { ...call, input: { email: address } })
  return 'code'
}

export function openPlainForms(door: Door, tools: Tools) {
  serve(door, joinByForm, async call => {
    const { input, language, reply } = call
    const answer = (step: Step, problem?: Problem | string) => {
      const alert = problem instanceof Problem ? envelope(problem, language).error.message : problem
      if (problem instanceof Problem) reply.code(problem.status)
      reply.type('text/html').send(joinPage(language, step, input, alert))
      return {}
    }
    if (!input.terms) return answer('address', words[language].termsNeeded)
    try {
      return answer(await takeStep(tools, call))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return answer(stepAfter[error.code] ?? (input.code ? 'code' : input.password ? 'password' : 'address'), error)
    }
  })
}

/** A login that failed: its form again, for a browser in which no script reads the answer. */
export function showLoginAgain({ request, reply, input, language }: Call<typeof accounts.login>, error: unknown): void {
  if (!(error instanceof Problem) || !wantsPage(request)) throw error
  const t = words[language]
  const fields = [emailField(t, input.email), secretField(t, 'current-password')]
  const again = form(`${accounts.login.path}?language=${language}`, fields, t.logIn)
  reply
    .code(error.status)
    .type('text/html')
    .send(pageOf(language, t.logIn, '', again, envelope(error, language).error.message))
}
