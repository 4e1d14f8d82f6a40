import { type CSSProperties, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { classes } from '../../ui/classes.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { Placed } from './place-card.ts'
import styles from './Tour.module.css'
import { endTour } from './tour.ts'

const text = messages({
  label: {
    tr: (step: number, all: number) => `Tur, adım ${step} / ${all}`,
    en: (step: number, all: number) => `Tour, step ${step} of ${all}`,
  },
  skip: { tr: 'Turu geç', en: 'Skip the tour' },
  close: { tr: 'Turu kapat', en: 'Close the tour' },
  back: { tr: 'Geri', en: 'Back' },
  next: { tr: 'İleri', en: 'Next' },
  coming: { tr: 'Tur yükleniyor', en: 'Loading the tour' },
  failed: { tr: 'Tur yüklenemedi', en: 'The tour could not be loaded' },
  failedSays: { tr: 'Bağlantını kontrol edip tekrar dene.', en: 'Check your connection and try again.' },
  welcome: { tr: 'Pusula’ya hoş geldin', en: 'Welcome to Pusula' },
  welcomeSays: {
    tr: 'Yarının aralığını söyler, sonra herkesin önünde ölçeriz. Yedi kısa adımda gösterelim.',
    en: 'We say tomorrow’s range, then grade it in public. Seven short steps show you how.',
  },
})

/** Welcome, and those of `DeferredSteps.tsx`. */
const places = [0, 1, 2, 3, 4, 5, 6]
const stepCount = places.length

const sides = { top: styles.top, bottom: styles.bottom, left: styles.left }
/** Over the edge at which the card stands otherwise. */
const styleOf = ({ card }: Placed): CSSProperties => ({ inset: 'auto', width: 'auto', margin: 0, ...card })

type Props = {
  isMember: boolean
  /** The reader asked for it: the keyboard goes there. A card that comes by itself leaves the focus where it is. */
  isAsked: boolean
  isOnLanding?: boolean
}

/**
 * Seven short steps around the product, as a small card at the edge: the page beside it stays in sight and in use. What comes after the
 * first step is fetched when the first is answered.
 */
export default function Tour({ isMember, isAsked, isOnLanding }: Props) {
  const t = useText(text)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(0)
  const { later, isComing, fetchDeferred } = useDeferredSteps()
  const [target, setTarget] = useState<Placed | null>(null)
  const [isDemoShown, showDemo] = useState(false)
  const isLast = place === stepCount - 1
  const hasDemo = isLast && isDemoShown

  async function move(by: number) {
    if (!(later ?? (await fetchDeferred()))) return
    setPlace(now => Math.min(Math.max(now + by, 0), stepCount - 1))
  }
  useKeys(card, move)
  useEffect(() => {
    if (isAsked) next.current?.focus({ preventScroll: true })
  }, [isAsked])

  const leave = (
    <Button small look="ghost" className={styles.skip} onClick={endTour}>
      {isLast ? t.close : t.skip}
    </Button>
  )
  const tip = target && place > 0 ? target.tip : null
  return (
    <>
      {later && <later.Mark place={place} onPlace={setTarget} />}
      <section
        ref={card}
        className={classes(styles.card, isOnLanding && styles.onLanding)}
        style={target && place > 0 ? styleOf(target) : undefined}
        aria-labelledby={id}
      >
        {place > 0 && (
          <div className={`${base.row} ${base.between}`}>
            <span className={`${base.small} ${base.muted}`} aria-hidden="true">
              {place + 1} / {stepCount}
            </span>
            {leave}
          </div>
        )}
        <div className={styles.says} aria-live="polite" aria-atomic="true">
          <h2 className={place > 0 ? base.heading : base.subheading} id={id}>
            <span className={base.visuallyHidden}>{t.label(place + 1, stepCount)}: </span>
            {place === 0 || !later ? t.welcome : <later.Title place={place} />}
          </h2>
          {place === 0 || !later ? (
            <p className={`${base.small} ${base.muted}`}>{t.welcomeSays}</p>
          ) : (
            <later.Says place={place} hasDemo={hasDemo} />
          )}
        </div>
        {hasDemo && later && <later.Ending isMember={isMember} />}
        <div className={styles.foot}>
          <div className={styles.steps} aria-hidden="true">
            {places.map(at => (
              <i key={at} className={at === place ? styles.current : at < place ? styles.done : ''} />
            ))}
          </div>
          <div className={base.row}>
            {place > 0 ? (
              <Button small look="ghost" onClick={() => move(-1)}>
                {t.back}
              </Button>
            ) : (
              leave
            )}
            {!hasDemo && (
              <Button
                ref={next}
                small
                look="primary"
                busy={isComing && t.coming}
                onClick={() => (isLast ? showDemo(true) : move(1))}
              >
                {isLast && later ? <later.ShowDemo /> : t.next}
              </Button>
            )}
          </div>
        </div>
        {tip && <i className={`${styles.tip} ${sides[tip.side]}`} style={{ ...tip }} aria-hidden="true" />}
      </section>
    </>
  )
}

type DeferredSteps = typeof import('./DeferredSteps.tsx')

/** What the steps after the first are made of, once it has come. */
function useDeferredSteps() {
  const t = useText(text)
  const [later, setLater] = useState<DeferredSteps | null>(null)
  const [isComing, setComing] = useState(false)
  async function fetchDeferred(): Promise<DeferredSteps | null> {
    if (isComing) return null
    setComing(true)
    try {
      const come = await import('./DeferredSteps.tsx')
      setLater(come)
      return come
    } catch {
      toast.show({ tone: 'err', title: t.failed, text: t.failedSays })
      return null
    } finally {
      setComing(false)
    }
  }
  return { later, isComing, fetchDeferred }
}

/** Where one types or chooses, keys have a meaning of their own. */
const ownKeys = 'input, textarea, select, [contenteditable], [role=combobox], [aria-expanded=true]'

/** Arrows move where nothing else has the focus, Escape leaves; a dialog above the page hears its keys alone. */
function useKeys(card: { current: HTMLElement | null }, move: (by: number) => void): void {
  const onKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (defaultPrevented || !(target instanceof Element) || document.querySelector('dialog[open]')) return
    if (key === 'Escape' && !target.matches(ownKeys)) endTour()
    if (target !== document.body && target.id !== 'main' && !card.current?.contains(target)) return
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
