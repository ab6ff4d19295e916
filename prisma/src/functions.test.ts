import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import { createEmptyDatabase, createMigratedDatabase, runOn } from '@lantern/migrate/testing';
import { describe, expect, it } from 'vitest';
import { migrate } from './index.ts';

/** Those of an extension, such as pg_trgm, come with it. */
const isOurs = `not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const functions = `
  select p.oid::regprocedure::text as name, pg_get_function_result(p.oid) as result,
         p.prosrc as source, p.prosecdef as as_owner, p.proconfig as settings,
         has_function_privilege('lantern_app', p.oid, 'execute') as open
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
     and p.proname <> 'uuid_v7' and ${isOurs} order by 1`;

describe('the database functions', () => {
  it('are created from their files, even in a database with only the migrations', async () => {
    const [older, usual] = [await createEmptyDatabase(), await createMigratedDatabase()];
    await applyMigrations(older, path.join(import.meta.dirname, '..', 'migrations'));
    await migrate(older);
    expect(await runOn(older, functions)).toEqual(await runOn(usual, functions));
  });

  it('are all applied, and the site has no others', async () => {
    const url = await createMigratedDatabase();
    const differing = await runOn(
      url,
      `select coalesce(f.name, p.proname) as name, f.hash
         from sql_function f
         full join (select proname from pg_proc p where pronamespace = 'public'::regnamespace
                       and prokind = 'f' and proname <> 'uuid_v7' and ${isOurs}) p
                on p.proname = f.name
        where f.hash = '' or f.name is null or p.proname is null`,
    );
    expect(differing).toEqual([]);
  });

  it('run as their owner in few cases; the site may not call the ledger’s core', async () => {
    const url = await createMigratedDatabase();
    const asOwner = await runOn(
      url,
      `select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    );
    expect(asOwner.map(({ name }) => name)).toEqual([
      'audit_write',
      'brand_limits_follow_settings',
      'figure_note',
      'figure_note_round',
      'figure_roll_up',
      'ledger_post',
      'line_follow_upline',
      'line_move_carry_out',
      'lottery_cancel',
      'lottery_correction_carry_out',
      'lottery_correction_reverse',
      'lottery_draw_close',
      'lottery_draw_end',
      'lottery_draw_give_up',
      'lottery_draw_lock',
      'lottery_draw_open',
      'lottery_draw_record',
      'lottery_draw_refund',
      'lottery_draw_void',
      'lottery_past_draw_write',
      'lottery_place',
      'lottery_place_together',
      'lottery_province_draw_schedule',
      'lottery_result_agree',
      'lottery_result_carry_out',
      'lottery_settle',
      'lottery_void_carry_out',
      'partition_make',
      'play_bets',
      'play_report_round',
      'privacy_erasure_carry_out',
      'statement_close_days',
      'statement_close_month',
      'statement_discard',
      'statement_import',
    ]);
    const closed = await runOn(
      url,
      `select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace
          and not has_function_privilege('lantern_app', oid, 'execute') order by 1`,
    );
    expect(closed).toEqual([
      { name: 'figure_add_active' },
      { name: 'figure_add_members' },
      { name: 'figure_add_teams' },
      { name: 'figure_note_member' },
      { name: 'jackpot_note' },
      { name: 'ledger_write' },
      { name: 'lottery_draw_void' },
      { name: 'lottery_exposure_add' },
      { name: 'lottery_exposure_end' },
      { name: 'lottery_exposure_free' },
      { name: 'lottery_exposure_over' },
      { name: 'lottery_exposure_together' },
      { name: 'lottery_outside_record' },
      { name: 'lottery_write_together' },
      { name: 'play_bets_write' },
      { name: 'stake_take' },
      { name: 'stake_write' },
    ]);
  });
});
