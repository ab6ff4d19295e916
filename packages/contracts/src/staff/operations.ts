import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currency, signedAmount } from '../money.ts';
import { day, instant, page, paging, text } from '../wire.ts';
import { staffRoles } from './permissions.ts';

const jobRun = z.strictObject({
  name: z.string(),
  /** Cron, in UTC. */
  cron: z.string(),
  /** Null before its first run. */
  lastRun: z.nullable(
    z.strictObject({
      startedAt: instant,
      endedAt: z.nullable(instant),
      ok: z.nullable(z.boolean()),
      error: z.nullable(z.string()),
    }),
  ),
  runs: z.number(),
  failures: z.number(),
  lastFailureAt: z.nullable(instant),
});
export type JobRun = z.infer<typeof jobRun>;

/**
 * Whether something that is proved by a job holds, `holds` null where it could not be proved; null
 * before the first proof.
 */
const proof = z.nullable(
  z.strictObject({ at: instant, holds: z.nullable(z.boolean()), detail: z.nullable(z.string()) }),
);

const liability = z.strictObject({
  purpose: z.string(),
  currency,
  purses: z.number(),
  sum: signedAmount,
});

/** What waits for somebody of the staff; each is the room of its name. */
export const staffQueues = [
  'deposits',
  'withdrawals',
  'disputes',
  'proposals',
  'wallets',
  'reconciliation',
] as const;
export type StaffQueue = (typeof staffQueues)[number];

export const staffOverview = endpoint({
  name: 'staffOverview',
  method: 'GET',
  path: '/ops/overview',
  summary:
    'What waits for somebody, whether the books hold, and what members are owed; of the areas that the caller may look at.',
  access: 'staff',
  passive: true,
  value: z.strictObject({
    queues: z.array(
      z.strictObject({
        name: z.enum(staffQueues),
        waiting: z.number(),
        oldestAt: z.nullable(instant),
      }),
    ),
    ledger: z.nullable(z.strictObject({ proof, liabilities: z.array(liability) })),
    audit: z.nullable(z.strictObject({ proof })),
    /**
     * Who of the staff is new, and from when they count as one of two people: told to everybody, so
     * that somebody wonders.
     */
    newPeople: z.array(
      z.strictObject({ username: z.string(), role: z.enum(staffRoles), countsFrom: instant }),
    ),
    jobs: z.nullable(
      z.strictObject({
        failing: z.array(z.string()),
        outboxWaiting: z.number(),
        outboxOldestAt: z.nullable(instant),
      }),
    ),
  }),
  refusals: [],
});

export const trialBalance = endpoint({
  name: 'trialBalance',
  method: 'GET',
  path: '/ops/ledger',
  summary:
    'The trial balance: the purses of the brand by owner and purpose, each money summing to zero; and the members’ funds.',
  access: 'staff',
  permission: 'ledger.look',
  value: z.strictObject({
    at: instant,
    proof,
    money: z.array(
      z.strictObject({
        currency,
        playMoney: z.boolean(),
        /** Zero, or the books are wrong. */
        sum: signedAmount,
        lines: z.array(
          z.strictObject({
            owner: z.enum(['member', 'house']),
            purpose: z.string(),
            purses: z.number(),
            sum: signedAmount,
          }),
        ),
      }),
    ),
    /** What the brand owes its members, and what they owe it. */
    liabilities: z.array(liability),
  }),
  refusals: [],
});

export const jobRuns = endpoint({
  name: 'jobRuns',
  method: 'GET',
  path: '/ops/jobs',
  summary: 'What runs on a clock, how it went last, and what waits in the outbox.',
  access: 'staff',
  permission: 'jobs.look',
  value: z.strictObject({
    jobs: z.array(jobRun),
    outbox: z.strictObject({ waiting: z.number(), oldestAt: z.nullable(instant) }),
  }),
  refusals: [],
});

export const gatewayEvents = endpoint({
  name: 'gatewayEvents',
  method: 'GET',
  path: '/ops/gateway-events',
  summary: 'What payment gateways have told about the brand’s deposits, the newest first.',
  access: 'staff',
  permission: 'jobs.look',
  query: z.strictObject(paging(20)),
  value: page(
    z.strictObject({
      gateway: z.string(),
      eventId: z.string(),
      reference: z.string(),
      outcome: z.string(),
      reason: z.nullable(z.string()),
      receivedAt: instant,
    }),
  ),
  refusals: [],
});

const auditRow = z.strictObject({
  seq: z.number(),
  at: instant,
  /** The username at that time; `site` where nobody of the staff did it. */
  actor: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  reason: z.nullable(z.string()),
  /** Of this row and of all before it; hexadecimal. */
  hash: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;

/** Which rows of the audit log are asked for. */
export const auditFilter = {
  actor: z.optional(text(64, 1)),
  action: z.optional(z.string().check(z.regex(/^[a-z_]{2,64}$/))),
  subject: z.optional(text(64, 1)),
  from: z.optional(day),
  to: z.optional(day),
};

export const auditEvents = endpoint({
  name: 'auditEvents',
  method: 'GET',
  path: '/ops/audit',
  summary: 'The audit log of the brand, the newest first. Days are the brand’s.',
  access: 'staff',
  permission: 'audit.look',
  query: z.strictObject({ ...paging(50), ...auditFilter }),
  value: page(auditRow),
  refusals: [],
});

export const auditFile = endpoint({
  name: 'auditFile',
  method: 'GET',
  path: '/ops/audit/file',
  summary:
    'The audit log of the brand, as much of it as is asked for, as comma-separated values. That it was taken stands in it.',
  access: 'staff',
  permission: 'audit.look',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject(auditFilter),
  value: z.any(),
  refusals: [],
});

export const proveAudit = endpoint({
  name: 'proveAudit',
  method: 'GET',
  path: '/ops/audit/proof',
  summary: 'Computes the chain of the audit log anew, and names the first row that does not hold.',
  access: 'staff',
  permission: 'audit.look',
  limit: { calls: 20, seconds: 60 },
  value: z.strictObject({
    rows: z.number(),
    /** Hexadecimal; null while there is no row. */
    head: z.nullable(z.string()),
    broken: z.nullable(z.strictObject({ seq: z.number(), rule: z.string() })),
  }),
  refusals: [],
});
