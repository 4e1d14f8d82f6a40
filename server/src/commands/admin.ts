import { adminEmails, resetFactors, setAdmin } from '../features/accounts/index.ts'
import { readAgain } from '../features/news/index.ts'
import type { Database } from '../platform/db/db.ts'
import { allowEmails } from '../platform/mail/refused.ts'
import { readArguments } from './arguments.ts'
import { migrationsIn, withDatabase } from './with-database.ts'

const help = `npm run admin -- grant <email>          makes a member with this verified address an administrator
npm run admin -- revoke <email>         takes it back
npm run admin -- list                   shows the administrators
npm run admin -- reset-factor <email>   for who lost every second factor: forgets passkeys, one-time and recovery codes and
                                        signs them out everywhere; the next look at the panel sets up a new one
npm run admin -- feed <address>         reads a feed again that was switched off after a week of failures
npm run admin -- emails <email>        lets emails go again to an address from which they came back`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args.length ? args : ['--help'], help, {}, 2)
  if (typeof asked === 'number') return asked
  const [action, email] = asked.positionals
  return withDatabase(async (database, config) => {
    if (!(await migrationsIn(database)).length) return refuse('There are no accounts yet. Start Pusula once first.')
    if (action === 'list') return list(database, config.adminEmails)
    if (action === 'feed' && email) return askFeed(database, email)
    if (action === 'emails' && email) return writeAgain(database, email)
    if (action === 'reset-factor' && email) return reset(database, email.toLowerCase())
    if ((action !== 'grant' && action !== 'revoke') || !email) return refuse(help)
    return appoint(database, email.toLowerCase(), action === 'grant')
  })
}

async function list(database: Database, named: string[]): Promise<number> {
  const appointed = await adminEmails(database)
  for (const email of appointed) console.log(email)
  for (const email of named.filter(name => !appointed.includes(name))) console.log(`${email} (by ADMIN_EMAILS)`)
  if (!appointed.length && !named.length) console.log('There is no administrator.')
  return 0
}

async function appoint(database: Database, email: string, isAdmin: boolean): Promise<number> {
  if (!(await setAdmin(database, email, isAdmin, new Date())))
    return refuse(`There is no member with the verified address ${email}.`)
  console.log(`${email} is ${isAdmin ? 'now' : 'no longer'} an administrator.`)
  return 0
}

async function reset(database: Database, email: string): Promise<number> {
  if (!(await resetFactors(database, email))) return refuse(`There is no member with the address ${email}.`)
  console.log(`${email} has no second factor any more and is signed out everywhere.`)
  return 0
}

async function askFeed(database: Database, url: string): Promise<number> {
  if (!(await readAgain(database, url))) return refuse(`No feed at ${url} is switched off.`)
  console.log(`${url} is read again from the next round on.`)
  return 0
}

async function writeAgain(database: Database, email: string): Promise<number> {
  if (!(await allowEmails(database, email))) return refuse(`Emails to ${email} were not stopped.`)
  console.log(`Emails go to ${email} again.`)
  return 0
}

function refuse(reason: string): number {
  console.error(reason)
  return 1
}
