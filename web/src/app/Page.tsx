import type { Viewer } from '../features/accounts/index.ts'
import * as screens from './lazy-screens.ts'
import type { PageScreen } from './view.ts'

/** The pages outside the tabs. */
export function Page({ screen, viewer }: { screen: PageScreen; viewer: Viewer }) {
  switch (screen) {
    case 'admin':
      return <screens.AdminScreen />
    case 'subscribe':
      return <screens.SubscribeScreen viewer={viewer} />
    case 'addCredits':
      return <screens.AddCreditsScreen viewer={viewer} />
    case 'signup':
      return <screens.SignupScreen />
    case 'privacy':
      return <screens.PrivacyScreen />
    case 'forgotPassword':
      return <screens.ForgotPasswordScreen />
    case 'resetPassword':
      return <screens.ResetPasswordScreen />
    case 'trackRecord':
      return <screens.TrackRecordScreen />
  }
}
