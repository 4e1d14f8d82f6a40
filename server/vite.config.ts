import { defineConfig } from 'vite'

/** Bundles the server and its commands; packages of the registry stay outside, our own workspaces go in. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { input: { main: 'src/main.ts', command: 'src/command.ts' } },
  },
  ssr: { noExternal: [/^@pusula\//] },
})
