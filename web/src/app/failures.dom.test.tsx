import {
  accounts,
  credits,
  guests,
  type Language,
  notifications,
  type ProblemCode,
  payments,
  problems,
  subscriptions,
  support,
} from '@pusula/contract'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoSettings } from '../demo/person.ts'
import { LoginForm } from '../features/accounts/landing/EmailForms.tsx'
import { emailText } from '../features/accounts/landing/email-messages.ts'
import { AnalysisFlow } from '../features/analysis/dialogs/AnalysisFlow.tsx'
import { failedQuietly, refused } from '../features/analysis/select/flow.ts'
import type { AnalysisResult } from '../features/analysis/select/run.ts'
import { question, wanted } from '../features/analysis/select/state.ts'
import Signals from '../features/analysis/signals/Signals.tsx'
import { GuestGate } from '../features/guests/index.ts'
import { CoinNews } from '../features/news/Headlines.tsx'
import { notificationsText } from '../features/notifications/messages.ts'
import { usePush } from '../features/notifications/push/browser.ts'
import { SettingsCards } from '../features/notifications/settings/SettingsCards.tsx'
import AddCreditsScreen from '../features/payments/AddCreditsScreen.tsx'
import { membershipText } from '../features/subscriptions/messages.ts'
import { CancelDialog } from '../features/subscriptions/SubscriptionDetails.tsx'
import { supportText } from '../features/support/messages.ts'
import { SupportForm } from '../features/support/SettingsSheet.tsx'
import { call } from '../lib/call.ts'
import { Loaded } from '../lib/Loaded.tsx'
import { ownProblem, ProblemError } from '../lib/problem.ts'
import { useQuery } from '../lib/use-query.ts'
import { type Answered, awake, member, openPage, refuse, reply } from '../testing/page.tsx'
import { leadOut } from './session-over.ts'
import GuestSpent from './welcome/GuestSpent.tsx'

type Page = ReturnType<typeof openPage> & { language: Language }

/** An entry of the catalogue: how a person comes to it, and what they read. */
interface Failure {
  what: string
  content: (language: Language) => ReactNode
  answers?: readonly Answered[]
  reach?: (page: Page) => unknown
  isMember?: boolean
  tr: readonly string[]
  en: readonly string[]
}

const btc = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '' }
const problem = (code: ProblemCode) => new ProblemError(code, problems[code].status, problems[code])
const press = ({ user }: Page, name: string | RegExp) => user.click(screen.getAllByRole('button', { name }).at(-1)!)

function Part() {
  const query = useQuery({ queryKey: ['part'], queryFn: () => call(credits.open, {}), retry: false })
  return <Loaded query={query}>{() => null}</Loaded>
}

function Push() {
  const { change } = usePush('somebody')
  return (
    <button type="button" onClick={() => change.mutate(true)}>
      push
    </button>
  )
}

async function logIn(page: Page) {
  await page.user.type(screen.getByLabelText(emailText.email[page.language]), 'ada@example.com')
  await page.user.type(screen.getByLabelText(emailText.password[page.language]), 'correct horse{Enter}')
}

const news = (error: Error | null, data?: readonly []) => {
  const query = { data, error, isFetching: false, dataUpdatedAt: Date.now() }
  return <CoinNews query={query as unknown as Parameters<typeof CoinNews>[0]['query']} onRetry={() => undefined} />
}

const stats = reply(credits.stats, { remainingAnalyses: 7, totalAnalyses: 20, tier: 'member' })

const refusedWith = (code: ProblemCode) => ({
  content: () => <AnalysisFlow />,
  answers: [stats],
  reach: () => act(() => refused(problem(code), { coin: btc, freeOnly: false }, question)),
})

const payable = {
  content: () => <AddCreditsScreen viewer={{ state: 'member', user: member }} />,
  isMember: true,
  reach: (page: Page) => press(page, /12[.,]50/),
}

