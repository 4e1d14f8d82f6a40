// Runs before the first paint, so that no page flashes in the wrong theme or is read in the wrong language.
// The same rules as src/lib/theme.ts, moves.ts, language.ts and money/currency.ts; a test holds them together.
;(() => {
  const page = document.documentElement
  const kept = key => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = kept('theme')
  const isLight = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
  page.dataset.theme = isLight ? 'light' : 'dark'
  document.querySelector('meta[name="theme-color"]').setAttribute('content', isLight ? '#F3F6F5' : '#0A0F13')
  // Paper is light, whatever the screen is.
  let onScreen
  addEventListener('beforeprint', () => {
    onScreen = page.dataset.theme
    page.dataset.theme = 'light'
  })
  addEventListener('afterprint', () => {
    page.dataset.theme = onScreen
  })
  const moves = kept('moves')
  page.dataset.moves = ['blue-orange', 'red-green'].includes(moves) ? moves : 'green-red'
  const known = ['tr', 'en']
  const asked = [kept('language'), new URLSearchParams(location.search).get('language')]
  const language = asked.find(word => known.includes(word)) ?? (/^tr/i.test(navigator.language) ? 'tr' : 'en')
  // Lira and its rate take more room than dollars, in which every page is drawn: it is kept free from the first paint on.
  const isInTurkey = () =>
    /-TR\b/i.test(navigator.language) ||
    (new Date().getTimezoneOffset() === -180 && Intl.DateTimeFormat().resolvedOptions().timeZone === 'Europe/Istanbul')
  const usual = language === 'tr' && isInTurkey() ? 'TRY' : 'USD'
  page.dataset.money = ['USD', 'TRY', 'EUR'].find(currency => currency === kept('currency')) ?? usual
  // A screen may stand drawn in it: whoever is to see anything else must not see that first.
  const { drawn, unless = '' } = page.dataset
  const addressOf = url => {
    const { pathname, searchParams } = new URL(url, 'http://app')
    searchParams.delete('language')
    searchParams.sort()
    return `${pathname}?${searchParams}`.toUpperCase()
  }
  const isOther = () =>
    addressOf(drawn) !== addressOf(location.pathname + location.search) ||
    page.lang !== language ||
    unless.split(' ').some(key => kept(key) !== null)
  if (drawn && isOther()) page.dataset.drawn = 'no'
  // A page that the server drew speaks the language of its address.
  if (page.dataset.language !== 'fixed') page.lang = language
})()
// The browser may offer to install the app before its scripts have come.
addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  window.installOffer = event
})
// Code of the first screen that does not come, as when instances of two versions answer in turns during a rollout: the page is loaded anew once, and
// then says so. Without this it would wait for ever.
;(() => {
  const waitMs = 2_000
  const onceMs = 60_000
  const says = {
    tr: ['Sayfa tam gelmedi. Verilerin yerinde duruyor.', 'Yenile'],
    en: ['The page did not come whole. Your data is safe.', 'Load again'],
  }
  /** Whether the page was loaded anew just before: never twice in a row. */
  const wasTried = () => {
    try {
      const beforeMs = Number(sessionStorage.getItem('loadedAnewAtMs'))
      sessionStorage.setItem('loadedAnewAtMs', String(Date.now()))
      return Date.now() - beforeMs < onceMs
    } catch {
      return true
    }
  }
  let timer
  const recover = () => {
    if (!wasTried()) return location.reload()
    const [sentence, again] = says[document.documentElement.lang] ?? says.en
    const box = document.createElement('p')
    const link = document.createElement('a')
    box.role = 'alert'
    box.style.cssText = 'padding: 1rem; text-align: center'
    link.href = location.href
    link.style.cssText = 'display: inline-block; padding: .75rem; color: inherit'
    link.textContent = again
    box.append(sentence, ' ', link)
    document.getElementById('root')?.prepend(box)
  }
  // Not a preload, which is asked for again, nor what a browser's extension has put into the page.
  const onFailure = ({ target, filename, reason }) => {
    const places = [target?.src, filename, reason?.message]
    if (places.some(place => `${place}`.includes(`${location.origin}/assets/`))) timer ??= setTimeout(recover, waitMs)
  }
  const kinds = ['error', 'unhandledrejection']
  for (const kind of kinds) addEventListener(kind, onFailure, true)
  addEventListener('appstart', () => {
    clearTimeout(timer)
    for (const kind of kinds) removeEventListener(kind, onFailure, true)
  })
  // What does not come later the app notices itself. Whether a page is on its way: no page is given up for a server that does not answer.
  globalThis.reloadOnce = async () => {
    const { ok } = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })
    if (!ok || wasTried()) return false
    location.reload()
    return true
  }
})()
