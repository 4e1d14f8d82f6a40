declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run listens. */
    sockets: string
  }
}

/** The migrated database that every test copies. */
export const templateDatabase = 'template_pusula'
