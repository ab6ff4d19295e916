-- Writes a round into the figure log when it has ended, and each later change of it as a
-- correction: always what the log lacks, so it may be called after any change. A round whose stakes
-- were all refunded and that won nothing has no figures. A pot of the jackpot is no win of a game.
-- A ticket of the lottery is in rows for several (lottery_settle_read), its win and its rebate
-- apart; both are in its round's win.
-- The caller has changed the round in this transaction, so it holds the round's lock.
create or replace function figure_note_round(p_round uuid, p_started timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  g game_round;
  known record;
  valid bigint;
  times integer;
begin
  select * into g from game_round r where r.id = p_round and r.started_at = p_started;
  if g.trial or g.ended_at is null then return; end if;
  select coalesce(sum(f.times), 0) as times, coalesce(sum(f.stake), 0) as stake,
         coalesce(sum(f.valid), 0) as valid, coalesce(sum(f.won + f.amount), 0) as won,
         count(*) > 0 as any,
         coalesce(bool_or(f.kind = 'round'), false) as alone
    into known
    from figure_log f where f.subject_id = g.id and f.settled_at >= g.ended_at;
  g.stake := g.stake - g.refund;
  if g.details ? 'jackpot' then
    g.win := g.win - coalesce((select w.amount from jackpot_win w where w.round_id = g.id), 0);
  end if;
  valid := g.stake - g.uncounted;
  times := (g.stake <> 0 or g.win <> 0)::integer;
  if g.vendor_code = 'LOTT' and not known.alone and (lottery_first_part(g.id)).id is not null then
    known.any := true;
    known.times := known.times + 1;
    known.stake := known.stake + g.stake;
    known.valid := known.valid + valid;
    known.won := known.won + lottery_paid_by(g.vendor_round_id, 1)
                 + (select t.rebate from lottery_ticket t where t.id = g.id);
  end if;
  if (known.times, known.stake, known.valid, known.won) = (times, g.stake, valid, g.win) then
    return;
  end if;
  insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid, won)
    values (g.brand_id, g.member_id, case when known.any then 'correction' else 'round' end,
            coalesce((select x.category from game x
                       where x.vendor_code = g.vendor_code and x.code = g.game_code), 'other'),
            g.id, times - known.times, g.stake - known.stake, valid - known.valid,
            g.win - known.won);
  if g.stake <> known.stake then perform jackpot_note(g, (g.stake - known.stake)::bigint); end if;
end $$;
