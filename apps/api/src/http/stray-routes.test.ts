import { endpointList } from '@lantern/contracts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { TestSite, useTestSite } from '../../testing/test-site.ts';
import { buildApp } from '../app.ts';
import { watchRoutes } from './stray-routes.ts';

const site = useTestSite();

describe('a route that is not in the contract', () => {
  it.each([
    '/wps/forgotten',
    '/lgw/forgotten',
    '/vendor/:vendor/forgotten',
    '/metrics',
    '/docs2',
    '/media/uploads/:file',
  ])('D6 stops the boot: %s', async (path) => {
    const boot = buildApp(site.site, '/nowhere', (app) => {
      app.get(path, (_request, reply) => reply.send({}));
    });
    await expect(boot).rejects.toThrow(
      `Routes and contract differ: GET ${path} is not in packages/contracts.`,
    );
  });
});

describe('a call without a route', () => {
  const mount = (leaveOut: string[]) => {
    const app = Fastify({ exposeHeadRoutes: false });
    const wrong = watchRoutes(app);
    for (const { name, method, path } of endpointList)
      if (!leaveOut.includes(name))
        app.route({ method, url: path, handler: (_request, reply) => reply.send({}) });
    return wrong;
  };

  it('stops the boot, too', () => {
    expect(mount(['logout'])(true)).toEqual([
      'DELETE /wps/session/logout of packages/contracts is not mounted',
    ]);
    expect(mount([])(true)).toEqual([]);
  });

  it('is allowed only in development, and required in production', () => {
    expect(mount(['devOutbox'])(false)).toEqual([]);
    expect(mount([])(false)).toEqual(['GET /dev/outbox is not in packages/contracts']);
  });
});

describe('in production', () => {
  it('SMS-04 the outbox cannot be read', async () => {
    const production = new TestSite();
    await production.start({
      environment: 'production',
      databaseUrl: site.site.config.databaseUrl,
    });
    const answer = await production.client.raw('GET', '/dev/outbox');
    await production.stop();
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
