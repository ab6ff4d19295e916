import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres server on which tests may create databases. */
    postgresUrl: string;
  }
}
