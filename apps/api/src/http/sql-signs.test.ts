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

/** The ways to send a call with a payload in one field that the contract accepts. */
const attacksOn = (call: Endpoint) =>
  payloads.flatMap((payload) => [
    ...Object.keys(fieldsOf(call.query)).flatMap((field) =>
      samplesWith(call.query as never, field, payload).map(
        (sample) => (token: string) =>
          sendAny(site, call, {
            token,
            headers: headers(),
            query: `?${new URLSearchParams(sample as never)}`,
          }),
      ),
    ),
    ...Object.keys(fieldsOf(call.body)).flatMap((field) =>
      samplesWith(call.body as never, field, payload).map(
        (sample) => (token: string) => sendBody(site, call, sample, { token, headers: headers() }),
      ),
    ),
  ]);

async function expectNoFault(attacks: ReturnType<typeof attacksOn>, token: string): Promise<void> {
  for (const attack of attacks) {
    const { status, reply } = await attack(token);
    expect([status, reply.success || reply.code]).not.toContain('internal_error');
  }
}

const calls = endpointList
  .filter(({ query, body }) => query ?? body)
  .map((call) => [call.name, call] as const);

it.each(calls)('K19 %s never uses input as part of a statement', async (_name, call) => {
  for (const schema of [call.query, call.body])
    if (schema) expect(schema.safeParse(sampleOf(schema)).success).toBe(true);
  const attacks = attacksOn(call);
  // No field of half of the calls accepts one.
  if (attacks.length === 0) return;
  const { token, customerId } = await site.register();
  statements.length = 0;
  await expectNoFault(attacks, token);
  expect(statements.filter((statement) => statement.includes(mark))).toEqual([]);
  expect(await site.query('select 1 from member where id = $1', [customerId])).toHaveLength(1);
});

it('K19 covers fields that accept any text, and dynamic statements', async () => {
  const { token } = await site.register();
  const byName = (name: string) => endpointList.find((call) => call.name === name) as Endpoint;
  for (const name of ['gameList', 'registerMember', 'updateProfile', 'sendFeedback', 'login']) {
    const attacks = attacksOn(byName(name));
    expect([name, attacks.length]).not.toEqual([name, 0]);
    await expectNoFault(attacks, token);
  }
  expect(statements.length).toBeGreaterThan(20);
});
