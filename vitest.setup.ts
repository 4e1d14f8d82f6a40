import fc from 'fast-check'

/** The same cases in every run, so that a red run is red again; `SEED=7 npm run unit` looks at others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED ?? 1) })
