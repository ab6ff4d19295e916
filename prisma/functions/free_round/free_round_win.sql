-- Counts what a free round has won, below zero when a win is taken back, and asks for the turnover
-- of the grant's terms. Nothing for other bets. The caller holds the locks of the member's purses.
create or replace function free_round_win(bet vendor_transaction, p_amount bigint) returns void
language plpgsql as $$
declare
  percent integer;
begin
  update free_round_grant g set won = g.won + p_amount
    from free_round f
   where f.vendor_code = bet.vendor_code and f.transaction_id = bet.transaction_id
     and g.id = f.grant_id
  returning g.turnover_percent into percent;
  if percent is null or percent = 0 then return; end if;
  if p_amount > 0 then
    perform turnover_raise(bet.member_id, p_amount, percent);
  else
    update member_turnover set mark = greatest(start, mark + p_amount * percent / 100)
     where member_id = bet.member_id;
  end if;
end $$;
