import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', isProduction: false, simSeed: 1 })
  })

  it('listens where it is told', () => {
    expect(readConfig({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({ port: 8080, host: '0.0.0.0' })
  })

  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['NODE_ENV', 'prod', 'one of development, test, production'],
    ['MARKET_SOURCE', 'binance', 'one of auto, live, simulated'],
    ['DATABASE_URL', 'mysql://here', 'postgres://'],
    ['DATABASE_TIMEOUT_SECONDS', '0', 'a whole number from 1 to 60'],
    ['REDIS_URL', 'localhost', 'redis://'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,everyone', 'addresses, ranges or loopback'],
    ['SECRET_KEY', 'short', 'at least 32 characters'],
    ['SUPPORT_EMAIL', 'nobody', 'an email address'],
    ['VAPID_PUBLIC_KEY', 'alone', 'set together'],
    ['GOOGLE_CLIENT_ID', 'alone', 'set together'],
    ['OPENID_NAME', 'alone', 'set together'],
    ['STRIPE_SECRET_KEY', 'sk_alone', 'set together'],
  ])('refuses %s=%s and says what it should be', (name, value, should) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
    expect(() => readConfig({ [name]: value })).toThrow(should)
  })

  it('names everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', SIM_SEED: '-1' })).toThrow(/PORT.*\n.*SIM_SEED/)
  })

  it('refuses to be half set up in production, one line for each missing thing, with the word that waives it', () => {
    const said = () => readConfig({ NODE_ENV: 'production' })
    expect(said).toThrow(
      /^PUBLIC_URL is missing.* LOCAL_ONLY=yes .*\nSECRET_KEY .*STORED_SECRET_KEY=yes .*\nDATABASE_URL .*EMBEDDED_DATABASE=yes .*\nSMTP_URL .*NO_MAIL=yes .*$/,
    )
  })

  it('starts in production with everything set, or waived by name, and takes no other word for a waiver', () => {
    const whole = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://pusula.example',
      SECRET_KEY: 'x'.repeat(32),
      DATABASE_URL: 'postgres://pusula@db/pusula',
      SMTP_URL: 'smtp://mail.example',
    }
    expect(readConfig(whole)).toMatchObject({ isProduction: true, smtpNeedsTls: true })
    expect(readConfig({ ...whole, DATABASE_URL: '', EMBEDDED_DATABASE: 'yes' }).databaseUrl).toBeUndefined()
    expect(() => readConfig({ ...whole, SMTP_URL: '', NO_MAIL: 'no' })).toThrow('SMTP_URL is missing')
    expect(() => readConfig({ ...whole, NO_MAIL: 'true' })).toThrow('NO_MAIL should be one of yes, no')
  })

  it('never repeats a value that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://ada:secret@here' })).not.toThrow('secret')
  })

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })
})
