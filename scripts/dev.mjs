// Serves the product with hot reload: the page at http://localhost:5173, the API behind it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { build, createServer } from 'vite'
import { readArguments } from './arguments.mjs'

readArguments(`npm run dev   serves Pusula on http://localhost:5173; on a change the server is built and started again, and the page
              reloads in place

The server behind it takes the same variables as npm start; docs/configuration.md lists them. Ctrl-C stops both.`)

let server
async function restart() {
  if (server) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  // Links and passkeys belong to the address that is looked at. Building has told this process that it is in production.
  const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env, NODE_ENV: 'development' }
  server = spawn(process.execPath, ['server/dist/main.js'], { stdio: 'inherit', env })
}

const watcher = await build({
  root: 'server',
  configFile: 'server/vite.config.ts',
  logLevel: 'warn',
  build: { watch: {} },
})
watcher.on('event', event => {
  if (event.code === 'END') restart()
  if (event.code === 'ERROR') console.error(event.error.message)
})
const web = await createServer({ root: 'web', configFile: 'web/vite.config.ts' })
await web.listen()
web.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    server?.kill('SIGTERM')
    await Promise.all([watcher.close(), web.close()])
    process.exit(0)
  })
