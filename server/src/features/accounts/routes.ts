import { accounts } from '@pusula/contract'
import { type Door, serve } from '../../platform/http/serve.ts'
import { openGoogle } from './google/routes.ts'
import { openLinking } from './identities/linking.ts'
import { openOpenId } from './identities/openid.ts'
import { providersOf } from './identities/providers.ts'
import { sendAddressCode, setAddress } from './joining/address.ts'
import { openPlainForms, showLoginAgain } from './joining/plain-forms.ts'
import { register, sendActivation, verifyActivation } from './joining/registration.ts'
import { changePassword, checkReset, forgotPassword, resetPassword } from './passwords/change.ts'
import {
  describeUser,
  endOneSession,
  exportAccount,
  listSessions,
  logOutEverywhere,
  removeAccount,
} from './profile/profile.ts'
import { openSecondFactor } from './second-factor/routes.ts'
import { askOwnPasskey, confirm, listConfirmWays, sendConfirmCode } from './sessions/confirm.ts'
import { isOwnWish, logIn } from './sessions/login.ts'
import { signOut } from './sessions/sessions.ts'
import { endWelcome, setCurrency } from './store/accounts.ts'
import { done, type Tools } from './tools.ts'

export function openRoutes(door: Door, tools: Tools) {
  serve(door, accounts.sendActivation, call => sendActivation(tools, call))
  serve(door, accounts.verifyActivation, call => verifyActivation(tools, call))
  serve(door, accounts.register, async call => describeUser(tools, await register(tools, call)))
  serve(door, accounts.login, async call => {
    await logIn(tools, call).then(
      () => call.reply.redirect('/?tab=analysis'),
      error => showLoginAgain(call, error),
    )
    return {}
  })
  serve(door, accounts.logout, async call => {
    // Another page may lead here; it may not end the session of whoever it leads.
    if (isOwnWish(call.request)) await signOut(tools, call)
    call.reply.redirect('/')
    return {}
  })
  serve(door, accounts.forgotPassword, call => forgotPassword(tools, call))
  serve(door, accounts.resetPassword, call => resetPassword(tools, call))
  serve(door, accounts.checkReset, call => checkReset(tools, call))
  serve(door, accounts.user, ({ viewer }) => describeUser(tools, viewer.accountId))
  serve(door, accounts.endWelcome, async ({ viewer }) => {
    await endWelcome(tools.platform.database, viewer.accountId, tools.platform.clock.now())
    return done
  })
  serve(door, accounts.sessions, call => listSessions(tools, call))
  serve(door, accounts.endSession, call => endOneSession(tools, call))
  serve(door, accounts.logoutEverywhere, call => logOutEverywhere(tools, call))
  serve(door, accounts.changePassword, call => changePassword(tools, call))
  serve(door, accounts.chooseCurrency, async ({ input, viewer }) => {
    await setCurrency(tools.platform.database, viewer.accountId, input.currency, tools.platform.clock.now())
    return done
  })
  serve(door, accounts.sendAddressCode, call => sendAddressCode(tools, call))
  serve(door, accounts.setAddress, async call => {
    await setAddress(tools, call)
    return describeUser(tools, call.viewer.accountId)
  })
  serve(door, accounts.export, call => exportAccount(tools, call))
  serve(door, accounts.remove, call => removeAccount(tools, call))
  serve(door, accounts.confirmWays, call => listConfirmWays(tools, call))
  serve(door, accounts.sendConfirmCode, call => sendConfirmCode(tools, call))
  serve(door, accounts.confirm, call => confirm(tools, call))
  serve(door, accounts.askOwnPasskey, call => askOwnPasskey(tools, call))
  openPlainForms(door, tools)
  openSecondFactor(door, tools)
  const { google, openid } = providersOf(tools.platform)
  openGoogle(door, tools, google)
  openOpenId(door, tools, openid)
  openLinking(
    door,
    tools,
    [google, openid].filter(provider => provider !== undefined),
  )
}
