import { manifests } from './capabilities/manifests.ts';
import { all, type Mutant, mutant, rewrite, run } from './mutant.ts';
import { deadGateways, type Torment } from './nemesis.ts';

const killsOfPostgres: Torment = { faults: ['kill PostgreSQL'], every: [500, 1500] };

/** Defects of what all capabilities rely on. */
const shared: readonly Mutant[] = [
  mutant(
    'a commit does not wait for the disk',
    ['L1', 'L6'],
    run('alter database lantern set synchronous_commit = off'),
    killsOfPostgres,
  ),
  mutant(
    'a repeated call is a new one',
    ['L2', 'L4', 'L6'],
    all(
      run(`create function forget_key() returns trigger language plpgsql as
             'begin new.key := new.key || gen_random_uuid(); return new; end';
           create trigger forgets before insert on idempotency
             for each row execute function forget_key();
           alter table withdrawal drop constraint withdrawal_member_id_idempotency_key_key;
           alter table line_transfer
             drop constraint line_transfer_from_member_idempotency_key_key`),
      rewrite('withdrawal_request', 'idempotency_key = p_key', 'false'),
      rewrite('line_transfer_send', 'l.idempotency_key = p_key', 'false'),
    ),
    deadGateways,
  ),
  mutant(
    'the outbox is never emptied',
    ['the outbox'],
    run(`create function keep_row() returns trigger language plpgsql as 'begin return null; end';
         create trigger stays before delete on outbox
           for each row execute function keep_row()`),
  ),
];

export const mutants: readonly Mutant[] = [
  ...shared,
  ...manifests.flatMap(({ mutants }) => mutants ?? []),
];
