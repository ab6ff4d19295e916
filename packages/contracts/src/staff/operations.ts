import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { currency, signedAmount } from '../money.ts';
import { string } from '../strings.ts';
import { day, instant, page, paging, text } from '../wire.ts';
import { staffRoles } from './roles.ts';

const jobRun = z.strictObject({
  name: string(),
  /** Cron, in UTC. */
  cron: string(),
  /** Null before the first run. */
  lastRun: z.nullable(
    z.strictObject({
      startedAt: instant,
      endedAt: z.nullable(instant),
      ok: z.nullable(z.boolean()),
      error: z.nullable(string()),
    }),
  ),
  runs: z.number(),
  failures: z.number(),
  lastFailureAt: z.nullable(instant),
});
export type JobRun = z.infer<typeof jobRun>;

/**
 * The result of a verification job; `holds` is null if it could not be verified. Null before the
 * first run.
 */
const proof = z.nullable(
  z.strictObject({ at: instant, holds: z.nullable(z.boolean()), detail: z.nullable(string()) }),
);

const liability = z.strictObject({
  purpose: string(),
  currency,
  purses: z.number(),
  sum: signedAmount,
});

/** Pending tasks by console room. */
export const staffQueues = [
  'deposits',
  'withdrawals',
  'disputes',
  'proposals',
  'winnings',
  'samePerson',
  'referrals',
  'bills',
  'billDisputes',
  'wallets',
  'reconciliation',
  'statements',
  'lottery',
] as const;
export type StaffQueue = (typeof staffQueues)[number];

export const staffOverview = endpoint({
  name: 'staffOverview',
  method: 'GET',
  path: '/ops/overview',
  summary:
    'Returns pending tasks, the ledger status and member funds, for the caller’s permissions.',
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
     * Staff with new permissions and when they can approve; shown to all colleagues as a safeguard.
     */
    newPeople: z.array(
      z.strictObject({ username: string(), role: z.enum(staffRoles), countsFrom: instant }),
    ),
    jobs: z.nullable(
      z.strictObject({
        failing: z.array(string()),
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
    'Returns the trial balance by owner and purpose, which sums to zero by currency, and ' +
    'member funds.',
  access: 'staff',
  permission: 'ledger.look',
  value: z.strictObject({
    at: instant,
    proof,
    money: z.array(
      z.strictObject({
        currency,
        playMoney: z.boolean(),
        /** Must be zero. */
        sum: signedAmount,
        lines: z.array(
          z.strictObject({
            owner: z.enum(['member', 'house']),
            purpose: string(),
            purses: z.number(),
            sum: signedAmount,
          }),
        ),
      }),
    ),
    /** What the brand owes members, and what they owe the brand. */
    liabilities: z.array(liability),
  }),
  refusals: [],
});

export const jobRuns = endpoint({
  name: 'jobRuns',
  method: 'GET',
  path: '/ops/jobs',
  summary: 'Lists scheduled jobs with their last run, and the pending outbox.',
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
  summary: 'Lists gateway events about the brand’s deposits, newest first.',
  access: 'staff',
  permission: 'jobs.look',
  query: z.strictObject(paging(20)),
  value: page(
    z.strictObject({
      gateway: string(),
      eventId: string(),
      reference: string(),
      outcome: string(),
      reason: z.nullable(string()),
      receivedAt: instant,
    }),
  ),
  refusals: [],
});

const auditRow = z.strictObject({
  seq: z.number(),
  at: instant,
  /** The username at that time; `site` if no staff member acted. */
  actor: string(),
  action: string(),
  subjectType: string(),
  subject: string(),
  before: z.nullable(z.record(string(), z.unknown())),
  after: z.nullable(z.record(string(), z.unknown())),
  reason: z.nullable(string()),
  /** The hash over this and all earlier rows; hexadecimal. */
  hash: string(),
});
export type AuditRow = z.infer<typeof auditRow>;

/** Filters of the audit log. */
export const auditFilter = {
  actor: z.optional(text(64, 1)),
  action: z.optional(string().check(z.regex(/^[a-z_]{2,64}$/))),
  subject: z.optional(text(64, 1)),
  from: z.optional(day),
  to: z.optional(day),
};

export const auditEvents = endpoint({
  name: 'auditEvents',
  method: 'GET',
  path: '/ops/audit',
  summary: 'Lists the brand’s audit log, newest first. Days are brand days.',
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
  summary: 'Exports the filtered audit log as CSV. The export is logged.',
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
  summary: 'Verifies the hash chain of the audit log and names the first broken row.',
  access: 'staff',
  permission: 'audit.look',
  limit: { calls: 20, seconds: 60 },
  value: z.strictObject({
    rows: z.number(),
    /** Hexadecimal; null for an empty log. */
    head: z.nullable(string()),
    broken: z.nullable(z.strictObject({ seq: z.number(), rule: string() })),
  }),
  refusals: [],
});
