import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, untilStarted } from './database.ts';
import { inTransaction } from './transaction.ts';

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

/** What a server says on a connection, at first and then to each statement; a refusal ends it. */
interface Says {
  first: Buffer[];
  later: Buffer[];
}
const fine: Says = { first: welcome, later: answer };
const refusing = (code: string): Says => ({ first: [refusal(code)], later: [] });

/** A server that says this on its first connections, and is fine on others. */
async function serverThatSays(...says: Says[]) {
  let connections = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const { first, later } = says[connections] ?? fine;
    connections += 1;
    const say = (parts: Buffer[]) => {
      socket.write(Buffer.concat(parts));
      if (parts.some((part) => part.toString().startsWith('E'))) socket.end();
    };
    socket.once('data', () => {
      say(first);
      socket.on('data', () => say(later));
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
    const { db, seen } = await serverThatSays(refusing('57P03'), refusing('57P03'));
    await untilStarted(db);
    expect(seen()).toBe(3);
  });

  it('M2 is not waited for when it refuses for another reason', async () => {
    const { db, seen } = await serverThatSays(refusing('57P03'), refusing('28P01'));
    await expect(untilStarted(db)).rejects.toMatchObject({ code: '28P01' });
    expect(seen()).toBe(2);
  });
});

describe('M2 a connection that is lost in the moment when a call gets it', () => {
  const lost = refusal('57P01');
  const work = ({ db }: Awaited<ReturnType<typeof serverThatSays>>) =>
    inTransaction(db.pool, (client) => client.query('select 1'));

  it('fails this call alone when it is new', async () => {
    const server = await serverThatSays({ first: [...welcome, lost], later: [] });
    await expect(work(server)).rejects.toThrow();
    expect((await work(server)).rowCount).toBe(1);
  });

  it('fails this call alone when another call gives it back', async () => {
    const server = await serverThatSays({ first: welcome, later: [...answer, lost] });
    const before = server.db.pool.query('select 1');
    const waiting = work(server);
    expect((await before).rowCount).toBe(1);
    await expect(waiting).rejects.toThrow();
    expect((await work(server)).rowCount).toBe(1);
  });
});
