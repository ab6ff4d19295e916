import { samePerson } from '@lantern/rules';
import type pg from 'pg';
import type { Data, Logged } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import {
  type CandidateRow,
  findCandidates,
  findIdentity,
  lockForHold,
  type PersonFacts,
  writeDeclined,
  writeHold,
} from './same-person.store.ts';

/** Signals that prove a person; the others only make it likely. */
const strongSignals: ReadonlySet<string> = new Set([
  'id_number',
  'mobile',
  'email',
  'birthday',
  'bank_account',
]);

/** An account that shares something with another one. */
interface Match {
  known: string;
  signals: string[];
}

export interface FoundPerson {
  /** Matches with barred accounts, for which the account is held. */
  held: Match[];
  /** Matches that decline a registration. They do not depend on whether an account is barred. */
  declined: Match[];
}

type Known = PersonFacts & { name?: string | undefined };

/**
 * Finds accounts of the same person. The work and its time are the same with and without a match.
 * See docs/decisions/040-exclusion-follows-the-person.md.
 */
export async function findPerson(
  client: pg.Pool | pg.PoolClient,
  brand: Brand,
  { name, ...facts }: Known,
): Promise<FoundPerson> {
  const { strong, weak } = brand.settings.protection.samePerson;
  const rows = (await findCandidates(client, facts)).filter(
    (row) =>
      row.signal !== 'birthday' ||
      (name !== undefined && row.name !== null && samePerson(name, row.name)),
  );
  const isStrong = ({ signal }: CandidateRow) => strongSignals.has(signal);
  const counts = (row: CandidateRow) => (isStrong(row) ? strong !== 'off' : weak !== 'off');
  return {
    held: byAccount(rows.filter((row) => row.barred && counts(row))),
    // A taken phone or e-mail has its own refusal where it must be unique.
    declined: strong === 'reject' ? byAccount(rows.filter((row) => declines(brand, row))) : [],
  };
}

const declines = ({ settings }: Brand, { signal }: CandidateRow): boolean =>
  signal === 'id_number' ||
  ((signal === 'mobile' || signal === 'email') &&
    !settings.registration.uniqueHandles.includes(signal));

function byAccount(rows: CandidateRow[]): Match[] {
  const signals = new Map<string, Set<string>>();
  for (const { knownId, signal } of rows)
    signals.set(knownId, (signals.get(knownId) ?? new Set()).add(signal));
  return [...signals].sort().map(([known, found]) => ({ known, signals: [...found].sort() }));
}

/**
 * Holds a member's account if something that the member adds belongs to a barred account. The reply
 * does not change: the wallet is frozen, as staff may freeze it for any reason. The caller holds
 * the lock of `lockForHold`, and the change is in the same transaction.
 */
export async function holdIfBarred(
  client: pg.PoolClient,
  brand: Brand,
  memberId: string,
  added: Omit<Known, 'brandId' | 'memberId'>,
): Promise<void> {
  const own = await findIdentity(client, memberId);
  const named = added.name !== undefined || added.birthday !== undefined;
  const { held } = await findPerson(client, brand, {
    ...added,
    brandId: brand.id,
    memberId,
    name: added.name ?? own?.name ?? undefined,
    birthday: named ? (added.birthday ?? own?.birthday ?? undefined) : undefined,
  });
  if (held.length > 0) await writeHold(client, brand.id, memberId, held);
}

/** Like `holdIfBarred`, when another member already has what was added and the rest failed. */
export function holdAfterAll(
  { pool }: Database,
  brand: Brand,
  memberId: string,
  added: Parameters<typeof holdIfBarred>[3],
): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockForHold(client, memberId);
    await holdIfBarred(client, brand, memberId, added);
  });
}

/** Records declined registrations for staff. Not awaited where its time would reveal a match. */
export function noteDeclined(
  { db, log }: Data & Logged,
  brand: Brand,
  matches: readonly Match[],
): void {
  if (matches.length === 0) return;
  writeDeclined(db, brand.id, matches).catch((err: unknown) =>
    log.error(
      { event: 'declined_not_noted', brand: brand.code, err },
      'a declined registration could not be recorded',
    ),
  );
}
