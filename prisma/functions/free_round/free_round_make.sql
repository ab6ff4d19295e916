-- Grants free rounds, on terms that free_round_terms_refusal accepts, and sends the member a
-- message. Answers the grant.
create or replace function free_round_make(
  p_brand uuid, p_member uuid, p_terms jsonb, p_staff uuid, p_proposal uuid, p_reason text,
  p_key text
) returns uuid language plpgsql as $$
declare
  g free_round_grant;
begin
  insert into free_round_grant (id, brand_id, member_id, games, value, currency, rounds,
                                turnover_percent, expires_at, terms, reason, granted_by,
                                proposal_id, idempotency_key)
    select uuid_v7(), p_brand, p_member,
           array(select distinct jsonb_array_elements_text(p_terms -> 'games') order by 1),
           (p_terms ->> 'value')::bigint, b.currency, (p_terms ->> 'rounds')::integer,
           brand_setting(p_brand, 'freeRounds', 'turnoverPercent')::integer,
           now() + make_interval(days => (p_terms ->> 'days')::integer), p_terms, p_reason,
           p_staff, p_proposal, p_key
      from brand b where b.id = p_brand
  returning * into g;
  perform inbox_add(p_brand, p_member, 'free_rounds',
    jsonb_build_object('rounds', g.rounds, 'value', g.value::text, 'currency', g.currency,
                       'until', g.expires_at),
    'free_rounds:' || g.id);
  perform free_round_publish(p_brand, p_member);
  return g.id;
end $$;
