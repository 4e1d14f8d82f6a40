import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainAddress, mailboxKey, normalEmail } from './mailbox.ts'

/** Spellings of a name that lead to one mailbox, by the words of each provider. */
interface Rule {
  domains: string[]
  spell: (name: string, tag: string) => string[]
}

const plus = (name: string, tag: string) => [name, `${name}+${tag}`, name.toUpperCase()]
const joined = (marks: string[]) => (name: string, tag: string) => [
  ...plus(name, tag),
  ...marks.map(mark => [...name].join(mark)),
]

const rules: Record<string, Rule> = {
  'Gmail sees no dots': { domains: ['gmail.com', 'googlemail.com'], spell: joined(['.']) },
  'Proton sees no dots, hyphens and underscores': {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    spell: joined(['.', '-', '_']),
  },
  'Apple has three domains': { domains: ['icloud.com', 'me.com', 'mac.com'], spell: plus },
  'Yandex has many domains': {
    domains: ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.com.tr', 'yandex.kz', 'yandex.by', 'yandex.ua'],
    spell: (name, tag) => [...plus(`${name}-${name}`, tag), `${name}.${name}`],
  },
  ...Object.fromEntries(
    ['yahoo.com', 'yahoo.com.tr', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com', 'myyahoo.com'].map(domain => [
      `Yahoo makes disposable addresses with a hyphen at ${domain}`,
      { domains: [domain], spell: (name: string, tag: string) => [...plus(name, tag), `${name}-${tag}`] },
    ]),
  ),
  'Outlook takes notes after a plus': { domains: ['outlook.com'], spell: plus },
  'anybody may take notes after a plus': { domains: ['örnek.com.tr', 'xn--rnek-4qa.com.tr'], spell: plus },
}

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/)
const tag = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const spelled = ({ domains, spell }: Rule, who: string, note: string) =>
  domains.flatMap(domain => spell(who, note).map(each => `${each}@${domain}`))

describe('the key of a mailbox', () => {
  it.each(Object.keys(rules))('is one for all its spellings: %s', rule =>
    fc.assert(
      fc.property(name, tag, (who, note) => {
        const keys = new Set(spelled(rules[rule] as Rule, who, note).map(mailboxKey))
        expect([...keys]).toHaveLength(1)
      }),
    ),
  )

  it.each([
    ['a subdomain of a name at Fastmail', 'news@melek.fastmail.com', 'melek+x@fastmail.com'],
    ['a subdomain of a name at sent.com', 'news@melek.sent.com', 'melek+x@sent.com'],
    ['quotes', '"melek"@gmail.com', 'melek@gmail.com'],
    ['quotes and backslashes', '"\\me\\lek"@gmail.com', 'melek@gmail.com'],
    ['quotes around an @', '"melek\\@home"@example.org', '"melek@home"@example.org'],
    ['comments', 'melek(home)@(work)gmail.com', 'melek@gmail.com'],
    ['the point at the end of a domain', 'melek@example.org.', 'melek@example.org'],
  ])('is one, whatever was kept before it was refused: %s', (_, one, other) =>
    expect(mailboxKey(one)).toBe(mailboxKey(other)),
  )

  it.each([
    ['Me.Lek+x@googlemail.com', 'melek@gmail.com'],
    ['me_lek@pm.me', 'melek@proton.me'],
    ['melek@mac.com', 'melek@icloud.com'],
    ['me.lek@ya.ru', 'me-lek@yandex.ru'],
  ])('stays what it is, since it is stored: %s', (email, key) => expect(mailboxKey(email)).toBe(key))

  it('is never that of another mailbox', () =>
    fc.assert(
      fc.property(name, name, tag, (one, other, note) => {
        fc.pre(one !== other)
        const boxes = Object.values(rules).flatMap(rule => [
          new Set(spelled(rule, one, note).map(mailboxKey)),
          new Set(spelled(rule, other, note).map(mailboxKey)),
        ])
        const keys = boxes.flatMap(box => [...box])
        expect(new Set(keys).size).toBe(keys.length)
      }),
    ))

  it.each([
    ['dots count at most providers', 'ada.lovelace@outlook.com', 'adalovelace@outlook.com'],
    ['dots count in a domain of one’s own', 'ada.lovelace@example.org', 'adalovelace@example.org'],
    ['Microsoft’s domains are different mailboxes', 'ada@hotmail.com', 'ada@outlook.com'],
    ['a hyphen is part of a name', 'ada-maria@example.org', 'ada@example.org'],
    ['Yahoo in Japan is another company', 'ada-maria@yahoo.co.jp', 'ada@yahoo.co.jp'],
    ['Yahoo’s domains are different mailboxes', 'ada@yahoo.com', 'ada@ymail.com'],
    ['what is quoted is no comment', '"ada(home)"@example.org', '"ada"@example.org'],
    ['a name may begin with a plus', '+ada@example.org', '+bea@example.org'],
    ['a domain that only ends alike is another', 'ada@notyandex.ru', 'ada@yandex.ru'],
    ['a domain that only begins alike is another', 'a@ada.fastmail.com.example.org', 'ada@fastmail.com'],
    ['an underscore is no hyphen at Yandex', 'ada_m@yandex.ru', 'ada-m@yandex.ru'],
  ])('keeps two people apart: %s', (_, one, other) => expect(mailboxKey(one)).not.toBe(mailboxKey(other)))
})

it.each(['x@gmail.com', 'ad.soyad+etiket@alt.ornek.com.tr', "o'neil_1@example.org", 'x@xn--rnek-4qa.com', 'a@b.c'])(
  '%s is a plain address',
  email => expect(isPlainAddress(email)).toBe(true),
)

it.each([
  '"x"@gmail.com',
  '"\\x"@gmail.com',
  'x(y)@gmail.com',
  'x@(y)gmail.com',
  'x@[192.168.0.1]',
  'x@192.168.0.1',
  'x@[IPv6:::1]',
  'x@localhost',
  'x@gmail.com.',
  '.x@gmail.com',
  'x..y@gmail.com',
  'x y@gmail.com',
  'x@y@gmail.com',
  `${'x'.repeat(65)}@gmail.com`,
])('%s is not', email => expect(isPlainAddress(email)).toBe(false))

it('a domain with letters of its own is kept as mail servers know it', () =>
  expect(normalEmail(' Deniz@Örnek.com.TR ')).toBe('deniz@xn--rnek-4qa.com.tr'))
