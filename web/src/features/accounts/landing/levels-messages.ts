import { messages } from '../../../lib/messages.ts'

export const levelsText = messages({
  heading: { tr: 'Üç erişim düzeyi', en: 'Three access levels' },
  coins: { tr: 'Tüm coinler', en: 'Every coin' },
  portfolio: { tr: 'Portföy ve favoriler', en: 'Portfolio and favorites' },
  gems: { tr: 'Gizli cevherler', en: 'Hidden gems' },
  included: { tr: 'var', en: 'included' },
  missing: { tr: 'yok', en: 'not included' },

  visitor: { tr: 'Misafir', en: 'Visitor' },
  visitorFor: { tr: 'Denemek için', en: 'To try it out' },
  visitorAnalyses: { tr: '5 analiz', en: '5 analyses' },
  visitorGo: { tr: 'Misafir olarak gir', en: 'Enter as guest' },

  member: { tr: 'Üye', en: 'Member' },
  memberFor: { tr: 'Düzenli takip için', en: 'To follow regularly' },
  memberGift: { tr: '20 kredi hediye ($10 değerinde)', en: '20 credits included, worth $10' },
  memberAnalyses: { tr: '20 analiz, sonrası krediyle', en: '20 analyses, then pay as you go' },
  memberGems: { tr: 'Gizli cevherler (en az 5 krediyle)', en: 'Hidden gems (with 5+ credits)' },
  memberGo: { tr: 'Ücretsiz üye ol', en: 'Join free' },

  pro: { tr: 'Pro', en: 'Pro' },
  proFor: { tr: 'Sınırsız kullanım için', en: 'For unlimited use' },
  proTerms: { tr: '/ ay, yıllıkta 2 ay bedava', en: '/ month, 2 months free yearly' },
  proAnalyses: { tr: 'Sınırsız analiz', en: 'Unlimited analyses' },
  proGems: { tr: 'Gizli cevherler ve bildirimleri', en: 'Hidden gems and alerts' },
  proGo: { tr: 'Pro’yu incele', en: 'See Pro' },
})
