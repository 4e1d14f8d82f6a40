import { accounts, type Both, type InputOf, type Language, languages, post } from '@pusula/contract'
import { html } from '@pusula/words/html'
import Type from 'typebox'
import { field, hiddenFields, plainPage } from '../../../platform/html/page.ts'
import type { Identity } from '../identities/provider.ts'

/** Fake Google sign-in where no keys are set, outside production: it takes any name and address. */
export const localSignIn = post('/auth/google/local', {
  who: 'anyone',
  says: 'Signs in whoever the form says.',
  input: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 160 }),
    email: accounts.register.input.properties.email,
    ...accounts.google.input.properties,
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

const texts: Both<Record<'title' | 'mark' | 'note' | 'name' | 'email' | 'button' | 'back', string>> = {
  tr: {
    title: 'Yerel kimlik',
    mark: 'Deneme girişi',
    note: 'Google anahtarları tanımlı olmadığı için bu sayfa onun yerine geçer. Yayında görünmez.',
    name: 'Ad soyad',
    email: 'E-posta',
    button: 'Devam et',
    back: 'Geri dön',
  },
  en: {
    title: 'Local identity',
    mark: 'Test sign-in',
    note: 'This page stands in for Google, since no keys are set. It does not exist in production.',
    name: 'Name',
    email: 'Email',
    button: 'Continue',
    back: 'Go back',
  },
}

export function localPage(language: Language, along: InputOf<typeof accounts.google>): string {
  const text = texts[language]
  return plainPage({
    ...{ language, title: text.title, tag: text.mark },
    body: html`<section><h1>${text.title}</h1><p class="note">${text.note}</p>
<form method="post" action="${localSignIn.path}">${hiddenFields({ language, ...along })}
${field(text.name, 'name', { required: true, minlength: 2, maxlength: 160, autocomplete: 'name' })}
${field(text.email, 'email', { required: true, type: 'email', maxlength: 254, autocomplete: 'email' })}
<button class="button main">${text.button}</button></form>
<a class="button plain" href="/">${text.back}</a></section>`,
  })
}
