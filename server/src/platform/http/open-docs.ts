import {
  allRoutes,
  type KeyScope,
  keyCallsPerMinute,
  keyPrefix,
  keyScopes,
  pathNames,
  type Route,
} from '@pusula/contract'
import { type Html, html } from '@pusula/words/html'

const scopeSays: Record<KeyScope, string> = {
  prices: 'prices, candles, rates and headlines',
  levels: 'analyses and levels that are open or bought',
  record: 'the track record',
  favorites: 'the owner’s favorites',
  portfolio: 'the owner’s portfolio',
  alerts: 'the owner’s alerts',
  credits: 'spends the owner’s credits to open an analysis; no other scope ever spends one',
  turn: 'registers models in “Your turn” and gives ranges in their name; reads nothing of the owner',
}

/** What stands in an example, by the name of the field. */
const samples: Record<string, unknown> = {
  symbol: 'BTC',
  tradingSymbol: 'BTCUSDT',
  timeframe: '1h',
  count: 24,
  q: 'bitcoin',
  symbols: ['BTC', 'ETH'],
  from: 1_000,
  index: 7,
  name: 'Pusula',
}

/** A call as it is typed into a terminal; only what has to be said is said. */
function exampleOf(route: Route, publicUrl: string): string {
  const required = new Set<string>(route.input.required ?? [])
  const inPath = pathNames(route.path)
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => String(samples[name]))
  const rest = Object.keys(route.input.properties).filter(name => required.has(name) && !inPath.includes(name))
  const isSent = route.method === 'POST'
  const query = rest.map(name => `${name}=${[samples[name]].flat().join(',')}`).join('&')
  const body = JSON.stringify(Object.fromEntries(rest.map(name => [name, samples[name]])))
  return [
    `curl -H "Authorization: Bearer $PUSULA_KEY" '${publicUrl}${path}${query && !isSent ? `?${query}` : ''}'`,
    ...(isSent ? [`-X POST -H 'content-type: application/json' -d '${body}'`] : []),
  ].join(' ')
}

/** How programs of others call, and what they may. */
export function openDocs(publicUrl: string): Html {
  const rows = keyScopes.map(scope => {
    const calls = allRoutes
      .filter(({ route }) => route.scope === scope)
      .map(
        ({ route }) =>
          html`<li><b>${route.method}</b> <code>${route.path}</code>${route.who === 'anyone' && ' (also without a key)'}<br>
${route.says}<pre>${exampleOf(route, publicUrl)}</pre></li>`,
      )
    return html`<h3 id="scope-${scope}"><code>${scope}</code>: ${scopeSays[scope]}</h3><ul>${calls}</ul>`
  })
  const script = `const reply = await fetch('${publicUrl}/api/market/overview/BTC', {
  headers: { authorization: \`Bearer \${key}\` },
})
const { price } = await reply.json()
console.log(price.lastPrice, reply.headers.get('x-ratelimit-remaining'))`
  return html`<section id="open"><h2>For your own programs</h2>
<p>Members make keys in their profile. A key begins with <code>${keyPrefix}</code>, is shown once and travels in a header:
<code>Authorization: Bearer ${keyPrefix}…</code>. It may do what was chosen for it and nothing else; cookies do not count beside it.
Each key may call ${keyCallsPerMinute} times in a minute: <code>x-ratelimit-limit</code>, <code>x-ratelimit-remaining</code> and
<code>x-ratelimit-reset</code> (seconds) say how often still, and 429 with <code>retry-after</code> says when it was too often.
An answer has an <code>etag</code>: send it back as <code>if-none-match</code>, and what has not changed costs nothing.
Pages of other sites may make these calls from a browser (CORS), never with cookies; every other call is closed to them.</p>
<pre>${script}</pre>${rows}</section>`
}
