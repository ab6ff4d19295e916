import 'vitest';

/** What the test run gives: see tests/setup/services.ts. */
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
    redisUrl: string;
    notesFolder: string;
  }
}
