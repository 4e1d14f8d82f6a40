// What a script is asked for. Whoever wants help gets it, and whoever asks for what is not there is told so: nothing starts.
import { parseArgs } from 'node:util'

export function readArguments(help, options = {}) {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    // What follows the first sentence is about the syntax of shells.
    console.error(`${error.message.split(/[.\n]/)[0]}. --help shows how to ask.`)
    process.exit(1)
  }
}
