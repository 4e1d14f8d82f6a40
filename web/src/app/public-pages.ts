import type { Both, Language } from '@pusula/contract'
import { footText, levelsText, toolsText } from '../features/accounts/landing/below-messages.ts'
import { landingText } from '../features/accounts/landing/landing-messages.ts'
import type { LegalDocument } from '../features/accounts/legal/LegalText.tsx'
import { privacy } from '../features/accounts/legal/privacy.ts'
import { terms } from '../features/accounts/legal/terms.ts'
import { signupText } from '../features/accounts/registration/messages.ts'
import { trackRecordText } from '../features/analysis/track-record/messages.ts'
import { inLanguage } from '../lib/messages.ts'

/** A heading and what stands under it. */
export interface Passage {
  heading: string
  says: readonly string[]
}

/** A page that anybody may read, also where no script runs: for search engines, previews of links and old browsers. */
export interface PublicPage {
  path: string
  title: Both
  description: Both
  passages: (language: Language) => Passage[]
  /** The server adds what it knows when the page is asked for. */
  hasFigures?: boolean
  /** One may come in by it: the forms post without a script. */
  hasForms?: boolean
}

function landing(language: Language): Passage[] {
  const hero = inLanguage(landingText, language)
  const tools = inLanguage(toolsText, language)
  const levels = inLanguage(levelsText, language)
  return [
    { heading: `${hero.heroFirst} ${hero.heroSecond}`, says: [hero.description] },
    {
      heading: tools.heading,
      says: [
        `${tools.analysis}: ${tools.analysisSays}`,
        `${tools.predictions}: ${tools.predictionsSay}`,
        `${tools.levels}: ${tools.levelsSay}`,
        `${tools.gems}: ${tools.gemsSay}`,
        `${tools.portfolio}: ${tools.portfolioSays}`,
        `${tools.favorites}: ${tools.favoritesSay}`,
        `${tools.news}: ${tools.newsSays}`,
      ],
    },
    {
      heading: levels.heading,
      says: [
        `${levels.visitor}: $0. ${levels.visitorAnalyses}.`,
        `${levels.member}: $0. ${levels.memberGift}. ${levels.memberAnalyses}. ${levels.coins}. ${levels.portfolio}.`,
        `${levels.pro}: $35 ${levels.proTerms}. ${levels.proAnalyses}. ${levels.proGems}.`,
        inLanguage(footText, language).footnote,
      ],
    },
  ]
}

function trackRecord(language: Language): Passage[] {
  const t = inLanguage(trackRecordText, language)
  return [
    { heading: t.title, says: [t.says] },
    { heading: t.held, says: [t.heldSays] },
    { heading: t.error, says: [t.errorSays] },
    { heading: t.calibration, says: [t.calibrationSays] },
    { heading: t.plans, says: [t.plansSay] },
    { heading: t.check, says: [t.checkSays] },
  ]
}

const legal = ({ title, sections }: LegalDocument, language: Language): Passage[] => [
  { heading: title[language], says: [] },
  ...sections[language],
]

const firstWordsOf = ({ sections }: LegalDocument): Both => ({
  tr: sections.tr[0]?.says[0] ?? '',
  en: sections.en[0]?.says[0] ?? '',
})

const turnTitle: Both = { tr: 'Sıra sende', en: 'Your turn' }
const turnSays: Both = {
  tr: 'Bir coin yarın bu saatte nerede olur? Aralığın mühürlenir, yarın herkesin önünde Pusula’nınkiyle yan yana puanlanır.',
  en: 'Where will a coin be this time tomorrow? Your range is sealed, and scored in public tomorrow beside Pusula’s.',
}

export const publicPages: PublicPage[] = [
  {
    path: '/',
    title: landingText.title,
    description: landingText.description,
    passages: landing,
    hasForms: true,
    hasFigures: true,
  },
  {
    path: '/track-record',
    title: trackRecordText.title,
    description: trackRecordText.says,
    passages: trackRecord,
    hasFigures: true,
  },
  {
    path: '/turn',
    title: turnTitle,
    description: turnSays,
    passages: language => [{ heading: turnTitle[language], says: [turnSays[language]] }],
    hasFigures: true,
  },
  {
    path: '/signup',
    hasForms: true,
    title: signupText.free,
    description: signupText.freeSays,
    passages: language => [{ heading: signupText.free[language], says: [signupText.freeSays[language]] }],
  },
  {
    path: '/privacy',
    title: privacy.title,
    description: firstWordsOf(privacy),
    passages: language => [...legal(privacy, language), ...legal(terms, language)],
  },
]
