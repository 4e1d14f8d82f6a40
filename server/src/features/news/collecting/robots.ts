import type { Ask } from './ask.ts'

/** Our user agent in robots.txt. */
const ourName = 'pusula'
const believedMs = 86_400_000
const retryMs = 900_000

interface Rule {
  isAllowed: boolean
  path: string
}

const nothingAllowed: readonly Rule[] = [{ isAllowed: false, path: '/' }]

/** The rules for us: those under our name where there are some, else those for everybody. */
export function rulesIn(text: string): Rule[] {
  const groups: { names: string[]; rules: Rule[] }[] = []
  let isNaming = false
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? []
    const name = field.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ names: [], rules: [] })
      groups.at(-1)?.names.push(value.toLowerCase())
      isNaming = true
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      if (value) groups.at(-1)?.rules.push({ isAllowed: name === 'allow', path: value })
    }
  }
  const ofName = (wanted: string) => groups.filter(({ names }) => names.includes(wanted))
  const ours = ofName(ourName)
  return (ours.length ? ours : ofName('*')).flatMap(({ rules }) => rules)
}

/** The longest rule that fits decides; of two that are equally long, the one that allows. */
export function isAllowed(rules: readonly Rule[], path: string): boolean {
  const fitting = rules.filter(rule => patternOf(rule.path).test(path))
  const longest = Math.max(0, ...fitting.map(rule => rule.path.length))
  const deciding = fitting.filter(rule => rule.path.length === longest)
  return deciding.length === 0 || deciding.some(rule => rule.isAllowed)
}

const patternOf = (path: string): RegExp => {
  const escaped = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')
  return new RegExp(`^${escaped.replace(/\$$/, '').replaceAll('$', '\\$')}${path.endsWith('$') ? '$' : ''}`)
}

/**
 * Remembers for a day what each host allows; one without rules allows everything. One that cannot be asked, or whose server
 * stumbles, allows nothing (RFC 9309) unless its rules are known from before, and is asked again soon.
 */
export function robotsReader(ask: Ask, userAgent: string) {
  const known = new Map<string, { rules: Promise<readonly Rule[]>; untilMs: number }>()
  const read = async (origin: string): Promise<readonly Rule[] | undefined> => {
    const answer = await ask(`${origin}/robots.txt`, { accept: 'text/plain', 'user-agent': userAgent })
    if (answer.status >= 500) return undefined
    return answer.status === 200 ? rulesIn(Buffer.from(answer.body).toString('utf8')) : []
  }
  function look(origin: string, nowMs: number, before?: Promise<readonly Rule[]>) {
    const entry = { untilMs: nowMs + believedMs, rules: Promise.resolve<readonly Rule[]>([]) }
    entry.rules = read(origin)
      .catch(() => undefined)
      .then(rules => {
        if (rules) return rules
        entry.untilMs = nowMs + retryMs
        return before ?? nothingAllowed
      })
    known.set(origin, entry)
    return entry
  }
  return async (url: string, now: Date): Promise<boolean> => {
    const { origin, pathname, search } = new URL(url)
    const saved = known.get(origin)
    const isFresh = saved && now.getTime() < saved.untilMs
    return isAllowed(await (isFresh ? saved : look(origin, now.getTime(), saved?.rules)).rules, pathname + search)
  }
}
