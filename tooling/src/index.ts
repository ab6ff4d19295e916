/** The parts of the launcher that the tests use. */
export { compiledModules } from './compiled-modules.ts';
export { findOnPath, MissingProgram, needOnPath } from './launcher/find-on-path.ts';
export { Guard } from './launcher/guard.ts';
export { launch } from './launcher/launch.ts';
export { commandFile } from './launcher/node-package.ts';
export { freePort } from './launcher/ports.ts';
export { type Postgres, type PostgresOptions, startPostgres } from './launcher/postgres/index.ts';
export { outsidePrograms, sitePrograms, type Wiring } from './launcher/programs.ts';
export { runToEnd } from './launcher/run-to-end.ts';
export { readSettings } from './launcher/settings.ts';
export { summary } from './launcher/summary.ts';
export { repository } from './repository.ts';
