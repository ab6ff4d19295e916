-- What an agreement says stays as it was offered and signed.
create or replace function agreement_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.brand_id, new.kind, new.length, new.agent_id, new.currency, new.terms,
                          new.offered_at)
       is distinct from (old.brand_id, old.kind, old.length, old.agent_id, old.currency, old.terms,
                         old.offered_at)
     or new.upline_id is distinct from old.upline_id
     or (old.hash is not null and (new.document, new.hash, new.starts_at)
           is distinct from (old.document, old.hash, old.starts_at)) then
    raise exception 'what an agreement says does not change'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger agreement_stays before update or delete on agreement
  for each row execute function agreement_stays();
