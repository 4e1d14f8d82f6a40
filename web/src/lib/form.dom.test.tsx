import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Field } from '../ui/fields/Field.tsx'
import { useForm } from './form.ts'
import { ownProblem, problemOf } from './problem.ts'

interface Sent {
  values: { name: string; city: string }
  attempt: string
  answer: (error?: Error) => Promise<void>
}

/** What left the form, each with the hand that answers it. */
let sent: Sent[] = []
const done: string[] = []

function Form({ isReady = true }: { isReady?: boolean }) {
  const [typed, setTyped] = useState({ name: '', city: '' })
  const { form, field, isSending, failure } = useForm({
    state: [typed, setTyped],
    ready: isReady,
    check: ({ name, city }) => ({ name: !name.trim() && 'who?', city: !city.trim() && 'where?' }),
    send: (values, attempt) =>
      new Promise<string>((resolve, reject) => {
        const answer = (error?: Error) => act(async () => (error ? reject(error) : resolve(values.name)))
        sent.push({ values, attempt, answer })
      }),
    onSent: (reply, was, now) => done.push(`${reply} in ${was.city}, then ${now.city}`),
  })
  return (
    <form {...form} aria-label="form" aria-busy={isSending}>
      <Field label="Name" {...field('name')} />
      <Field label="City" {...field('city')} />
      <p>{failure}</p>
    </form>
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const typed = () => ['Name', 'City'].map(label => screen.getByLabelText<HTMLInputElement>(label).value)
const last = () => sent.at(-1) as Sent
const refusal = (field: string) =>
  problemOf(400, { error: { code: 'request.invalid', message: 'no', details: { fields: [{ field }] } } })

afterEach(() => {
  cleanup()
  sent = []
  done.length = 0
})

it('says nothing before the first try, then leads to the first wrong field and sends nothing', async () => {
  render(<Form />)
  expect(screen.queryByText('where?')).toBeNull()
  type('Name', 'Ada')
  await submit()
  expect(sent).toEqual([])
  expect(screen.getByText('where?')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
})

it('is sent once however often it is tapped, and again after its answer', async () => {
  render(<Form />)
  type('Name', 'Ada')
  type('City', 'Ankara')
  for (let taps = 0; taps < 3; taps++) await submit()
  expect(sent).toHaveLength(1)
  expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true')
  await last().answer()
  await submit()
  expect(sent).toHaveLength(2)
  expect(sent[0]?.attempt, 'a success ends the attempt').not.toBe(sent[1]?.attempt)
})

it('keeps what was typed and the key of the attempt when the answer is lost', async () => {
  render(<Form />)
  type('Name', 'Ada')
  type('City', 'Ankara')
  await submit()
  await last().answer(ownProblem('connection.timeout'))
  expect(typed()).toEqual(['Ada', 'Ankara'])
  await submit()
  expect(sent.map(({ attempt }) => attempt)).toEqual([sent[0]?.attempt, sent[0]?.attempt])
})

it('shows a refusal at the field that the server names, focuses it, and lets go of it once something is typed', async () => {
  render(<Form />)
  type('Name', 'Ada')
  type('City', 'Ankara')
  await submit()
  await last().answer(refusal('city'))
  const city = screen.getByLabelText('City')
  expect(city.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(city)
  screen.getByLabelText('Name').focus()
  type('Name', '')
  expect(city.getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement, 'typing moves nobody').toBe(screen.getByLabelText('Name'))
})

it('says a refusal that is about no field for itself', async () => {
  render(<Form />)
  type('Name', 'Ada')
  type('City', 'Ankara')
  await submit()
  await last().answer(refusal('other'))
  expect(screen.getByText('no')).toBeTruthy()
})

it('tells what was sent from what was typed since', async () => {
  render(<Form />)
  type('Name', 'Ada')
  type('City', 'Ankara')
  await submit()
  type('City', 'İzmir')
  await last().answer()
  expect(done).toEqual(['Ada in Ankara, then İzmir'])
  expect(typed()).toEqual(['Ada', 'İzmir'])
})

it('waits for what is not a field', async () => {
  const page = render(<Form isReady={false} />)
  type('Name', 'Ada')
  type('City', 'Ankara')
  await submit()
  expect(sent).toEqual([])
  page.rerender(<Form />)
  await submit()
  expect(sent).toHaveLength(1)
})

it('loses no letter and has at most one call on its way, whatever is typed, tapped and answered in whatever order', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), text: fc.constantFrom('', 'Ada', 'Nil') }),
    fc.record({ kind: fc.constantFrom('submit' as const, 'answer' as const, 'lose' as const, 'refuse' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      render(<Form />)
      type('City', 'Ankara')
      let name = ''
      let answered = 0
      for (const each of steps) {
        if (each.kind === 'type') {
          name = each.text
          type('Name', name)
        } else if (each.kind === 'submit') await submit()
        else if (sent.length > answered) {
          answered++
          const error = { answer: undefined, lose: ownProblem('connection.timeout'), refuse: refusal('name') }[
            each.kind
          ]
          await last().answer(error)
        }
        expect(typed()).toEqual([name, 'Ankara'])
        expect(sent.length - answered).toBeLessThanOrEqual(1)
      }
      cleanup()
      sent = []
    }),
    { numRuns: 40 },
  )
})
