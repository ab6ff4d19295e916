-- Reads the state of an action. It locks the member's purses first: everything that follows for one
-- member happens one after the other. The money of a reported round is at the vendor.
create or replace function play_look(a play_action) returns play_state language plpgsql as $$
declare
  s play_state;
begin
  perform 1 from purse p where p.member_id = a.member_id order by p.id for update;
  select m.brand_id, p.id, p.balance, p.frozen, p.currency, m.status, p.play_money, h.id, r.id,
         greatest(-r.balance, 0), k
    into s
    from member m
    join purse p on p.member_id = m.id
                and p.purpose = case when a.played_at is not null then 'vendor'
                                     when m.type = 4 then 'play' else 'main' end
    join purse h on h.brand_id = m.brand_id and h.member_id is null and h.currency = p.currency
                and h.purpose = case m.type when 4 then 'house_play' else 'house_games' end
    left join purse r on r.member_id = m.id and r.currency = p.currency
                     and r.purpose = case m.type when 4 then 'play_receivable'
                                     else 'receivable' end
    left join vendor_transaction k on k.vendor_code = a.vendor
                                  and k.transaction_id = a.transaction_id
   where m.id = a.member_id;
  return s;
end $$;
