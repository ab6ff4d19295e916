-- Why a brand's staff can't grant free rounds on these terms, or null. `p_terms` has `games` (node
-- ids of slots whose vendor takes them), `value` (minor units in digits), `rounds` and `days`.
create or replace function free_round_terms_refusal(p_brand uuid, p_member uuid, p_terms jsonb)
returns text language plpgsql stable as $$
declare
  worth constant bigint := p_terms ->> 'value';
  money constant text := (select currency from brand where id = p_brand);
  m member;
begin
  select * into m from member where id = p_member and brand_id = p_brand;
  if m.id is null then return 'member_not_found'; end if;
  -- Trial accounts and assistants have no money.
  if m.type not in (0, 1, 2) then return 'purse_not_found'; end if;
  if m.status <> 'active' then return 'account_disabled'; end if;
  perform 1 from protection x where x.member_id = p_member and x.excluded_until > now();
  if found then return 'member_excluded'; end if;
  if exists (
    select from jsonb_array_elements_text(p_terms -> 'games') n (node_id)
     where not exists (
       select from brand_game b join game g on g.node_id = b.node_id
        where b.brand_id = p_brand and b.node_id = n.node_id
          and free_round_taken_by(g.vendor_code)
          and g.classify = 'slot' and g.removed_at is null)) then
    return 'game_not_found';
  end if;
  if worth > brand_setting(p_brand, 'freeRounds', 'valueMost')::bigint
     or worth * (p_terms ->> 'rounds')::integer
        > brand_setting(p_brand, 'freeRounds', 'most')::bigint
     or exists (
       select from game g
        where p_terms -> 'games' ? g.node_id
          and not worth between coalesce((g.min_bets ->> money)::bigint, worth)
                            and coalesce((g.max_bets ->> money)::bigint, worth)) then
    return 'amount_out_of_range';
  end if;
  return null;
end $$;
