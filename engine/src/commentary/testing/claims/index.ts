import { activity } from './activity.ts'
import { averages } from './averages.ts'
import { directions } from './directions.ts'
import { momentum } from './momentum.ts'
import { structure } from './structure.ts'

/** What a text about a term may say of the market. The words are written out again here, so that a slip shows. */
export const claims = [...directions, ...averages, ...structure, ...momentum, ...activity]
