import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { version } from '../../package.json'
import { ConfigError, readConfig } from './config.ts'
import { createLog, type Log } from './platform/log.ts'
import { reasonOf, StartError } from './platform/start-error.ts'
import { type Running, startProcess } from './process.ts'

/**
 * V8 heap growth before a full garbage collection. By default the heap grows to four times the live objects (235 MB for 55); half as much
 * again is enough, at about one collection in ten seconds of hard work.
 */
const heapGrowthPercent = 50

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts the server, says where it is, and stops it cleanly when asked to. */
async function main() {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`)
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const running = await startProcess(config, version, log, webFolder)
  stopOnSignal(running, log)
  console.log(`Embedded: ${running.embedded.join('; ') || 'nothing'}\nPusula ${version} is ready: ${running.address}`)
}

function stopOnSignal(running: Running, log: Log) {
  let isStopping = false
  const stop = async (signal: string) => {
    // Whoever asks twice does not want to wait for proxies.
    if (isStopping) return running.hurry()
    isStopping = true
    log.info({ signal }, 'stopping')
    await running.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A promise nobody waited for is a defect, but not a reason to drop everyone's requests.
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled rejection'))
}

main().catch(error => {
  const isExpected = error instanceof ConfigError || error instanceof StartError
  console.error(isExpected ? error.message : `Pusula could not start: ${reasonOf(error)}`)
  if (!isExpected && process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
})
