import { ConfigError } from './config.ts';

interface StartError {
  code?: unknown;
  message?: unknown;
  port?: unknown;
  stack?: unknown;
}

type Case = [fits: (error: StartError) => boolean, sentence: (error: StartError) => string];

const hasCode =
  (...codes: string[]) =>
  ({ code }: StartError) =>
    codes.includes(String(code));
const setUpFirst = 'Run the set-up of the database first (prisma/src/setup.ts).';

/** Problems that an operator can fix, by error codes of Node, Postgres and Prisma. */
const cases: readonly Case[] = [
  [
    hasCode('EADDRINUSE'),
    ({ port }) => `Port ${port} is in use. Choose another one by PORT or METRICS_PORT.`,
  ],
  [
    hasCode('EACCES', 'EADDRNOTAVAIL'),
    ({ port }) =>
      `Port ${port} cannot be opened: no permission, or HOST is not an address of this machine.`,
  ],
  [
    hasCode('P1001', 'P1002', 'P1017', 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'),
    () => 'The database of DATABASE_URL does not answer. Start it, or correct the address.',
  ],
  [
    hasCode('P1000', '28P01', '28000'),
    () => 'The database does not accept the user or password of DATABASE_URL.',
  ],
  [hasCode('P1003', '3D000'), () => `The database of DATABASE_URL does not exist. ${setUpFirst}`],
  [
    hasCode('P2021', 'P2022', '42P01'),
    () => `The database of DATABASE_URL has no tables of this version. ${setUpFirst}`,
  ],
  [hasCode('22023'), () => `The database does not know the role of DATABASE_ROLE. ${setUpFirst}`],
  [
    ({ message }) => /max retries per request|Connection is closed/.test(String(message)),
    () => 'The Redis of REDIS_URL does not answer. Start it, or correct the address.',
  ],
];

/** Why the process could not start: a sentence if an operator can fix it, else the full trace. */
export function startProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const known = error as StartError;
  const [, sentence] = cases.find(([fits]) => fits(known)) ?? [];
  return sentence?.(known) ?? String(known.stack ?? error);
}
