import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, untilStarted } from './database.ts';

/** What PostgreSQL sends. */
const message = (type: string, body: string) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
};
const refusal = (code: string) => message('E', `SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
const welcome = [message('R', '\0\0\0\0'), message('Z', 'I')];
const answer = [message('C', 'SELECT 1\0'), message('Z', 'I')];

/** A server that refuses the first connections with these codes. */
async function serverThatRefuses(codes: string[]) {
  let connections = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const code = codes[connections];
    connections += 1;
    socket.once('data', () => {
      if (code) socket.end(refusal(code));
      else socket.write(Buffer.concat(welcome));
      socket.on('data', () => socket.write(Buffer.concat(answer)));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const db = openDatabase({
    url: `postgres://one:two@127.0.0.1:${(server.address() as AddressInfo).port}/three`,
    ...{ role: 'none', connections: 1, onError: () => {} },
  });
  onTestFinished(async () => {
    await db.close();
    server.close();
  });
  return { db, seen: () => connections };
}

describe('a server that is starting', () => {
  it('M2 is waited for', async () => {
    const { db, seen } = await serverThatRefuses(['57P03', '57P03']);
    await untilStarted(db);
    expect(seen()).toBe(3);
  });

  it('M2 is not waited for when it refuses for another reason', async () => {
    const { db, seen } = await serverThatRefuses(['57P03', '28P01']);
    await expect(untilStarted(db)).rejects.toMatchObject({ code: '28P01' });
    expect(seen()).toBe(2);
  });
});
