import { endpointList } from '@lantern/contracts';
import type { FastifyInstance } from 'fastify';

/** Addresses that are not calls: monitoring, documents, pictures, pages and the socket. */
const beside = [
  /^\/healthz$/,
  /^\/readyz$/,
  /^\/docs(\/|$)/,
  /^\/llms\.txt$/,
  /^\/media\/(art|rendered|files)\//,
  /^\/(favicon\.svg|icon-[a-z0-9-]+\.png|manifest\.webmanifest)$/,
  /^\/wps\/socket$/,
  /^\/assets\/\*$/,
  /^\/console(\/|$)/,
];

/**
 * Records the mounted routes. The returned function lists the problems: routes that are not in the
 * contract, and calls of the contract that are not mounted.
 */
export function watchRoutes(app: FastifyInstance): (development: boolean) => string[] {
  const seen: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) seen.push(`${one} ${url}`);
  });
  return (development) => {
    const calls = endpointList.filter(({ access }) => development || access !== 'development');
    const known = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const stray = seen.filter(
      (route) =>
        !known.has(route) && !beside.some((pattern) => pattern.test(route.split(' ')[1] ?? '')),
    );
    const missing = [...known].filter((route) => !seen.includes(route));
    return [
      ...stray.map((route) => `${route} is not in packages/contracts`),
      ...missing.map((route) => `${route} of packages/contracts is not mounted`),
    ];
  };
}
