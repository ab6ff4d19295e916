import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dependency = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: '',
});

/** For each import rule, files that violate it. */
export const violations: Readonly<Record<string, Record<string, string>>> = {
  'no-cycles': {
    'packages/migrate/src/egg.ts': "import './hen.ts';",
    'packages/migrate/src/hen.ts': "import './egg.ts';",
  },
  'no-dead-imports': { 'packages/migrate/src/lost.ts': "import './nowhere.ts';" },
  'source-without-tests': {
    'packages/signing/src/careless.ts': "import './careful.test.ts';",
    'packages/signing/src/careful.test.ts': '',
  },
  'packages-know-no-app': {
    'packages/signing/src/upwards.ts': "import '../../../apps/web/src/lib/api/api.ts';",
  },
  'apps-meet-in-packages': {
    'apps/api/src/neighbour.ts': "import '../../web/src/lib/api/api.ts';",
  },
  'rules-are-pure': { 'packages/rules/src/clock.ts': "import 'node:timers';" },
  'contracts-are-data': {
    'packages/contracts/src/behaviour.ts': "import '../../signing/src/index.ts';",
  },
  'capabilities-are-strangers': {
    'packages/contracts/src/capabilities/hen.ts': "import './egg.ts';",
    'packages/contracts/src/capabilities/egg.ts': '',
  },
  'ui-knows-no-feature': { 'packages/ui/src/text.ts': "import '../../contracts/src/index.ts';" },
  'browser-code-without-node': { 'apps/web/src/lib/files.ts': "import 'node:fs';" },
  'modules-have-a-front-door': {
    'apps/api/src/modules/deposit/back-door.ts': "import '../session/session.store.ts';",
    'apps/api/src/modules/session/session.store.ts': '',
  },
  'the-frame-uses-the-front-door': {
    'apps/api/src/jobs/back-door.ts': "import '../modules/session/session.store.ts';",
  },
  'the-ledger-knows-no-module': {
    'apps/api/src/modules/ledger/curious.ts': "import '../session/index.ts';",
    'apps/api/src/modules/session/index.ts': '',
  },
  'only-stores-touch-the-database': {
    'apps/api/src/modules/deposit/query.ts': "import 'pg';",
    ...dependency('pg'),
  },
  'only-routes-know-fastify': {
    'apps/api/src/modules/deposit/reply.ts': "import 'fastify';",
    ...dependency('fastify'),
  },
  'modules-know-ports': {
    'apps/api/src/modules/deposit/direct.ts': "import '../../adapters/paygate.ts';",
    'apps/api/src/adapters/paygate.ts': '',
  },
  'modules-are-below-http': {
    'apps/api/src/modules/deposit/upwards.ts': "import '../../http/refusals.ts';",
    'apps/api/src/http/refusals.ts': '',
  },
  'api-uses-only-the-art-of-ui': {
    'apps/api/src/http/button.ts': "import '../../../../packages/ui/src/index.ts';",
  },
  'outside-knows-no-site': {
    'packages/outside/src/insider.ts': "import '../../contracts/src/index.ts';",
  },
  'the-arcade-knows-the-protocol-alone': {
    'apps/arcade/src/insider.ts': "import '../../../packages/contracts/src/index.ts';",
  },
  'the-parlour-knows-the-protocol-alone': {
    'apps/parlour/src/insider.ts': "import '../../../packages/contracts/src/index.ts';",
  },
  'paygate-knows-the-protocol-alone': {
    'apps/paygate/src/insider.ts': "import '../../../packages/contracts/src/index.ts';",
  },
  'lib-is-below-features': { 'apps/web/src/lib/up.ts': "import '../features/wallet/pill.ts';" },
  'features-are-below-routes': {
    'apps/web/src/features/wallet/up.ts': "import '../../routes/home.ts';",
  },
  'routes-are-below-app': {
    'apps/web/src/routes/up.ts': "import '../app/main.ts';",
    'apps/web/src/app/main.ts': '',
  },
  'features-are-strangers': {
    'apps/web/src/features/games/friend.ts': "import '../wallet/pill.ts';",
  },
  'web-speaks-contracts': {
    'apps/web/src/lib/sign.ts': "import '../../../../packages/signing/src/index.ts';",
  },
  'console-lib-is-below-parts': {
    'apps/console/src/lib/up.ts': "import '../parts/pill.ts';",
  },
  'parts-are-below-rooms': {
    'apps/console/src/parts/up.ts': "import '../rooms/audit/audit.ts';",
  },
  'rooms-and-frame-meet-in-app': {
    'apps/console/src/frame/menu.ts': "import '../rooms/audit/audit.ts';",
  },
  'rooms-are-strangers': {
    'apps/console/src/rooms/jobs/friend.ts': "import '../audit/audit.ts';",
  },
  'a-manifest-names-its-own': {
    'apps/api/src/modules/deposit/manifest.ts': "import '../withdrawal/index.ts';",
    'apps/api/src/modules/withdrawal/index.ts': '',
  },
};

const harmless = {
  'tsconfig.base.json': '{}',
  'prisma/index.ts': '',
  'apps/web/src/lib/api/api.ts': "import '../../../../../packages/contracts/src/index.ts';",
  'apps/web/src/features/wallet/pill.ts': "import '../../lib/api/api.ts';",
  'apps/web/src/routes/home.ts': "import '../features/wallet/pill.ts';",
  'apps/console/src/parts/pill.ts': '',
  'apps/console/src/rooms/audit/audit.ts': "import '../../parts/pill.ts';",
  'packages/signing/src/index.ts': '',
  'packages/contracts/src/index.ts': "import '../../rules/src/index.ts';",
  'packages/rules/src/index.ts': '',
  'packages/ui/src/index.ts': '',
};

/**
 * Writes a small correct repository with the given files added. Returns its folder.
 */
export function plant(...additions: Record<string, string>[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-imports-'));
  const files: Record<string, string> = Object.assign({}, harmless, ...additions);
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, /\.json$/.test(file) ? content : `${content}\nexport {};\n`);
  }
  return folder;
}
