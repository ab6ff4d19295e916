export { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
export { type Database, transaction } from './database/database.ts';
export { migrate, openDatabase } from './database/open-database.ts';
export { databaseHealth, healthRoutes } from './http/health.routes.ts';
export { accepted, parseInput } from './http/input.ts';
export { artRoutes, gamePageRoutes, pagePolicy } from './http/pages.routes.ts';
export { makeServer } from './http/server.ts';
export { jsonBody, requireSignature } from './http/signed.ts';
export { listen, runProgram } from './process.ts';
