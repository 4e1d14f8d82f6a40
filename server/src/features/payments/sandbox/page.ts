import type { Language } from '@pusula/contract'
import { escapeHtml } from '../../../platform/http/html.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import { moneyIn } from '../receipts/money.ts'
import { pageText } from './page-text.ts'
import type { Checkout } from './store.ts'

export const stylePath = '/api/sandbox/checkout.css'

interface Showing {
  checkout: Checkout
  language: Language
  action: string
  /** Whether the last try was declined; what was paid since is paid. */
  isDeclined: boolean
}

/** The page on which a test payment is made, declined or left. */
export function checkoutPage({ checkout, language, action, isDeclined }: Showing): string {
  const t = pageText[language]
  const { title, amountCents, renewal } = checkout.request
  const amount = moneyIn(language, amountCents)
  const later = renewal
    ? `<small>${renewal.plan === 'monthly' ? t.thenMonthly : t.thenYearly} ${escapeHtml(moneyIn(language, renewal.priceCents))}</small>`
    : ''
  const isOpen = checkout.state === 'open'
  const alert = isOpen && isDeclined ? `<p class="alert" role="alert">${t.declined}</p>` : ''
  return plainPage({
    language,
    title,
    mark: t.test,
    stylePath,
    body: `<section><h1>${escapeHtml(title)}</h1><p class="amount">${escapeHtml(amount)}</p>${later}</section>
${alert}${isOpen ? payForm(checkout, language, action, amount) : overNote(checkout, language)}
<p class="note">${t.note}</p>`,
  })
}

function payForm({ request }: Checkout, language: Language, action: string, amount: string): string {
  const t = pageText[language]
  const outcome = (value: string, label: string, look: string, more = '') =>
    `<button class="${look}" name="outcome" value="${value}"${more}>${escapeHtml(label)}</button>`
  return `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="language" value="${language}">
<div class="field"><label for="email">${t.email}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" aria-describedby="hint"
 value="${escapeHtml(request.email ?? '')}"${request.email ? ' readonly' : ''}><small id="hint">${t.emailHint}</small></div>
${outcome('pay', t.pay(amount), 'main')}
<details><summary>${t.more}</summary><div class="others">
${outcome('decline', t.decline, 'quiet', ' formnovalidate')}${outcome('twice', t.payTwice, 'quiet')}
${outcome('late', t.payLate, 'quiet')}</div></details>
${outcome('leave', t.leave, 'plain', ' formnovalidate')}</form>`
}

function overNote({ request, state }: Checkout, language: Language): string {
  const t = pageText[language]
  const isPaid = state === 'paid'
  const path = isPaid ? request.paidPath : request.leftPath
  return `<section><p role="status">${isPaid ? t.paid : t.expired}</p>
<a class="button main" href="${escapeHtml(path)}">${t.back}</a></section>`
}
