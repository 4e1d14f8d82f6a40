import { type ParseArgsConfig, parseArgs } from 'node:util'
import { reasonOf } from '../platform/start-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Asked<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>>

/**
 * What a command is asked for: its options, and up to so many words. Where it is asked for help, or in a way that it
 * does not understand, that is answered here and the exit code handed out.
 */
export function readArguments<O extends Options>(
  args: string[],
  help: string,
  options: O,
  maxWords = 0,
): Asked<O> | number {
  // Asked for help and something else besides, somebody needs help.
  if (args.includes('--help')) {
    console.log(help)
    return 0
  }
  try {
    const asked = parseArgs({ args, allowPositionals: true, options })
    const tooMuch = asked.positionals[maxWords]
    if (tooMuch !== undefined) return refuse(`"${tooMuch}" is one word too many.`)
    return asked
  } catch (error) {
    // What follows the first sentence is about the syntax of shells.
    return refuse(`${reasonOf(error).split(/[.\n]/)[0]}.`)
  }
}

/** Says in a line what was asked wrongly and how to learn more. */
export function refuse(wrong: string): number {
  console.error(`${wrong} --help shows how to ask.`)
  return 1
}
