-- What a ticket has won with a revision of its draw, also if it was taken back later.
create or replace function lottery_paid_by(p_reference text, p_revision integer) returns bigint
language sql stable as $$
  select coalesce((select x.amount
                     from transfer_key k
                     join transfer x on x.id = k.transfer_id and x.posted_at = k.posted_at
                    where k.key = 'LOTT:win:' || p_reference || '/' || p_revision), 0)
$$;
