-- Takes back the rounds of a grant that are not played yet. Answers `done`, or the code of a
-- refusal.
create or replace function free_round_withdraw(
  p_brand uuid, p_staff uuid, p_grant uuid, p_reason text
) returns text language plpgsql as $$
declare
  g free_round_grant;
begin
  select * into g from free_round_grant where id = p_grant and brand_id = p_brand for update;
  if g.id is null then return 'free_rounds_not_found'; end if;
  if g.state <> 'active' then return 'free_rounds_over'; end if;
  update free_round_grant set state = 'withdrawn', ended_at = now() where id = g.id;
  perform free_round_publish(p_brand, g.member_id);
  perform audit_write(p_brand, p_staff, 'free_rounds_withdrawn', 'member', g.member_id::text,
                      null, jsonb_build_object('grant', g.id, 'left', g.rounds - g.used), p_reason);
  return 'done';
end $$;
