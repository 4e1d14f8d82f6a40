// What must never be wrong, by name: the sources, and the tests that should notice a mistake in them. Paths are relative to
// the repository; `*` stands for a part of a name, `**` for any folders. Tests, samples and what only tests use are no sources.
const engine = folder => ({ sources: [`engine/src/${folder}/**`], tests: [`engine/src/${folder}/**`] })
const accounts = 'server/src/features/accounts'
const portfolio = 'server/src/features/portfolio'

export const places = {
  words: { sources: ['words/src/*.ts'], tests: ['words/src/*'] },
  'engine-forecasts': engine('forecasts'),
  'engine-plans': engine('plans'),
  'engine-paths': engine('paths'),
  'engine-levels': engine('levels'),
  credits: {
    sources: [
      'server/src/features/credits/rules.ts',
      'server/src/features/credits/store/{ledger,entitlements,gifts,free-coins,status,transfer}.ts',
    ],
    // Gifts are given to guests, carried by those who join, and taken back by refunds of payments.
    tests: [
      'server/src/features/credits/**',
      'server/src/features/guests/*',
      'server/src/features/payments/{convert,cases}*',
      'server/src/features/payments/refunds/*',
    ],
    hasDatabase: true,
  },
  payments: {
    sources: ['server/src/features/payments/rules.ts', 'server/src/features/payments/reports/*.ts'],
    tests: ['server/src/features/payments/**'],
    hasDatabase: true,
  },
  record: {
    sources: [
      'contract/src/tlog.ts',
      'server/src/platform/tlog/*.ts',
      'server/src/features/record/log/*.ts',
      'server/src/features/record/verify/*.ts',
    ],
    // Calls and gems have entries in the log; what is shown of them is held against it by their own features.
    tests: [
      'server/src/platform/tlog/*',
      'server/src/features/record/{log,verify,publish,grading}/*',
      'server/src/features/turn/{turn,wrong-calls}*',
      'server/src/features/gems/finds/seals*',
      'server/src/commands/verify/*',
    ],
    hasDatabase: true,
  },
  'portfolio-position': {
    sources: [`${portfolio}/rules/{position,returns,holdings,sale,money,exact}.ts`],
    tests: [`${portfolio}/rules/*`],
  },
  'portfolio-import': {
    sources: [`${portfolio}/rules/csv.ts`, `${portfolio}/rules/importing/**`],
    // What is new, known or doubled in a file is seen by importing it.
    tests: [
      `${portfolio}/rules/*`,
      `${portfolio}/rules/importing/*`,
      `${portfolio}/{imports,importing,coins,doubles,transfers,income,export}*`,
    ],
    hasDatabase: true,
  },
  'portfolio-sheets': {
    sources: ['web/src/features/portfolio/importing/sheets/*.ts'],
    tests: ['web/src/features/portfolio/importing/sheets/*'],
  },
  'accounts-mailbox': {
    sources: ['server/src/platform/mail/mailbox.ts'],
    tests: ['server/src/platform/mail/mailbox*'],
  },
  'accounts-sessions': {
    sources: [`${accounts}/sessions/*.ts`, `${accounts}/store/sessions.ts`],
    tests: [`${accounts}/sessions/*`, `${accounts}/store/sessions*`, `${accounts}/second-factor/{ownership,passkeys}*`],
    hasDatabase: true,
  },
  'accounts-second-factor': {
    sources: [`${accounts}/second-factor/*.ts`, `${accounts}/store/{factors,passkeys,proofs}.ts`],
    tests: [`${accounts}/second-factor/*`, `${accounts}/store/{factors,proofs}*`],
    hasDatabase: true,
  },
}

const isTest = file => /\.test\.tsx?$/.test(file)
const isForTests = file => /(?:^|\/)(?:testing|vectors|samples?|sample-[\w-]+|bench|index)(?:\.ts$|\/)/.test(file)
/** They replace modules and need a process of their own. */
const isAlone = file => /\.(?:alone|dom)\.test\.tsx?$/.test(file)

const toPattern = glob =>
  new RegExp(
    `^${glob
      .replace(/[.+]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`)
      .replace(/\*+/g, stars => (stars === '*' ? '[^/]*' : '.*'))}$`,
  )

/** The files of a place among all of the repository. */
export function filesOf(name, all) {
  const { sources, tests, hasDatabase = false } = places[name]
  const under = globs => all.filter(file => file.endsWith('.ts') && globs.some(glob => toPattern(glob).test(file)))
  return {
    sources: under(sources).filter(file => !isTest(file) && !isForTests(file)),
    tests: under(tests).filter(file => isTest(file) && !isAlone(file)),
    hasDatabase,
  }
}
