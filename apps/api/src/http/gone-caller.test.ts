import { connect } from 'node:net';
import { endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../testing/blocked.ts';
import { credentialsOf } from '../../testing/browsers.ts';
import { LineMember } from '../../testing/line-members.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite();

it('M1 a call whose caller has gone is done, and fails in no log', async () => {
  const { token, id } = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  const { method, path } = endpoints.addInviteLink;
  const body = JSON.stringify({ type: accountType.member, landing: 'register', note: 'Gone' });
  const heads = Object.entries({
    host: 'localhost',
    ...credentialsOf(token),
    'content-type': 'application/json',
    'content-length': String(body.length),
  }).map(([name, value]) => `${name}: ${value}`);
  // The session is not found until the caller has gone.
  const release = await holdRows(site, 'lock table session in access exclusive mode');
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${path} HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n${body}`);
  await untilBlocked(site, 1);
  const open = () =>
    new Promise<number>((resolve) => {
      site.app.server.getConnections((_error, count) => resolve(count));
    });
  const before = await open();
  socket.destroy();
  await expect.poll(open).toBeLessThan(before);
  await release();
  const links = () => site.query('select from invite_link where member_id = $1', [id]);
  await expect.poll(links).toHaveLength(1);
  expect(site.log.filter(({ detail }) => detail.event === 'call_failed')).toEqual([]);
});
