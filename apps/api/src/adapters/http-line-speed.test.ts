import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HttpLineSpeed } from './http-line-speed.ts';

/** A machine that accepts connections and never answers. */
async function silent(): Promise<string> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the response time of an address', () => {
  it('SYS-06 is unknown when the address does not answer in time', async () => {
    expect(await new HttpLineSpeed(50).measure(await silent())).toBeUndefined();
  });

  it.each([
    'file:///etc/passwd',
    'ftp://127.0.0.1',
    'data:text/plain,x',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])('SYS-06 K2 is not measured for %j', async (origin) => {
    expect(await new HttpLineSpeed().measure(origin)).toBeUndefined();
  });
});
