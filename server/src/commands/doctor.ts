import { type Config, ConfigError, readConfig } from '../config.ts'
import { readArguments } from './arguments.ts'
import { checkDatabase, checkPredictions } from './doctor/database.ts'
import { type Findings, tellFindings } from './doctor/findings.ts'
import { checkConfiguration, checkDisk } from './doctor/machine.ts'
import { checkMail, checkRefused } from './doctor/mail.ts'
import { checkMarket } from './doctor/market.ts'
import { checkLedger, checkPayments } from './doctor/money.ts'
import { checkRedis } from './doctor/redis.ts'
import { checkStripe } from './doctor/stripe.ts'
import { withDatabase } from './with-database.ts'

const help = `npm run doctor   looks at the configuration, the database, the ledger, and everything outside that is set (mail, Redis,
                 payments, exchanges), and says what is wrong and what to do; nothing is changed`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {})
  if (typeof asked === 'number') return asked
  const config = readOrSay()
  if (!config) return 1
  const findings = tellFindings()
  checkConfiguration(config, findings)
  await checkDisk(config, findings)
  await checkRedis(config, findings)
  await checkMail(config, findings)
  await checkStripe(config, findings)
  await checkMarket(config, findings)
  return Math.max(await checkData(config, findings), findings.exitCode())
}

function readOrSay(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const line of error.message.split('\n')) console.error(`configuration: ${line}`)
    return undefined
  }
}

/** What the database holds, as far as its migrations have come. */
const checkData = (config: Config, findings: Findings) =>
  withDatabase(async database => {
    const steps = await checkDatabase(database, findings)
    const has = (name: string) => steps.some(step => step.includes(name))
    if (has('credits_entries')) await checkLedger(database, findings)
    if (has('0131_payments_plan_orders')) await checkPayments(database, findings)
    if (has('record_log')) await checkPredictions(database, config, findings)
    if (has('0180_mail_refused')) await checkRefused(database, findings)
    return 0
  })
