import { createEmptyDatabase, createMigratedDatabase, runOn } from '@lantern/migrate/testing';
import { describe, expect, it } from 'vitest';
import { type Column, readModels } from '../testing/read-models.ts';
import { migrate } from './index.ts';

const models = readModels();
const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);

/** Used only by SQL functions and hand-written SQL; Prisma does not know them. */
const withoutModel = [
  'assistant',
  'audit_event',
  'audit_head',
  'authenticator',
  'agreement',
  'agreement_bill',
  'agreement_carry',
  'agreement_debt',
  'agreement_dispute',
  'agreement_event',
  'agreement_payment',
  'agreement_request',
  'agreement_run',
  'brand_date',
  'brand_limit',
  'cash_day',
  'code_request',
  'deposit_proof',
  'erased_file',
  'favourite_game',
  'figure_cursor',
  'figure_log',
  'figure_proof',
  'invite_link',
  'invite_use',
  'invite_visit',
  'free_round',
  'free_round_grant',
  'game_change',
  'game_count',
  'game_day',
  'game_day_player',
  'login_event',
  'member_active',
  'member_day',
  'member_network',
  'team_active',
  'team_day',
  'member_note',
  'password_reset',
  'person_match',
  'recent_game',
  'recovery_code',
  'reported_round',
  'vendor_catalogue',
  'vendor_connection',
  'vendor_feed',
  'vendor_health',
  'remember_token',
  'entry',
  'job_run',
  'gateway_event',
  'bank_line',
  'bank_period',
  'bank_statement',
  'held_win',
  'inbox_message',
  'jackpot',
  'jackpot_due',
  'jackpot_win',
  'member_turnover',
  'monthly_table',
  'open_round',
  'open_round_event',
  'open_round_search',
  'outbox',
  'play_day',
  'proposal',
  'proposed_password',
  'protection',
  'protection_event',
  'protection_limit',
  'purse',
  'member_origin',
  'reconciliation',
  'referral_commission',
  'referral_pair',
  'referral_payment',
  'referral_plan',
  'referral_run',
  'reconciliation_difference',
  'security_event',
  'sql_function',
  'statement_account',
  'staff_day',
  'staff_recovery_code',
  'staff_session',
  'transfer',
  'transfer_key',
  'vendor_transaction',
  'vendor_player',
  'wallet_transfer',
  'line_link',
  'line_move',
  'line_transfer',
  'lottery_book_block',
  'lottery_chase',
  'lottery_correction_told',
  'lottery_draw',
  'lottery_exposure',
  'lottery_game',
  'lottery_holiday',
  'lottery_line',
  'lottery_office',
  'lottery_outside_result',
  'lottery_part',
  'lottery_past_day',
  'lottery_province',
  'lottery_province_day',
  'lottery_province_draw',
  'lottery_rate_card',
  'lottery_reading',
  'lottery_region',
  'lottery_seed_chain',
  'lottery_ticket',
  'lottery_total',
  'withdrawal',
  'withdrawal_event',
  'withdrawal_proof',
];

interface Found {
  tables: Record<string, { columns: Column[]; keys: string[] }>;
}

/** The result of the migrations, without partial indexes, which Prisma cannot describe. */
async function readDatabase(url: string): Promise<Found['tables']> {
  const [found] = await runOn<Found>(
    url,
    `select jsonb_object_agg(c.relname, jsonb_build_object(
              'columns', (
                select jsonb_agg(
                         jsonb_build_object(
                           'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
                           'nullable', not a.attnotnull, 'hasDefault', a.atthasdef)
                         order by a.attnum)
                  from pg_attribute a
                 where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
              'keys', (
                select jsonb_agg(
                         case when i.indisprimary then 'primary'
                              when i.indisunique then 'unique' else 'index' end
                         || replace(
                              substring(pg_get_indexdef(i.indexrelid) from '\\(.*\\)'), '"', ''))
                  from pg_index i where i.indrelid = c.oid and i.indpred is null))) as tables
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relname not like '\\_%'`,
  );
  return found?.tables ?? {};
}

describe('the Prisma schema and the migrations', () => {
  it('describe the same tables, columns and keys', async () => {
    const url = await createMigratedDatabase();
    const database = await readDatabase(url);
    expect(Object.keys(database).sort()).toEqual(
      [...models.map(({ name }) => name), ...withoutModel].sort(),
    );
    for (const { name, columns, keys } of models) {
      const table = database[name];
      expect({ name, columns: table?.columns.sort(byName), keys: table?.keys.sort() }).toEqual({
        name,
        columns: columns.sort(byName),
        keys: keys.sort(),
      });
    }
  });
});

describe('M16 migrations', () => {
  it('M16 of five processes starting together on an empty database are applied once', async () => {
    const url = await createEmptyDatabase();
    await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
    const applied = await runOn<{ name: string; times: string }>(
      url,
      'select migration_name as name, count(*) as times from _prisma_migrations group by 1',
    );
    expect(applied.length).toBeGreaterThan(3);
    expect(applied.filter(({ times }) => times !== '1')).toEqual([]);
  });
});
