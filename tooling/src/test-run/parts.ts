import { check } from './check.ts';
import { journeys } from './journeys.ts';
import type { Part } from './part.ts';
import { vitestPart } from './vitest.ts';

const gatewayTests = ['apps/api/src', 'prisma'];
const cruised = ['apps', 'packages', 'prisma', 'tests', 'tooling'];

/** Every part of the test run, in the order of their turns: what fails quickly comes first. */
export const parts: readonly Part[] = [
  check({
    name: 'format',
    about: 'that every file is formatted',
    budget: 4,
    command: ['@biomejs/biome', 'biome', 'format', '.'],
  }),
  check({
    name: 'lint',
    about: 'that the linter has no complaint',
    budget: 6,
    command: ['@biomejs/biome', 'biome', 'lint', '--error-on-warnings', '.'],
  }),
  check({
    name: 'types',
    about: 'the types of every package',
    budget: 38,
    command: ['turbo', 'turbo', 'run', 'typecheck', '--concurrency=3', '--output-logs=errors-only'],
  }),
  check({
    name: 'imports',
    about: 'the directions of imports',
    budget: 10,
    command: [
      'dependency-cruiser',
      'depcruise',
      '--config=tooling/dependency-cruiser.config.mjs',
      '--output-type=err-long',
      ...cruised,
    ],
  }),
  vitestPart({
    name: 'unit',
    about: 'the packages',
    budget: 90,
    projects: [
      'rules',
      'contracts',
      'signing',
      'draws',
      'conformance',
      'migrate',
      'rows',
      'outside',
      'locales',
      'art',
      'ui',
    ],
    folders: ['packages'],
    packages: [
      'packages/rules',
      'packages/contracts',
      'packages/signing',
      'packages/draws',
      'packages/conformance',
      'packages/migrate',
      'packages/rows',
      'packages/outside',
      'packages/locales',
      'packages/art',
      'packages/ui',
    ],
  }),
  vitestPart({
    name: 'repo',
    about: 'the rules of the repository itself (tests/architecture)',
    budget: 14,
  }),
  vitestPart({ name: 'chaos', about: 'the tools of the fault run (tests/chaos)', budget: 10 }),
  vitestPart({
    name: 'launcher',
    about: 'what `npm start` and `npm test` promise (tests/launcher, tooling)',
    budget: 85,
    projects: ['launcher', 'tooling'],
    turn: 'waiting',
  }),
  vitestPart({
    name: 'api',
    about: 'the gateway and its database, on a real PostgreSQL and Redis',
    budget: 375,
    projects: ['api', 'api-replies', 'database'],
    folders: gatewayTests,
    packages: ['apps/api', 'prisma'],
  }),
  vitestPart({
    name: 'backups',
    about: 'that a lost database can be restored (ops/postgres)',
    budget: 45,
    turn: 'waiting',
  }),
  vitestPart({
    name: 'arcade',
    about: 'the in-house game vendor',
    budget: 210,
    projects: ['arcade', 'arcade-pages'],
    folders: ['apps/arcade/src'],
    provenBy: gatewayTests,
    turn: 'waiting',
    packages: ['apps/arcade'],
  }),
  vitestPart({
    name: 'parlour',
    about: 'the stand-in vendor with its own wallets',
    budget: 18,
    turn: 'waiting',
    packages: ['apps/parlour'],
  }),
  vitestPart({
    name: 'paygate',
    about: 'the stand-in payment gateway',
    budget: 15,
    turn: 'waiting',
    packages: ['apps/paygate'],
  }),
  vitestPart({
    name: 'web',
    about: 'the player and agent site',
    budget: 100,
    projects: ['web', 'web-mocks'],
    folders: ['apps/web/src'],
    provenBy: gatewayTests,
    packages: ['apps/web'],
  }),
  vitestPart({
    name: 'console',
    about: 'the console of the staff',
    budget: 28,
    folders: ['apps/console/src'],
    packages: ['apps/console'],
  }),
  journeys,
];
