-- `matched` or `explained`, which settles a line; or `open`, `suggested` where the deposit is not
-- credited yet, `differs` where another amount was credited. A rejected deposit opens it again.
create or replace function statement_line_state(l bank_line) returns text
language sql stable as $$
  select case
    when l.explanation is not null then 'explained'
    when l.withdrawal_id is not null then 'matched'
    when l.deposit_id is null then 'open'
    else (select case when d.credited = l.amount then 'matched'
                      when d.credited is not null then 'differs'
                      when d.status = 'failed' then 'open'
                      else 'suggested' end
            from deposit d where d.id = l.deposit_id) end
$$;
