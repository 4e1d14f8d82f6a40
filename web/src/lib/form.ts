import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEventCallback } from './event-callback.ts'
import { useLanguage } from './language.ts'
import { newId } from './new-id.ts'
import { asProblem, type ProblemError } from './problem.ts'

/** What is wrong with each field, in words; `true` where the screen needs none to say so. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | boolean | null | undefined }

interface FormOptions<Values, Reply> {
  /** What is typed and who keeps it: `useState`, a step of the history, the owner of a draft. The form never empties it. */
  state: readonly [Values, (next: Values) => void]
  /** What keeps it from being sent; shown beside the fields after the first try. */
  check?: (values: Values) => FieldErrors<Values>
  /** False while something else than a field keeps it from being sent. */
  ready?: boolean
  /** `attempt` stays the same until a try has succeeded: calls with an idempotency key take it, so that a lost answer changes nothing twice. */
  send: (sent: Values, attempt: string) => Promise<Reply>
  /** `now` is what stands in the fields by then: something may have been typed while it was sent. */
  onSent?: (reply: Reply, sent: Values, now: Values) => unknown
  onFailed?: (problem: ProblemError) => unknown
  /** The fields a refusal is about; those that the server named unless told. */
  refused?: (problem: ProblemError) => FieldErrors<Values>
}

const namesIn = <Values>(errors: FieldErrors<Values>) =>
  (Object.keys(errors) as (keyof Values & string)[]).filter(name => errors[name])

/** A choice that has no field of its own to mark says `data-wrong` around it. */
const focusFirstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] input')?.focus()

/**
 * One form: it is sent once however often it is tapped, a failure leaves what was typed, and after a try that could not
 * succeed the focus goes to the first wrong field.
 */
export function useForm<Values extends object, Reply>(options: FormOptions<Values, Reply>) {
  const { state, check = () => ({}), ready = true } = options
  const [values, keep] = state
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const newest = useRef(values)
  useLayoutEffect(() => {
    newest.current = values
  })
  const attempt = useRef('')
  const isBusy = useRef(false)
  const [tries, setTries] = useState(0)
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [problem, setProblem] = useState<ProblemError | null>(null)

  const byName = (found: ProblemError): FieldErrors<Values> => {
    const { fields } = found.details as { fields?: { field: string }[] }
    const named = Object.keys(values).filter(name => fields?.some(({ field }) => field === name))
    return Object.fromEntries(named.map(name => [name, found.texts[language]])) as FieldErrors<Values>
  }
  const complaints: FieldErrors<Values> = check(values)
  const refusals: FieldErrors<Values> = problem ? (options.refused ?? byName)(problem) : {}
  useEffect(() => {
    if (tries > 0) focusFirstWrong(element.current)
  }, [tries])
  useEffect(() => {
    if (problem) focusFirstWrong(element.current)
  }, [problem])

  const send = useEventCallback((sent: Values) => options.send(sent, attempt.current))
  const succeed = useEventCallback((reply: Reply, sent: Values) => options.onSent?.(reply, sent, newest.current))
  const fail = useEventCallback((found: ProblemError) => options.onFailed?.(found))

  async function submit() {
    const sent = newest.current
    setTries(tries + 1)
    if (isBusy.current || !ready || namesIn(check(sent)).length > 0) return
    isBusy.current = true
    attempt.current ||= newId()
    setStatus('sending')
    setProblem(null)
    try {
      const reply = await send(sent)
      attempt.current = ''
      await succeed(reply, sent)
      setTries(0)
      setStatus('sent')
    } catch (error) {
      const found = asProblem(error)
      await fail(found)
      setProblem(found)
      setStatus('idle')
    } finally {
      isBusy.current = false
    }
  }

  function set(change: Partial<Values> | ((before: Values) => Values)) {
    newest.current = typeof change === 'function' ? change(newest.current) : { ...newest.current, ...change }
    keep(newest.current)
    // What was refused is no longer what stands there.
    setProblem(null)
  }

  const errorOf = (name: keyof Values): string | undefined => {
    const error = (tries > 0 && complaints[name]) || refusals[name]
    return typeof error === 'string' ? error : undefined
  }

  return {
    /** For the form element. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    values,
    set,
    submit: () => void submit(),
    errorOf,
    /** A field of text, whole. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) =>
        set({ [name]: event.target.value } as unknown as Partial<Values>),
    }),
    /** Whether it would be sent. */
    isValid: ready && namesIn(complaints).length === 0,
    wasTried: tries > 0,
    isSending: status === 'sending',
    /** It has succeeded, and nothing was sent since. */
    isSent: status === 'sent',
    /** Why the last try failed; null again once something was changed. */
    problem,
    /** What no field says of it. */
    failure: problem && namesIn(refusals).length === 0 ? problem.texts[language] : undefined,
    /** Forgets that it was tried. */
    reset: () => {
      setTries(0)
      setProblem(null)
    },
  }
}
