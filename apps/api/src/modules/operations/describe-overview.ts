import {
  approvalAreas,
  mayCall,
  type StaffPermission,
  type StaffQueue,
  type staffOverview,
  staffQueues,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findNewPeople } from '../staff/index.ts';
import { findProof } from './describe-jobs.ts';
import { liabilitiesOf } from './describe-ledger.ts';
import { findJobs } from './job-run.store.ts';
import { lookAtOutbox, sumMemberPurses } from './operations.store.ts';
import { lookAtQueue } from './queues.store.ts';

type Overview = ValueOf<typeof staffOverview>;

/** The permissions of which one is needed to see a queue. */
function opens(queue: StaffQueue): readonly StaffPermission[] {
  if (queue === 'proposals') return approvalAreas.map((area) => `${area}.look` as const);
  if (queue === 'bills' || queue === 'billDisputes') return ['agreements.look'];
  return [queue === 'reconciliation' ? 'deposits.look' : `${queue}.look`];
}

/** Queues, proofs, jobs and new staff, as far as the caller's role may see them. */
export async function describeOverview(
  context: Data,
  { brand, staff }: StaffCaller,
): Promise<Overview> {
  const { db } = context;
  const sees = (asked: StaffPermission | readonly StaffPermission[]) => mayCall(staff.role, asked);
  const [queues, ledger, audit, jobs, newPeople] = await Promise.all([
    Promise.all(
      staffQueues
        .filter((name) => sees(opens(name)))
        .map((name) => describeQueue(context, name, brand.id)),
    ),
    sees('ledger.look') ? describeBooks(context, brand.id) : null,
    sees('audit.look') ? findProof(db, 'audit-proof').then((proof) => ({ proof })) : null,
    sees('jobs.look') ? describeWork(context) : null,
    describeNewPeople(context, brand.id),
  ]);
  return { queues, ledger, audit, jobs, newPeople };
}

async function describeQueue(
  { db }: Data,
  name: StaffQueue,
  brandId: string,
): Promise<Overview['queues'][number]> {
  const { waiting, oldest } = await lookAtQueue(db, name, brandId);
  return { name, waiting, oldestAt: oldest?.toISOString() ?? null };
}

async function describeBooks({ db }: Data, brandId: string): Promise<Overview['ledger']> {
  const [proof, rows] = await Promise.all([
    findProof(db, 'ledger-proof'),
    sumMemberPurses(db, brandId),
  ]);
  return { proof, liabilities: liabilitiesOf(rows) };
}

async function describeNewPeople({ db }: Data, brandId: string): Promise<Overview['newPeople']> {
  const people = await findNewPeople(db, brandId);
  return people.map(({ username, role, countsFrom }) => ({
    username,
    role,
    countsFrom: countsFrom.toISOString(),
  }));
}

async function describeWork({ db }: Data): Promise<Overview['jobs']> {
  const [jobs, outbox] = await Promise.all([findJobs(db), lookAtOutbox(db)]);
  return {
    failing: jobs.filter(({ ok }) => ok === false).map(({ name }) => name),
    outboxWaiting: outbox.waiting,
    outboxOldestAt: outbox.oldest?.toISOString() ?? null,
  };
}
