import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '@lantern/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Site } from '../site.ts';
import { serveBuilt } from './built-files.ts';
import { consolePolicy } from './headers.ts';

export const consolePath = '/console';

/**
 * The staff console: its built files, and its page for every address below `/console` at a brand's
 * host. Search engines must not index it.
 * @param root the folder of the built console; if it is missing, the console is not served
 */
export async function consoleRoutes(app: FastifyInstance, site: Site, root: string): Promise<void> {
  const index = path.join(root, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  const policy = { ...consolePolicy(), 'x-robots-tag': 'noindex' };
  await serveBuilt(app, path.join(root, 'assets'), `${consolePath}/assets/`, policy);
  const boot = readFileSync(path.join(root, 'boot.js'));
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply
      .headers({ ...policy, 'cache-control': 'no-cache' })
      .type(type)
      .send(body);
  app.get(`${consolePath}/boot.js`, (_request, reply) =>
    send(reply, 'text/javascript; charset=utf-8', boot),
  );
  for (const address of [consolePath, `${consolePath}/*`]) {
    app.get(address, (request, reply) => {
      if (!site.brands.byHost(request.host)) throw new Refusal('unknown_brand');
      return send(reply, 'text/html; charset=utf-8', page);
    });
  }
}
