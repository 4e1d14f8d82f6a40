import { defineConfig } from 'vite'

/** Bundles the server and its commands with almost all they use: opening many small files took a third of a start. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        command: 'src/command.ts',
        'import-reader': 'src/features/portfolio/importing/reader.ts',
        verifier: 'src/commands/verify/verifier.ts',
      },
      // All side by side: a command that starts another program looks for it beside itself.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    external: [
      // Has a part that is not JavaScript.
      '@node-rs/argon2',
      // Loaded by those alone who need them.
      'feedsmith',
      'ioredis',
      'nodemailer',
      'stripe',
    ],
  },
})
