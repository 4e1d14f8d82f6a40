import { accounts } from '@pusula/contract'
import { type Door, serve } from '../../../platform/http/serve.ts'
import type { Tools } from '../tools.ts'
import { removeOneTimeCodes, setOneTimeCodes, wantOneTimeCodes } from './one-time-codes.ts'
import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  wantPasskey,
} from './passkeys.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { describeSecondFactor, showSecondFactor } from './show.ts'

export function openSecondFactor(door: Door, tools: Tools) {
  serve(door, accounts.askForPasskey, call => askForPasskey(tools, call))
  serve(door, accounts.signInWithPasskey, call => signInWithPasskey(tools, call))
  serve(door, accounts.passkeys, call => listPasskeys(tools, call))
  serve(door, accounts.wantPasskey, call => wantPasskey(tools, call))
  serve(door, accounts.addPasskey, call => addPasskey(tools, call))
  serve(door, accounts.renamePasskey, call => renamePasskey(tools, call))
  serve(door, accounts.removePasskey, call => removePasskey(tools, call))
  serve(door, accounts.secondFactor, call => describeSecondFactor(tools, call))
  serve(door, accounts.showSecondFactor, call => showSecondFactor(tools, call))
  serve(door, accounts.wantOneTimeCodes, call => wantOneTimeCodes(tools, call))
  serve(door, accounts.setOneTimeCodes, call => setOneTimeCodes(tools, call))
  serve(door, accounts.removeOneTimeCodes, call => removeOneTimeCodes(tools, call))
  serve(door, accounts.newRecoveryCodes, call => newRecoveryCodes(tools, call))
}
