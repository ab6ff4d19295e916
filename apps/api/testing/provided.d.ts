import 'vitest';

/** Provided by the test run: see tests/setup/services.ts. */
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
    redisUrl: string;
    notesFolder: string;
  }
}
