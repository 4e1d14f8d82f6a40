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
