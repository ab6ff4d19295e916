-- Erases where a member logged in from, and what was written by and about the member.
create or replace function privacy_erase_traces(p_member uuid) returns void
language plpgsql as $$
declare
  nowhere constant text := '0.0.0.0';
begin
  update session set address = nowhere, user_agent = '' where member_id = p_member;
  update login_event set address = nowhere, user_agent = '' where member_id = p_member;
  update security_event set address = null, detail = '{}' where member_id = p_member;
  delete from member_network where member_id = p_member;
  delete from remember_token where member_id = p_member;
  delete from password_reset where member_id = p_member;
  delete from proposed_password
   where proposal_id in (select id from proposal where member_id = p_member);
  delete from member_note where member_id = p_member;
  delete from inbox_message where member_id = p_member;
  delete from feedback where member_id = p_member;
  update invite_link set note = '' where member_id = p_member;
  update agreement_request set note = '', closed_at = coalesce(closed_at, now())
   where agent_id = p_member;
  update agreement_dispute set text = '', answer = case when answer is not null then '' end
   where agent_id = p_member;
  delete from member_origin where p_member in (member_id, device_of);
  delete from favourite_game where member_id = p_member;
  delete from recent_game where member_id = p_member;
end $$;
