import { accounts } from '@pusula/contract'
import { expect, it } from 'vitest'
import { codeSentTo } from '../../../testing/people.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import { joinByForm } from './plain-forms.ts'

const world = await createWorld()

/** As a browser posts a form in which no script runs. */
const submit = (person: Person, path: string, fields: Record<string, string>, language = 'en') =>
  person.request({
    method: 'POST',
    url: `${path}?language=${language}`,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    },
  })

/** What the form in a page would send, with what a person types into it. */
function filled(page: string, typed: Record<string, string>): Record<string, string> {
  const fields = [...page.matchAll(/<input [^>]*?name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return { ...Object.fromEntries(fields), ...typed }
}

it('registration without JavaScript takes three pages, and hidden fields carry what was typed', async () => {
  const person = world.person()
  const email = 'plain@example.com'
  const first = { email, firstName: ' Deniz ', lastName: '', terms: 'accepted' }
  const code = await submit(person, joinByForm.path, first)
  expect([code.statusCode, code.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')])
  expect(code.body).toContain('name="code"')
  const wrong = await submit(person, joinByForm.path, filled(code.body, { code: '000000' }))
  expect([wrong.statusCode, /role="alert"/.test(wrong.body), /name="code"/.test(wrong.body)]).toEqual([400, true, true])
  const sent = await codeSentTo(world.database, email)
  const secret = await submit(person, joinByForm.path, filled(wrong.body, { code: sent }))
  expect(secret.body).toContain('type="password"')
  const common = await submit(person, joinByForm.path, filled(secret.body, { password: '123456' }))
  expect([common.statusCode, /role="alert"/.test(common.body), common.body.includes('123456')]).toEqual([
    400,
    true,
    false,
  ])
  const opened = await submit(person, joinByForm.path, filled(common.body, { password: 'kuzey yıldızı 7' }))
  expect(opened.statusCode).toBe(200)
  expect(await person.call(accounts.user, {})).toMatchObject({ email, firstName: 'Deniz', lastName: null })
})

it('asks for the terms before it sends an e-mail', async () => {
  const page = await submit(world.person(), joinByForm.path, { email: 'no-terms@example.com' }, 'tr')
  expect(page.body).toContain('koşulları kabul etmelisin')
  expect(page.body).toContain('value="no-terms@example.com"')
  expect(await world.emailsTo('no-terms@example.com')).toEqual([])
})

it('a login that fails is a page with its form and the address that was typed; one that succeeds leads on', async () => {
  const ada = await world.member()
  const person = world.person()
  const again = await submit(person, accounts.login.path, { email: ada.email, password: 'not hers' })
  expect([again.statusCode, again.headers['content-type']]).toEqual([401, expect.stringContaining('text/html')])
  expect(again.body).toContain(`value="${ada.email}"`)
  expect(again.body).not.toContain('not hers')
  const entered = await submit(person, accounts.login.path, filled(again.body, { password: ada.password }))
  expect([entered.statusCode, entered.headers.location]).toEqual([302, '/?tab=analysis'])
})

it('invalid input is answered as a page to a browser, as JSON to a script', async () => {
  const page = await submit(world.person(), joinByForm.path, { email: 'nobody' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, expect.stringContaining('text/html')])
  expect(page.body).toContain('role="alert"')
  const script = await world.person().request({ method: 'POST', url: accounts.login.path, payload: { email: 'x' } })
  expect(script.headers['content-type']).toContain('application/json')
})

it('typed text is escaped in every page (XSS)', async () => {
  const page = await submit(world.person(), joinByForm.path, {
    email: 'mark@example.com',
    firstName: '"><script>alert(1)</script>',
    terms: 'accepted',
  })
  expect(page.body).not.toContain('<script>alert')
})
