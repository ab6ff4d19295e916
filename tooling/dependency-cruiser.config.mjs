/**
 * The allowed directions of imports. Each comment says what to do instead; a developer reads it
 * when a rule is violated. `tests/architecture/imports.test.ts` checks that the rules see the
 * repository.
 */

const test = String.raw`\.test\.tsx?$`;
const testing = `(^|/)testing/|${test}`;
const testTools = 'node_modules/(vitest|@playwright|supertest|fast-check)/';

const everywhere = [
  {
    name: 'no-cycles',
    comment:
      'Two files that need each other are one file, or share a third one. Move what they share.',
    from: {},
    // A cycle of type imports does not exist at run time.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-dead-imports',
    comment:
      'This import resolves to nothing. Correct its path, or add the package to package.json.',
    from: {},
    // The build generates the texts and the saved verifier (apps/web/build).
    to: { couldNotResolve: true, pathNot: '[?]raw$|^virtual:(texts|draw-verifier)$' },
  },
  {
    name: 'source-without-tests',
    comment:
      'Production code never imports what only tests need. Move the shared part out of the test.',
    from: { path: '^(apps|packages|prisma)/', pathNot: `${testing}|vitest\\.config\\.ts$` },
    to: {
      path: `^(apps|packages|prisma)/.*(${testing})|^tests/|${testTools}`,
    },
  },
];

