import { domainToASCII } from 'node:url'
import { plainAddress } from '@pusula/contract'

const plain = new RegExp(plainAddress, 'u')
/** Email address syntax that we accept: no quotes, brackets or comments. */
export const isPlainAddress = (email: string): boolean => plain.test(email)

/** Normalized address: lower case, an internationalised domain in its ASCII form (xn--). */
export function normalEmail(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return `${address.slice(0, at + 1)}${domainToASCII(domain) || domain}`
}

/** How a provider finds the mailbox of an address, by what its own pages say. */
interface Provider {
  /** The domains in which a name is one mailbox; the first one stands for all. */
  domains: readonly string[]
  nameOf?: (name: string) => string
}

const under = (name: string, endings: string) => endings.split(' ').map(ending => `${name}.${ending}`)

const providers: readonly Provider[] = [
  // support.google.com/mail/answer/7436150: dots do not matter. A domain of one's own at Google is not among these: there they do.
  { domains: ['gmail.com', 'googlemail.com'], nameOf: name => name.replaceAll('.', '') },
  // proton.me/support/change-username: dots, hyphens and underscores are the same name, which nobody else may take.
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    nameOf: name => name.replace(/[._-]/g, ''),
  },
  // Apple gave whoever had a mac.com or me.com address the same name at icloud.com.
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // yandex.com/support/domain/additional/mailbox-alias: one mailbox under all its domains; a dot is a hyphen.
  {
    domains: [
      ...under('yandex', 'ru com by kz ua az ee fr kg lt lv md tj tm uz co.il com.am com.ge com.tr com.ua'),
      'ya.ru',
    ],
    nameOf: name => name.replaceAll('.', '-'),
  },
]

const providerOf = new Map(providers.flatMap(provider => provider.domains.map(domain => [domain, provider] as const)))

/** help.yahoo.com: what follows a hyphen makes a disposable address; no name of a mailbox has one. Japan's is another company. */
const yahoo = new Set([
  ...under('yahoo', 'com ca fr de it es ie dk no se nl gr pl ro cz hu fi be in cn'),
  ...under('yahoo.com', 'ar au br co hk mx my pe ph sg tr tw ve vn'),
  ...under('yahoo.co', 'uk in id nz th kr za il'),
  'ymail.com',
  'rocketmail.com',
  'myyahoo.com',
])

/** fastmail.help/hc/en-us/articles/360060591053: whatever@name.fastmail.com is name+whatever@fastmail.com. */
const fastmail = [
  ...under('fastmail', 'com fm net org cn de es fr im in jp mx nl se to tw uk us co.uk com.au'),
  'sent.com',
]

/** The name and the domain behind a subdomain that belongs to one name. */
function ownerOf(domain: string): string | undefined {
  const home = fastmail.find(each => domain.endsWith(`.${each}`))
  return (
    home &&
    `${domain
      .slice(0, -home.length - 1)
      .split('.')
      .at(-1)}@${home}`
  )
}

/**
 * The key of the mailbox that an address leads to: the same for all its spellings, and another for every other mailbox.
 * What is given or counted once per person hangs on it. Where a provider does not say that two spellings are one, they are
 * two: merging the mailboxes of two people would be worse.
 */
export function mailboxKey(email: string): string {
  const address = withoutComments(normalEmail(email))
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).replace(/\.$/, '')
  const owner = ownerOf(domain)
  if (owner) return owner
  const name = cut(unquoted(address.slice(0, at)), '+')
  if (yahoo.has(domain)) return `${cut(name, '-')}@${domain}`
  const provider = providerOf.get(domain)
  return `${provider?.nameOf?.(name) || name}@${provider?.domains[0] ?? domain}`
}

/** What stands before a mark; a name that begins with one has nothing before it. */
const cut = (name: string, mark: string): string => {
  const end = name.indexOf(mark, 1)
  return end > 0 ? name.slice(0, end) : name
}

/** Addresses that were kept before these spellings were refused may have them. */
const unquoted = (name: string) => (name.startsWith('"') ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name)
const withoutComments = (address: string) => (address.includes('"') ? address : address.replace(/\([^()]*\)/g, ''))
