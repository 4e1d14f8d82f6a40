import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DemoReading } from '../../features/analysis/demo/DemoReading.tsx'
import { readSample } from '../../features/analysis/index.ts'
import { go } from '../../lib/go.ts'
import { useProfile } from '../../lib/jurisdiction.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { tabPath } from '../place.ts'
import { type Box, type Placed, placeCard, ringAround } from './place-card.ts'
import styles from './Tour.module.css'
import { endTour } from './tour.ts'

/** After the welcome. Each marks the element of its name (`data-tour`); the last stands by itself. */
const steps = ['home', 'analysis', 'portfolio', 'favorites', 'membership', 'demo'] as const

const stepAt = (place: number) => steps[place - 1] ?? 'demo'

const text = messages({
  home: { tr: 'Ana sayfa', en: 'Home' },
  homeSays: {
    tr: 'Coin ara ya da listeden seç. Fiyatı ve günlük aralığı görmek ücretsiz.',
    en: 'Search for a coin or pick one from the list. Its price and daily range are free to see.',
  },
  analysis: { tr: 'Analiz sekmesi', en: 'The analysis tab' },
  analysisSays: {
    tr: 'Seçtiğin coinin skoru, yorumu ve tahminleri burada. Her analiz 1 kredi kullanır; Bitcoin demosu ücretsiz.',
    en: 'The score, view and predictions of your coin. Each analysis uses 1 credit; the Bitcoin demo is free.',
  },
  portfolio: { tr: 'Portföy', en: 'Portfolio' },
  portfolioSays: {
    tr: 'Alımlarını yaz; ortalama maliyetini, kâr ve zararını gör. Üyelere açık.',
    en: 'Note what you bought and see your average cost, profit and loss. For members.',
  },
  favorites: { tr: 'Favoriler ve gizli cevherler', en: 'Favorites and hidden gems' },
  favoritesSays: {
    tr: 'İzlediğin coinler tek yerde. Yanında, öne çıkan az bilinen coinler.',
    en: 'The coins you follow in one place, and beside them lesser-known coins that stand out.',
  },
  favoritesAlone: { tr: 'Favoriler', en: 'Favorites' },
  favoritesAloneSays: {
    tr: 'İzlediğin coinler tek yerde.',
    en: 'The coins you follow in one place.',
  },
  membership: { tr: 'Üyelik rozeti', en: 'Your membership badge' },
  membershipSays: {
    tr: 'Kredilerin, profilin ve ayarların burada. Üye olanlara 20 kredi hediye.',
    en: 'Your credits, profile and settings. Joining comes with 20 credits.',
  },
  demo: { tr: 'Bitcoin’i ücretsiz dene', en: 'Try Bitcoin for free' },
  demoSays: {
    tr: 'Son günün kapanışından hazır bir analiz. Kredi kullanmaz.',
    en: 'A ready analysis from the last daily close. It uses no credit.',
  },
  showDemo: { tr: 'Demoyu göster', en: 'Show the demo' },
  whole: { tr: 'Bütün analizi gör', en: 'See the whole analysis' },
  start: { tr: 'Coin seç ve başla', en: 'Pick a coin and start' },
  join: { tr: 'Üye ol, 20 kredi al', en: 'Join for 20 credits' },
})

/** Where gems are closed nobody is led to them. */
function useStepText() {
  const t = useText(text)
  const { gems } = useProfile()
  return gems === 'closed' ? { ...t, favorites: t.favoritesAlone, favoritesSays: t.favoritesAloneSays } : t
}

export function Title({ place }: { place: number }) {
  return useStepText()[stepAt(place)]
}

export function ShowDemo() {
  return useText(text).showDemo
}

export function Says({ place, hasDemo }: { place: number; hasDemo: boolean }) {
  const t = useStepText()
  return hasDemo ? <DemoReading /> : <p className={base.muted}>{t[`${stepAt(place)}Says`]}</p>
}

/** From the landing page one looks around as a guest. */
const inside = (path: string) => (location.pathname === '/' ? `${path}?guest=true` : path)

/** The call to action at the end: a coin for everyone, membership for those without one. */
export function Ending({ isMember }: { isMember: boolean }) {
  const t = useText(text)
  const start = useRef<HTMLButtonElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  const leave = (path: string) => () => {
    endTour()
    go(path)
  }
  return (
    <div className={`${base.stackClose} ${styles.end}`}>
      <Button ref={start} block look="primary" onClick={leave(inside(tabPath.home))}>
        {t.start}
      </Button>
      <Button
        block
        look="second"
        onClick={() => {
          endTour()
          if (location.pathname === '/') go(inside(tabPath.home))
          readSample().catch(() => go(tabPath.analysis))
        }}
      >
        {t.whole}
      </Button>
      {!isMember && (
        <Button block look="ghost" onClick={leave('/signup')}>
          {t.join}
        </Button>
      )}
    </div>
  )
}

/** Phone and desk each have their own tabs on the page; only one of them is in sight. */
function boxOf(name: string): Box | null {
  const found = [...document.querySelectorAll(`[data-tour="${name}"]`)].find(each => each.getClientRects().length > 0)
  if (!found) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  return { left, top, width, height }
}

/** An outline around what a step speaks of, followed as the page changes its size; tells where the card belongs. */
export function Mark({ place, onPlace }: { place: number; onPlace: (placed: Placed | null) => void }) {
  const [ring, setRing] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const box = place > 0 ? boxOf(stepAt(place)) : null
      const { clientWidth: width, clientHeight: height } = document.documentElement
      setRing(box && ringAround(box, { width, height }))
      // As the sheets ask: a desk with twice the text has a phone's tabs.
      const isWide = matchMedia('(min-width: 64em)').matches
      onPlace(box && placeCard(box, { width, height, isWide }))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [place, onPlace])
  return ring && <div className={styles.mark} style={{ ...ring }} />
}
