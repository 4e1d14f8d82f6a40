import type { Both } from '@pusula/contract'
import { ProblemError } from './problem.ts'

const texts: Both = {
  tr: 'Tarayıcın bu sitenin çerezlerini engelliyor. Çerezler olmadan oturumunu açık tutamayız. Tarayıcı ayarlarından bu site için çerezlere izin ver, sonra tekrar dene.',
  en: 'Your browser blocks the cookies of this site. Without cookies we cannot keep you signed in. Allow cookies for this site in the settings of your browser, then try again.',
}

/** Whoever cannot be recognized at the next call cannot be anybody here. */
export const noCookies = (): ProblemError => new ProblemError('browser.noCookies', 0, texts)
