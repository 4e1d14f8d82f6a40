import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { expect } from './person.ts'

export const factorWords = {
  tr: {
    signIn: 'Geçiş anahtarıyla gir',
    later: 'Şimdi değil',
    offer: 'Bir dahaki sefere şifresiz gir',
    add: /^Geçiş anahtarı ekle/,
    added: 'Geçiş anahtarı eklendi',
    rename: /^Adını değiştir/,
    name: 'Ad',
    save: 'Kaydet',
    remove: /^Kaldır: /,
    removeNow: 'Kaldır',
    removed: 'Geçiş anahtarı kaldırıldı',
    setUp: 'İkinci adımını kur',
    withPasskey: 'Geçiş anahtarı ekle',
    withApp: 'Doğrulama uygulaması kullan',
    firstCode: 'Uygulamanın gösterdiği 6 haneli kod',
    wrongCode: 'Kod geçersiz ya da süresi dolmuş.',
    makeCodes: 'Kurtarma kodlarını göster',
    download: 'İndir',
    saved: 'Sakladım, devam et',
    show: 'İkinci adım',
    confirm: 'Sen olduğunu onayla',
    confirmPasskey: 'Geçiş anahtarıyla onayla',
    mailCode: 'E-postama kod gönder',
    mailedCode: '6 haneli kod',
    password: 'Şifre',
    confirmNow: 'Onayla',
  },
  en: {
    signIn: 'Sign in with a passkey',
    later: 'Not now',
    offer: 'Sign in without a password next time',
    add: /^Add a passkey/,
    added: 'Passkey added',
    rename: /^Rename/,
    name: 'Name',
    save: 'Save',
    remove: /^Remove /,
    removeNow: 'Remove',
    removed: 'Passkey removed',
    setUp: 'Set up your second factor',
    withPasskey: 'Add a passkey',
    withApp: 'Use an authenticator app',
    firstCode: 'The 6-digit code that the app shows',
    wrongCode: 'Invalid or expired code',
    makeCodes: 'Show recovery codes',
    download: 'Download',
    saved: 'I have saved them',
    show: 'Second factor',
    confirm: 'Confirm it is you',
    confirmPasskey: 'Confirm with a passkey',
    mailCode: 'Email me a code',
    mailedCode: '6-digit code',
    password: 'Password',
    confirmNow: 'Confirm',
  },
} as const
export type FactorWords = (typeof factorWords)['tr' | 'en']

/** A device with a lock that its owner has just opened. */
export async function plugInDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    passkeys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

/** What happened in all sessions of a person lies an hour back, as if they had gone for lunch. */
export async function letAnHourPass(email: string) {
  const client = new pg.Client({ host: process.env.PUSULA_SOCKETS ?? '', user: 'pusula', database: 'pusula' })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update accounts_sessions s set confirmed_at = confirmed_at - interval '1 hour',
        second_factor_at = second_factor_at - interval '1 hour', mailbox_at = mailbox_at - interval '1 hour'
      from accounts a where a.id = s.account_id and a.email = $1`,
      [email],
    )
    expect(rowCount).toBeGreaterThan(0)
  } finally {
    await client.end()
  }
}

/** Keeps the recovery codes, which are shown this once, and goes on into the panel. */
export async function saveRecoveryCodes(page: Page, said: FactorWords): Promise<string[]> {
  await page.getByRole('button', { name: said.makeCodes, exact: true }).click()
  const codes = page.locator('[data-part=recovery-codes] li')
  await expect(codes).toHaveCount(10)
  const all = await codes.allTextContents()
  await page.getByRole('button', { name: said.saved, exact: true }).click()
  return all
}

/** Opens the panel for the first time with an authenticator app, and hands out how to read its codes. */
export async function openPanel(page: Page, said: FactorWords) {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: said.setUp })).toBeVisible()
  await page.getByRole('button', { name: said.withApp, exact: true }).click()
  const secret = ((await page.locator('[data-part=secret]').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByRole('textbox', { name: said.firstCode }).fill(app.generate())
  await saveRecoveryCodes(page, said)
}
