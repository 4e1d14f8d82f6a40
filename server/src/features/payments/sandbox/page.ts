import type { Language } from '@pusula/contract'
import { attributes, type Html, html } from '@pusula/words/html'
import { hiddenFields, plainPage } from '../../../platform/html/page.ts'
import { moneyIn } from '../receipts/money.ts'
import { pageText } from './page-text.ts'
import type { Checkout } from './store.ts'

interface Showing {
  checkout: Checkout
  language: Language
  action: string
  /** Whether the last try was declined; what was paid since is paid. */
  isDeclined: boolean
}

/** Sandbox checkout page: a test payment is made, declined or left. */
export function checkoutPage({ checkout, language, action, isDeclined }: Showing): string {
  const t = pageText[language]
  const { title, amountCents, renewal } = checkout.request
  const amount = moneyIn(language, amountCents)
  const later =
    renewal &&
    html`<small>${renewal.plan === 'monthly' ? t.thenMonthly : t.thenYearly} ${moneyIn(language, renewal.priceCents)}</small>`
  const isOpen = checkout.state === 'open'
  const alert = isOpen && isDeclined && html`<p class="alert" role="alert">${t.declined}</p>`
  return plainPage({
    ...{ language, title, tag: t.test },
    body: html`<section><h1>${title}</h1><p class="amount">${amount}</p>${later}</section>
${alert}${isOpen ? payForm(checkout, language, action, amount) : overNote(checkout, language)}
<p class="note">${t.note}</p>`,
  })
}

function payForm({ request }: Checkout, language: Language, action: string, amount: string): Html {
  const t = pageText[language]
  const outcome = (value: string, label: string, look: string, more = {}) =>
    html`<button${attributes({ class: look, name: 'outcome', value, ...more })}>${label}</button>`
  const email = { value: request.email ?? '', readonly: Boolean(request.email) }
  return html`<form method="post" action="${action}">${hiddenFields({ language })}
<div class="field"><label for="email">${t.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" aria-describedby="hint"${attributes(email)}>
<small id="hint">${t.emailHint}</small></div>
${outcome('pay', t.pay(amount), 'button main')}
<details><summary>${t.more}</summary><div class="others">
${outcome('decline', t.decline, 'button', { formnovalidate: true })}${outcome('twice', t.payTwice, 'button')}
${outcome('late', t.payLate, 'button')}</div></details>
${outcome('leave', t.leave, 'button plain', { formnovalidate: true })}</form>`
}

function overNote({ request, state }: Checkout, language: Language): Html {
  const t = pageText[language]
  const isPaid = state === 'paid'
  const path = isPaid ? request.paidPath : request.leftPath
  return html`<section><p role="status">${isPaid ? t.paid : t.expired}</p>
<a class="button main" href="${path}">${t.back}</a></section>`
}