const failures: readonly Failure[] = [
  {
    what: 'any other failure',
    content: () => <Part />,
    answers: [refuse(credits.open, 'server.failed')],
    tr: ['Bir sorun oldu', 'Bizden kaynaklandı, kredin kullanılmadı. Tekrar deneyebilirsin.'],
    en: ['Something went wrong', 'It was on our side and no credit was used. You can try again.'],
  },
  {
    what: 'a wrong login',
    content: () => <LoginForm />,
    answers: [refuse(accounts.login, 'accounts.wrongLogin')],
    reach: logIn,
    tr: ['Giriş yapılamadı', 'E-posta ya da şifre hatalı.'],
    en: ['Sign-in failed', 'Invalid email or password'],
  },
  {
    what: 'a login that failed on our side',
    content: () => <LoginForm />,
    answers: [refuse(accounts.login, 'server.failed')],
    reach: logIn,
    tr: ['Giriş yapılamadı', 'Giriş sırasında bir hata oluştu. Bağlantını kontrol edip tekrar dene.'],
    en: ['Sign-in failed', 'An error occurred while signing in. Check your connection and try again.'],
  },
  {
    what: 'guests who are kept out',
    content: () => <GuestGate isGuest>in</GuestGate>,
    answers: [refuse(guests.account, 'guests.blocked')],
    tr: ['Erişim kapalı', 'Misafir erişimi şu anda kapalı. Üye olarak girebilirsin.'],
    en: ['Access blocked', 'Guest access is currently blocked. You can enter as a member.'],
  },
  {
    what: 'an analysis without data',
    content: () => null,
    reach: () => act(() => failedQuietly(problem('analysis.failed'))),
    tr: ['Analiz Hatası', 'Analiz verisi bulunamadı. Kredin kullanılmadı.'],
    en: ['Analysis error', 'No analysis data found. No credit was used.'],
  },
  {
    what: 'an analysis whose data could not be fetched',
    content: () => null,
    reach: () => act(() => failedQuietly(problem('server.failed'))),
    tr: ['Analiz Hatası', 'Veriler alınamadı. Kredin kullanılmadı; birazdan tekrar dene.'],
    en: ['Analysis error', 'Error fetching data. No credit was used; try again shortly.'],
  },
  {
    what: 'an analysis that was paid for and whose answer was lost',
    content: () => null,
    reach: () => act(() => failedQuietly(ownProblem('connection.timeout'))),
    tr: ['Analiz Hatası', 'Yanıt gecikti. Biraz sonra tekrar dene. Tekrar denemek yeni kredi kullanmaz.'],
    en: ['Analysis error', 'The answer took too long. Try again in a moment. Trying again uses no further credit.'],
  },
  {
    what: 'credits that are finished',
    ...refusedWith('credits.insufficient'),
    isMember: true,
    tr: ['Krediniz Sona Erdi', 'Yeni analiz için kredi ekle. Fiyatlar ve grafik açık kalır.'],
    en: ['Insufficient Credits', 'Add credits for a new analysis. Prices and charts stay open.'],
  },
  {
    what: 'the limit of a day',
    ...refusedWith('daily_limit'),
    tr: ['Analiz sınırına ulaştın', 'Yarın devam edebilir ya da Pro ile sınırsız kullanabilirsin.'],
    en: ['Analysis Limit Reached', 'Go on tomorrow, or without limits on Pro.'],
  },
  {
    what: 'guest credits that have expired',
    ...refusedWith('guests.creditsExpired'),
    tr: ['Misafir kredilerin bitti', 'Üye ol, 20 ücretsiz analiz kredisi al ya da kredi ekle.'],
    en: ['Guest credits have expired.', 'Become a member for 20 free analysis credits or add credits.'],
  },
  {
    what: 'guest analyses that are used',
    content: () => <GuestSpent total={5} />,
    tr: ['5 misafir analizini kullandın', 'Misafir hakkın bitti. Üye olunca 20 kredi gelir'],
    en: ['You used your 5 guest analyses', 'Guest analyses used. Membership brings 20 credits'],
  },
  {
    what: 'a coin that is known to be closed to guests',
    content: () => <AnalysisFlow />,
    answers: [stats],
    reach: () => act(() => question.set({ kind: 'restricted', coin: btc, isRefused: false })),
    tr: ['Misafir Kısıtlaması', 'Bu coin misafirlere kapalı. Üye olunca tüm coinler açılır.'],
    en: ['Guest restriction', 'This coin is closed to guests. Members open all coins.'],
  },
  {
    what: 'a coin that the server refuses',
    ...refusedWith('restricted_coin'),
    tr: ['Kısıtlı Erişim', 'Bu coin üyelere açık. Kaydolman bir dakika sürer.'],
    en: ['Restricted access', 'This coin is for members. Joining takes a minute.'],
  },
  {
    what: 'a credit that could not be taken',
    ...refusedWith('server.failed'),
    tr: ['Kredi Hatası', 'Kredin düşülemedi, analiz açılmadı. Tekrar dene.'],
    en: ['Credit error', 'No credit was taken and nothing was opened. Try again.'],
  },
  {
    what: 'a session that is over',
    content: () => null,
    reach: () => act(() => leadOut()()),
    tr: ['Oturum Süresi Doldu', 'Tekrar giriş yap; kaldığın yere dönersin.'],
    en: ['Session expired', 'Sign in again and you return to where you were.'],
  },
  {
    what: 'a payment that was not prepared',
    ...payable,
    answers: [stats, refuse(payments.createIntent, 'payments.notPrepared')],
    tr: ['Ödeme başlamadı', 'Ödeme hazırlanamadı. Tekrar deneyin.'],
    en: ['Payment not started', 'Failed to create payment. Please try again.'],
  },
  {
    what: 'a payment without a page',
    ...payable,
    answers: [stats, reply(payments.createIntent, { paymentIntentId: '00000000-0000-4000-8000-00000000000b' })],
    tr: ['Ödeme sayfası yok', 'Ödeme sayfası oluşturulamadı. Lütfen tekrar deneyin.'],
    en: ['No checkout URL received', 'The payment page could not be made. Nothing was charged; please try again.'],
  },
  ...[500, 502, 503, 504].map(status => ({
    what: `a payment that a proxy answers in our place (${status})`,
    ...payable,
    answers: [stats, [payments.createIntent, () => ({ status, body: '<h1>' })] satisfies Answered],
    tr: ['Ödeme başlamadı', 'Ödeme hazırlanamadı. Tekrar deneyin. Kartından para çekilmedi.'],
    en: ['Payment not started', 'Failed to create payment. Please try again. Your card was not charged.'],
  })),
  {
    what: 'an answer about a payment that cannot be read',
    ...payable,
    answers: [stats, [payments.createIntent, () => ({ status: 418, body: '<h1>' })]],
    tr: ['Ödeme başlamadı', 'Ödeme yanıtı işlenemedi. Kartından para çekilmedi.'],
    en: ['Payment not started', 'The payment response could not be read. Your card was not charged.'],
  },
  {
    what: 'a subscription that could not be canceled',
    content: () => <CancelDialog open endsAt={null} onClose={() => undefined} />,
    answers: [refuse(subscriptions.cancel, 'subscriptions.notCanceled')],
    reach: async ({ user, language }) => user.click(await awake(membershipText.cancelNow[language])),
    tr: ['İptal edilemedi', 'Abonelik iptal edilemedi. Tekrar dene ya da bize yaz, biz iptal edelim.'],
    en: ['Not canceled', 'Subscription could not be canceled. Try again, or write to us and we will do it.'],
  },
  {
    what: 'a browser without notifications',
    content: () => <Push />,
    reach: page => press(page, 'push'),
    tr: ['Bu tarayıcıda bildirim yok', 'Uygulamayı ana ekrana ekleyip dene.'],
    en: ['No notifications here', 'Add the app to your home screen and try there.'],
  },
  {
    what: 'settings that were not saved',
    content: () => <SettingsCards settings={demoSettings} />,
    answers: [refuse(notifications.changeSettings, 'server.failed')],
    reach: ({ user, language }) => user.click(screen.getByRole('switch', { name: notificationsText.gems[language] })),
    tr: ['Ayar kaydedilmedi', 'Eski ayarın geçerli; tekrar dene.'],
    en: ['Failed to update settings', 'The old setting holds; try again.'],
  },
  {
    what: 'a message to us that is empty',
    content: () => <SupportForm />,
    reach: page => press(page, supportText.send[page.language]),
    tr: ['Lütfen mesajını yaz.'],
    en: ['Please write your message.'],
  },
  {
    what: 'a message to us that was not sent',
    content: () => <SupportForm />,
    answers: [refuse(support.send, 'support.notSent')],
    reach: async page => {
      await page.user.type(screen.getByLabelText(supportText.message[page.language]), 'Merhaba')
      await press(page, supportText.send[page.language])
    },
    tr: ['Mesaj gönderilemedi', 'Yazdığın duruyor. Lütfen tekrar dene.'],
    en: ['Message not sent', 'Message could not be sent. Please try again.'],
  },
  {
    what: 'news that did not load',
    content: () => news(problem('server.failed')),
    tr: ['Haber yüklenemedi', 'Haber verileri yüklenirken hata oluştu.'],
    en: ['News not loaded', 'An error occurred while loading the news.'],
  },
  {
    what: 'news whose service is away',
    content: () => news(problem('news.unavailable')),
    tr: ['Haber yüklenemedi', 'Haber servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'],
    en: ['News not loaded', 'The news service is not available right now. Please try again later.'],
  },
  {
    what: 'news that were not refreshed, and none',
    content: () => news(problem('server.failed'), []),
    tr: [
      'Haber güncellemesi başarısız oldu',
      'Önceki haberler duruyor.',
      'Haber yok',
      'Bu coin için haber bulunamadı.',
    ],
    en: ['News not refreshed', 'The earlier headlines are kept.', 'No news', 'No news found for this coin.'],
  },
  {
    what: 'levels that could not be worked out',
    content: () => (
      <Signals
        levels={{ state: 'failed', problem: problem('analysis.levelsFailed') }}
        result={{} as AnalysisResult}
        onNext={() => undefined}
      />
    ),
    tr: ['Seviyeler yok', 'Seviyeler hesaplanırken bir hata oluştu. Kredin kullanılmadı.'],
    en: ['No levels', 'An error occurred while calculating levels. No credit was used.'],
  },
]

afterEach(() => {
  vi.useRealTimers()
  question.set(null)
  wanted.set(null)
})

describe.each(['tr', 'en'] as const)('the catalogue of failures in %s', language => {
  it.each(failures)('says what happened and what to do after $what', async failure => {
    const page = openPage(failure.content(language), {
      language,
      isMember: failure.isMember ?? false,
      answers: failure.answers ?? [],
    })
    await failure.reach?.({ ...page, language })
    for (const words of failure[language])
      expect((await screen.findAllByText(text => text.includes(words))).length, words).toBeGreaterThan(0)
  })
})
