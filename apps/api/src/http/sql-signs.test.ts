import { type Endpoint, endpointList } from '@lantern/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fromAnywhere, sendAny, sendBody } from '../../testing/any-call.ts';
import { fieldsOf, sampleOf, samplesWith } from '../../testing/sample-input.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

/** Part of every payload, to recognise a statement built from one. */
const mark = 'k19';
const payloads = [
  `${mark}' or '1'='1' --`,
  `${mark}\\'; drop table member; --`,
  `${mark}"}$1%_{"$gt":""`,
  `${mark}'--`,
];

/** The text of every statement sent to the database. */
const statements: string[] = [];
let sending: { mockRestore(): void } | undefined;
beforeAll(() => {
  const query = pg.Client.prototype.query;
  sending = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given
  ) {
    const [first] = given as unknown as [string | { text?: string }];
    statements.push(typeof first === 'string' ? first : (first.text ?? ''));
    return Reflect.apply(query, this, given);
  });
});
afterAll(() => sending?.mockRestore());
beforeEach(async () => {
  statements.length = 0;
  await site.forgetShortLived();
});

const headers = () => ({ ...fromAnywhere(), 'idempotency-key': crypto.randomUUID() });

/** Sends a call with each payload in one field; returns how many payloads the contract accepts. */
async function attack(call: Endpoint, token: string): Promise<number> {
  let sent = 0;
  const noteStatus = ({ status, reply }: Awaited<ReturnType<typeof sendAny>>) => {
    sent += 1;
    expect([status, reply.success || reply.code]).not.toContain('internal_error');
  };
  for (const payload of payloads) {
    for (const field of Object.keys(fieldsOf(call.query)))
      for (const sample of samplesWith(call.query as never, field, payload))
        noteStatus(
          await sendAny(site, call, {
            token,
            headers: headers(),
            query: `?${new URLSearchParams(sample as never)}`,
          }),
        );
    for (const field of Object.keys(fieldsOf(call.body)))
      for (const sample of samplesWith(call.body as never, field, payload))
        noteStatus(await sendBody(site, call, sample, { token, headers: headers() }));
  }
  return sent;
}

const calls = endpointList
  .filter(({ query, body }) => query ?? body)
  .map((call) => [call.name, call] as const);

it.each(calls)('K19 %s never uses input as part of a statement', async (_name, call) => {
  const { token, customerId } = await site.register();
  for (const schema of [call.query, call.body])
    if (schema) expect(schema.safeParse(sampleOf(schema)).success).toBe(true);
  statements.length = 0;
  await attack(call, token);
  expect(statements.filter((statement) => statement.includes(mark))).toEqual([]);
  expect(await site.query('select 1 from member where id = $1', [customerId])).toHaveLength(1);
});

it('K19 covers fields that accept any text, and dynamic statements', async () => {
  const { token } = await site.register();
  const byName = (name: string) => endpointList.find((call) => call.name === name) as Endpoint;
  for (const name of ['gameList', 'registerMember', 'updateProfile', 'sendFeedback', 'login'])
    expect([name, await attack(byName(name), token)]).toEqual([
      name,
      expect.toSatisfy((sent: number) => sent > 0),
    ]);
  expect(statements.length).toBeGreaterThan(20);
});
