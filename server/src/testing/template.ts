declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of this run listens. */
    sockets: string
  }
}

/** The migrated database that every test copies. */
export const templateDatabase = 'template_pusula'

/** Makes a database from it. The files are copied as they are: writing them to the log first takes four times as long. */
export const copyTemplate = (name: string) => `create database ${name} template ${templateDatabase} strategy file_copy`
