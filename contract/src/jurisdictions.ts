import type { Both } from './language.ts'

/** For which law's words and limits the product is set up. Proposals for whoever runs it, and no legal advice. */
export const jurisdictions = ['general', 'turkey', 'eu'] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/** What a profile decides, and nothing else decides: one row of the table for each. */
export interface JurisdictionProfile {
  /** The third tab and plan cards speak of ideas with entry, stop and target, or of scenarios with a condition and two edges. */
  wording: 'ideas' | 'scenarios'
  /** Whether the part with borrowed money is shown, and is in the answers of the API. */
  hasLeverage: boolean
  /** Last month's leaders: open, open once their risk was read, or closed. Who is told of new ones follows from it. */
  gems: 'open' | 'riskFirst' | 'closed'
  /** Whether an invitation brings credits. */
  rewardsInvitations: boolean
  /** Whether people and models may give ranges of their own, and be listed by them. */
  hasTurn: boolean
  /** Stands wherever the general profile says that something is no investment advice, in letters about prices too. */
  risk: Both
}

/** What is accepted at sign-up besides the terms, and the age that whoever joins confirms; nothing where nothing is asked for. */
interface JurisdictionConsent {
  consent: Both
  minAge: number | null
}

/** The sentence of the general profile, which the others replace. */
export const adviceSentence: Both = { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' }

export const profileOf: Readonly<Record<Jurisdiction, JurisdictionProfile>> = {
  general: {
    wording: 'ideas',
    hasLeverage: true,
    gems: 'open',
    rewardsInvitations: true,
    hasTurn: true,
    risk: adviceSentence,
  },
  turkey: {
    wording: 'scenarios',
    hasLeverage: false,
    gems: 'closed',
    rewardsInvitations: false,
    hasTurn: false,
    risk: {
      tr: 'Bu bilgiler yatırım danışmanlığı kapsamında değildir; kişiye özel tavsiye içermez.',
      en: 'This is not investment advisory service and not personal advice.',
    },
  },
  eu: {
    wording: 'scenarios',
    hasLeverage: false,
    gems: 'riskFirst',
    rewardsInvitations: true,
    hasTurn: true,
    risk: {
      tr: 'Kripto varlıklar değerinin tamamını yitirebilir; tazmin sistemleri kapsamaz.',
      en: 'Crypto-assets may lose all their value and no compensation scheme covers them.',
    },
  },
}

export const consentOf: Readonly<Record<Jurisdiction, JurisdictionConsent>> = {
  general: { consent: { tr: '', en: '' }, minAge: null },
  turkey: {
    consent: {
      tr: 'KVKK aydınlatma metnini okudum. 18 yaşındayım ya da daha büyüğüm.',
      en: 'I have read the KVKK notice. I am 18 or older.',
    },
    minAge: 18,
  },
  eu: {
    consent: {
      tr: 'Kişisel verilerimin GDPR uyarınca işlenmesine ilişkin bilgiyi okudum. 18 yaşındayım ya da daha büyüğüm.',
      en: 'I have read how my personal data is processed under the GDPR. I am 18 or older.',
    },
    minAge: 18,
  },
}

/** A text as a profile says it: its own risk in the place of the general sentence. */
export const inProfile = (text: string, language: keyof Both, jurisdiction: Jurisdiction): string =>
  jurisdiction === 'general' ? text : text.replaceAll(adviceSentence[language], profileOf[jurisdiction].risk[language])
