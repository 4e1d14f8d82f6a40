import { type Both, type InputOf, type Language, languages, post } from '@pusula/contract'
import Type from 'typebox'
import { escapeHtml } from '../../../platform/http/html.ts'
import type { Identity } from './provider.ts'

/** Stands in for the provider where no keys are set, outside production: it believes what it is told. */
export const localSignIn = post('/auth/google/local', {
  who: 'anyone',
  says: 'Signs in whoever the form says.',
  input: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 160 }),
    email: Type.String({ format: 'email', maxLength: 254 }),
    referralHash: Type.Optional(Type.String({ maxLength: 64 })),
    language: Type.Optional(Type.Enum([...languages])),
  }),
  reply: Type.Object({}),
  body: 'form',
  answer: 'redirect',
})

export function localIdentity({ name, email }: InputOf<typeof localSignIn>): Identity {
  const [firstName = name, ...rest] = name.trim().split(/\s+/)
  return {
    subject: `local:${email.toLowerCase()}`,
    email,
    isEmailVerified: true,
    firstName,
    lastName: rest.join(' ') || null,
    profileImageUrl: null,
  }
}

const texts: Both<Record<'title' | 'note' | 'name' | 'email' | 'button', string>> = {
  tr: {
    title: 'Yerel kimlik',
    note: 'Google anahtarları tanımlı olmadığı için bu sayfa onun yerine geçer. Yayında görünmez.',
    name: 'Ad soyad',
    email: 'E-posta',
    button: 'Devam et',
  },
  en: {
    title: 'Local identity',
    note: 'This page stands in for Google, since no keys are set. It does not exist in production.',
    name: 'Name',
    email: 'Email',
    button: 'Continue',
  },
}

export function localPage(language: Language, referralHash: string | undefined): string {
  const text = texts[language]
  const referral = referralHash ? `<input type="hidden" name="referralHash" value="${escapeHtml(referralHash)}">` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text.title}</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${text.title}</h1><p>${text.note}</p>
<form method="post" action="${localSignIn.path}"><input type="hidden" name="language" value="${language}">${referral}
<p><label for="name">${text.name}</label><br>
<input id="name" name="name" required minlength="2" maxlength="160" autocomplete="name"></p>
<p><label for="email">${text.email}</label><br>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email"></p>
<p><button type="submit">${text.button}</button></p></form></main></body></html>`
}
