const help = `npm run admin -- grant <email>    makes a member an administrator
npm run admin -- revoke <email>   takes it back
npm run admin -- list             shows the administrators`

export async function run(args: string[]): Promise<number> {
  const isHelp = args.length === 0 || args.includes('--help')
  console.log(isHelp ? help : 'There are no accounts in this version yet, so there is nobody to appoint.')
  return isHelp ? 0 : 1
}