const packages = [
  {
    name: 'packages-know-no-app',
    comment: 'A package must not depend on an app. Move what is needed into a package.',
    from: { path: '^(packages|prisma)/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-meet-in-packages',
    comment: 'Apps do not import each other. Move what both need into a package.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'rules-are-pure',
    comment:
      'packages/rules imports only itself: no clock, no network, no library. Use parameters.',
    from: { path: '^packages/rules/src/', pathNot: test },
    to: { pathNot: '^packages/rules/src/' },
  },
  {
    name: 'contracts-are-data',
    comment: 'packages/contracts uses only zod and packages/rules. Put behaviour into an app.',
    from: { path: '^packages/contracts/src/', pathNot: test },
    to: { pathNot: '^packages/(contracts|rules)/src/|node_modules/zod/' },
  },
  {
    name: 'capabilities-are-strangers',
    comment:
      'A capability declares only its own part. Move a schema that two of them need beside the ' +
      'calls in packages/contracts/src.',
    from: { path: '^packages/contracts/src/capabilities/(?!index\\.ts$)', pathNot: test },
    to: {
      path: '^packages/contracts/src/(capabilities/|index\\.ts$)',
      pathNot: '/capability\\.ts$',
    },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'packages/ui only renders. Pass texts, amounts and handlers as properties.',
    from: { path: '^packages/ui/' },
    to: { path: '^(apps|prisma|tooling|packages)/', pathNot: '^packages/ui/' },
  },
  {
    name: 'browser-code-without-node',
    comment:
      'This file runs in a browser, where there is no Node. Use what the web platform offers.',
    from: { path: '^(apps/web/src|packages/(ui|rules|contracts)/src)/', pathNot: testing },
    to: { dependencyTypes: ['core'] },
  },
];

const api = [
  {
    name: 'modules-have-a-front-door',
    comment: 'Another module is reached through its index.ts. Export there what others may call.',
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: test },
    to: {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'the-frame-uses-the-front-door',
    comment:
      'Other code may use only the index.ts, the routes and modules/manifests.ts of a module. ' +
      'Export what is needed there.',
    from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/modules/', test] },
    to: { path: '^apps/api/src/modules/', pathNot: '(/index|\\.routes|modules/manifests)\\.ts$' },
  },
  {
    name: 'the-ledger-knows-no-module',
    comment: 'The ledger imports no module. Pass what it needs as a parameter.',
    from: { path: '^apps/api/src/modules/ledger/', pathNot: test },
    to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/ledger/' },
  },
  {
    name: 'only-stores-touch-the-database',
    comment:
      'Queries belong into *.store.ts or src/db, as functions named for the question. ' +
      'A use case calls them, in a transaction of src/db/transaction.ts.',
    from: { path: '^apps/api/src/', pathNot: ['\\.store\\.ts$', '^apps/api/src/db/', test] },
    // Types of rows may be used anywhere; queries may not.
    to: {
      path: 'node_modules/(pg|@prisma)/|^prisma/|^packages/rows/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'only-routes-know-fastify',
    comment:
      'A use case does not know HTTP. Read requests in *.routes.ts or src/http, and pass values.',
    from: {
      path: '^apps/api/src/',
      pathNot: ['\\.routes\\.ts$', '^apps/api/src/http/', '^apps/api/src/(app|main)\\.ts$', test],
    },
    to: { path: 'node_modules/(fastify|@fastify|fastify-plugin)/' },
  },
  {
    name: 'modules-know-ports',
    comment:
      'A module uses src/ports for the outside; open-site.ts chooses the adapter. Import the port.',
    from: { path: '^apps/api/src/(modules|ports|http|db)/', pathNot: test },
    to: { path: '^apps/api/src/adapters/' },
  },
  {
    name: 'modules-are-below-http',
    comment:
      'A module binds its calls with the types of http/routes.ts and uses nothing else of ' +
      'src/http. Move what both need beside src/address.ts.',
    from: { path: '^apps/api/src/(modules|ports|adapters|db)/', pathNot: test },
    to: { path: '^apps/api/src/http/', pathNot: '^apps/api/src/http/routes\\.ts$' },
  },
  {
    name: 'api-uses-only-the-art-of-ui',
    comment:
      'The gateway may draw pictures with @lantern/ui/art and check a theme with ' +
      '@lantern/ui/brand-theme. Components belong to the web apps.',
    from: { path: '^apps/api/' },
    to: { path: '^packages/ui/', pathNot: '^packages/ui/src/(art/|brand-theme\\.ts$)' },
  },
];

const vendors = [
  {
    name: 'outside-knows-no-site',
    comment:
      'packages/outside is shared by arcade, parlour and paygate. It may import signing, ' +
      'migrate, rows and config, and nothing of the site.',
    from: { path: '^packages/outside/src/', pathNot: testing },
    to: {
      path: '^(apps|packages|prisma|tooling|tests)/',
      pathNot: '^packages/(outside|signing|migrate|rows)/src/|^packages/config/',
    },
  },
  {
    name: 'the-arcade-knows-the-protocol-alone',
    comment:
      'The arcade is a vendor and could be another company. It may import the seamless-wallet ' +
      'protocol, its strings, signing, outside, and the rules: language tags are a public ' +
      'standard.',
    from: { path: '^apps/arcade/(src|vite)', pathNot: testing },
    to: {
      path: '^(apps|packages|prisma|tooling|tests)/',
      pathNot:
        '^apps/arcade/|^packages/((outside|signing|rules)/src/|' +
        'contracts/src/(seamless-wallet|strings)\\.ts$)',
    },
  },
  {
    name: 'the-parlour-knows-the-protocol-alone',
    comment:
      'The parlour is a vendor and could be another company. It may import the transfer ' +
      'protocol, signing and outside.',
    from: { path: '^apps/parlour/(src|vite)', pathNot: testing },
    to: {
      path: '^(apps|packages|prisma|tooling|tests)/',
      pathNot:
        '^apps/parlour/|' +
        '^packages/((outside|signing)/src/|contracts/src/(transfer-wallet|strings)\\.ts$)',
    },
  },
  {
    name: 'paygate-knows-the-protocol-alone',
    comment:
      'The payment gateway could be another company. It may import the protocols of gateways, ' +
      'signing, outside, and the rules: currencies and QR codes are public standards.',
    from: { path: '^apps/paygate/src', pathNot: testing },
    to: {
      path: '^(apps|packages|prisma|tooling|tests)/',
      pathNot:
        '^apps/paygate/|^packages/((outside|signing|rules)/src/|' +
        'contracts/src/((payment|field|token)-gateway|strings)\\.ts$)',
    },
  },
];

const web = [
  {
    name: 'lib-is-below-features',
    comment: 'Features depend on src/lib, never the other way. Move the file, or pass the value.',
    from: { path: '^apps/web/src/lib/', pathNot: test },
    to: { path: '^apps/web/src/(features|routes|app)/' },
  },
  {
    name: 'features-are-below-routes',
    comment: 'A feature does not know where it is shown. Let the route compose it.',
    from: { path: '^apps/web/src/features/', pathNot: test },
    to: { path: '^apps/web/src/(routes|app)/' },
  },
  {
    name: 'routes-are-below-app',
    comment: 'A route does not know the frame around it. Move what both need to src/lib.',
    from: { path: '^apps/web/src/routes/', pathNot: test },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'features-are-strangers',
    comment: 'Features do not import each other. Compose them in a route, or move code to src/lib.',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: test },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-speaks-contracts',
    comment:
      'The site knows the gateway only by its contracts. A browser does not sign or migrate.',
    from: { path: '^apps/web/src/', pathNot: test },
    to: { path: '^prisma/|^packages/(signing|migrate)/|^tooling/' },
  },
];

const console = [
  {
    name: 'console-lib-is-below-parts',
    comment: 'src/lib knows no component. Move the file, or pass the value.',
    from: { path: '^apps/console/src/lib/', pathNot: test },
    to: { path: '^apps/console/src/(parts/|rooms/|frame/|app\\.tsx$)' },
  },
  {
    name: 'parts-are-below-rooms',
    comment: 'A part does not know where it is shown. Pass what it needs as properties.',
    from: { path: '^apps/console/src/parts/', pathNot: test },
    to: { path: '^apps/console/src/(rooms/|frame/|app\\.tsx$)' },
  },
  {
    name: 'rooms-and-frame-meet-in-app',
    comment:
      'A room does not know the frame around it, and the frame gets its rooms from app.tsx. ' +
      'Move what both need to src/parts.',
    from: { path: '^apps/console/src/(rooms|frame)/', pathNot: test },
    to: { path: '^apps/console/src/(rooms/|frame/|app\\.tsx$)', pathNot: '^apps/console/src/$1/' },
  },
  {
    name: 'rooms-are-strangers',
    comment: 'Rooms do not import each other. Move what two rooms show to src/parts.',
    from: { path: '^apps/console/src/rooms/([^/]+)/', pathNot: test },
    to: { path: '^apps/console/src/rooms/', pathNot: '^apps/console/src/rooms/$1/' },
  },
];

const manifests = [
  {
    name: 'a-manifest-names-its-own',
    comment:
      'A manifest adds the files of its own folder. Beside them it may import packages, src/lib, ' +
      'and the types of src/manifest.ts and src/contexts.ts.',
    from: { path: '^apps/([^/]+)/src/([^/]+)/([^/]+)/(manifest|centre)\\.tsx?$' },
    to: {
      path: '^(apps|prisma|tooling|tests)/',
      pathNot: ['^apps/$1/src/$2/$3/', '^apps/$1/src/(lib/|manifest\\.ts$|contexts\\.ts$)'],
    },
  },
];

const severity = 'error';

export default {
  forbidden: [...everywhere, ...packages, ...api, ...vendors, ...web, ...console, ...manifests].map(
    (rule) => ({ ...rule, severity }),
  ),
  options: {
    // Without these, workspace packages stay unresolved, and rules about them find nothing.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|\\.data|\\.toolchain)/' },
    skipAnalysisNotInRules: false,
  },
};
