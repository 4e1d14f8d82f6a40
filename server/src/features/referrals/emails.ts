import type { Both } from '@pusula/contract'
import { counted } from '@pusula/words'
import { compose, type EmailDraft } from '../../platform/mail/compose.ts'
import { sendDue } from '../../platform/mail/due.ts'
import type { Platform } from '../../platform.ts'
import { markNotified, oldestUnnotified } from './store.ts'

const rewarded: Both<(credits: number, url: string) => EmailDraft> = {
  tr: (credits, url) => ({
    subject: `${counted.tr(credits, 'kredi')} senin`,
    paragraphs: [
      `Davet ettiğin biri ilk analizini yaptı: ${counted.tr(credits, 'kredi')} hesabına eklendi. Aynısını üye olurken o da aldı.`,
    ],
    button: { label: 'Davetlerine bak', url },
  }),
  en: (credits, url) => ({
    subject: `${counted.en(credits, 'credit is', 'credits are')} yours`,
    paragraphs: [
      `Someone you invited made their first analysis: ${counted.en(credits, 'credit is', 'credits are')} in your account. They got as many when they joined.`,
    ],
    button: { label: 'See your invitations', url },
  }),
}

/** Thank-you e-mails to inviters, once per reward. */
export const sendThanks = (platform: Platform): Promise<void> =>
  sendDue(platform, {
    next: async (tx, passed) => {
      const unsent = await oldestUnnotified(tx, passed)
      if (!unsent) return undefined
      const { key, to, language, credits } = unsent
      const draft = rewarded[language](credits, `${platform.config.publicUrl}/dashboard/profile`)
      return { key, email: to ? compose(to, language, draft) : null }
    },
    done: (tx, personHash) => markNotified(tx, personHash, platform.clock.now()),
  })
