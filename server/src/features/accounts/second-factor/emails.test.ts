import { describe, expect, it } from 'vitest'
import * as emails from './emails.ts'

const kinds = [
  ['a passkey was added', emails.passkeyAddedEmail, 'Ada’s phone', /passkey was added/, /geçiş anahtarı eklendi/],
  ['a passkey was removed', emails.passkeyRemovedEmail, 'Ada’s phone', /passkey was removed/, /anahtarı kaldırıldı/],
  ['codes were set up', emails.oneTimeCodesSetEmail, undefined, /codes were set up/, /kodlar kuruldu/],
  ['codes were removed', emails.oneTimeCodesRemovedEmail, undefined, /were removed/, /kodları kaldırıldı/],
  [
    'a recovery code was used',
    emails.recoveryCodeUsedEmail,
    7,
    /recovery codes was used/,
    /kodlarından biri kullanıldı/,
  ],
] as const

describe.each(kinds)('the email that %s', (_, compose, fact, english, turkish) => {
  const write = compose as (to: string, language: 'tr' | 'en', fact: unknown) => { subject: string; text: string }

  it.each([
    ['en', english, 'If it was not you, change your password', /\b(?:account can|panel)\b/],
    ['tr', turkish, 'Bunu sen yapmadıysan şifreni değiştir', /\b(?:[Hh]esabına|[Pp]aneli)\b/],
  ] as const)('says in %s what it is about, and what to do if it was not you', (language, subject, advice, told) => {
    const email = write('ada@example.com', language, fact)
    expect(email.subject).toMatch(subject)
    expect(email.text).toContain(advice)
    expect(email.text).toMatch(told)
    if (fact !== undefined) expect(email.text).toContain(String(fact))
  })
})
