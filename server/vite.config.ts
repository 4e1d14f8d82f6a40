import { defineConfig } from 'vite'

/**
 * Bundles the server and its commands. Our own workspaces go in, and so do the packages that come in many small files:
 * opening those took a third of the time of a start.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', command: 'src/command.ts', bare: 'src/commands/bench/bare.ts' },
      // All side by side: a command that starts another program looks for it beside itself.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: [
      /^@pusula\//,
      /^typebox/,
      /^@zxcvbn-ts/,
      'prom-client',
      'openid-client',
      'oauth4webapi',
      'jose',
      'big.js',
      'pg-boss',
      'cron-parser',
      'luxon',
      'serialize-error',
      'non-error',
      'pg',
    ],
  },
})
