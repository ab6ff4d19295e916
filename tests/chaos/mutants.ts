import { all, type Change, type Mutant, rewrite, run } from './mutant.ts';
import { everyFault, type Torment } from './nemesis.ts';

const purseLocks = / for update(?! skip)/g;
const killsOfPostgres: Torment = { faults: ['kill PostgreSQL'], every: [500, 1500] };
const deadGateways: Torment = {
  faults: ['kill a gateway', 'cut the network', 'lose answers'],
  every: [200, 900],
};

const plain = (
  name: string,
  breaks: readonly string[],
  database: Change,
  torment = everyFault,
): Mutant => ({
  ...{ name, breaks, database, torment },
});

export const mutants: readonly Mutant[] = [
  plain(
    'purses are not locked',
    ['I1–I6'],
    all(
      rewrite('ledger_lock', purseLocks, ''),
      rewrite('purse_lock', purseLocks, ''),
      rewrite('play_look', purseLocks, ''),
      rewrite('stake_lock', purseLocks, ''),
    ),
    deadGateways,
  ),
  plain(
    'a commit does not wait for the disk',
    ['L1', 'L6'],
    run('alter database lantern set synchronous_commit = off'),
    killsOfPostgres,
  ),
  plain(
    'money is a floating-point number',
    ['I1–I6 the ledger'],
    rewrite('ledger_write', 'set balance = m.balance', 'set balance = m.balance::real::bigint'),
  ),
  plain(
    'fees are rounded up',
    ['only expected refusals'],
    rewrite('withdrawal_fee', '/ 10000', '/ 10000 + 1'),
  ),
  plain(
    'the ledger accepts a key twice',
    ['I1–I6'],
    rewrite('ledger_write', 'select i.key, i.id', 'select i.key || uuid_v7(), i.id'),
  ),
  plain(
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
  plain(
    'an early rollback is forgotten',
    ['F5'],
    rewrite(
      'play_rollback',
      'perform play_note(tombstone, undone.reference, null, s.balance);',
      'null;',
    ),
  ),
  plain(
    'a rolled-back stake still counts for the day',
    ['I11 the days'],
    rewrite('play_undo_bet', /perform play_count\([^;]*;/, 'null;'),
  ),
  plain(
    'an excluded member can play',
    ['I15 an excluded member'],
    rewrite('protection_stake_check', "if excluded then refusal := 'member_excluded'; end if;", ''),
  ),
  plain(
    'an excluded member can deposit',
    ['I15 an excluded member'],
    rewrite('protection_deposit_refusal', "if found then return 'member_excluded'; end if;", ''),
  ),
  plain(
    'a limit checks each stake separately',
    ['I15 a limited member'],
    rewrite('protection_hit', 'u.used + case', 'case'),
  ),
  plain(
    'a withdrawal step ignores the status',
    ['I12', 'L'],
    rewrite(
      'withdrawal_next',
      /where s\.step = p_step and s\.status = p_status/,
      'where s.step = p_step limit 1',
    ),
  ),
  plain(
    'an unanswered transfer counts as rejected',
    ['I9 the vendor', 'E13 a transfer ends'],
    rewrite(
      'wallet_transfer_doubt',
      /update wallet_transfer set state = 'unknown'[^;]*;\s*if found then [^;]*; end if;/,
      `perform wallet_transfer_settle(p_transfer, 'returned', null, 'not_received');`,
    ),
  ),
  plain(
    'a transfer is done before the vendor answers',
    ['I9 the vendor', 'E13', 'I12', 'L'],
    rewrite(
      'wallet_transfer_request',
      'p_direction, p_amount, p_amount, money);',
      `p_direction, p_amount, p_amount, money);
         perform wallet_transfer_settle(p_id, 'done', p_amount, null) where p_direction = 'in';`,
    ),
  ),
  plain(
    'a payout is not posted',
    ['I9 the gateway', 'I12'],
    rewrite(
      'withdrawal_settle',
      /perform withdrawal_pay_out\(p_withdrawal, 'house_gateway', p_payout_reference\);/,
      'null;',
    ),
  ),
  plain(
    'a deposit has no outbox event',
    ['I7'],
    rewrite('deposit_pay', 'perform deposit_publish(d.id);', 'null;'),
  ),
  plain(
    'staff actions are not logged',
    ['I8 each staff action'],
    rewrite('withdrawal_send', /perform withdrawal_audit\([^;]*;/, 'null;'),
  ),
  plain(
    'the audit log can be changed',
    ['I8 the chain'],
    all(
      run('drop trigger audit_event_only_grows on audit_event'),
      rewrite(
        'audit_write',
        'update audit_head set',
        `update audit_event a set reason = 'changed'
          where a.brand_id = p_brand and a.seq = e.seq - 1; update audit_head set`,
      ),
    ),
  ),
  plain(
    'the outbox is never emptied',
    ['the outbox'],
    run(`create function keep_row() returns trigger language plpgsql as 'begin return null; end';
         create trigger stays before delete on outbox
           for each row execute function keep_row()`),
  ),
];
