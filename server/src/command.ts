type Command = { run(args: string[]): Promise<number> }

/** Registry of the command-line commands, each imported lazily when it is called. */
const commands: Record<string, () => Promise<Command>> = {
  admin: () => import('./commands/admin.ts'),
  backup: () => import('./commands/backup.ts'),
  doctor: () => import('./commands/doctor.ts'),
  evaluate: () => import('./commands/evaluate.ts'),
  'evaluate-news': () => import('./commands/evaluate-news.ts'),
  'record-log': () => import('./commands/record-log.ts'),
  restore: () => import('./commands/restore.ts'),
  'train-tone': () => import('./commands/train-tone.ts'),
  verify: () => import('./commands/verify.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = commands[name]
if (!load) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
const command = await load()
process.exit(await command.run(args))

export {}
