-- Sends money along the line. Answers `sent`, or the code of the refusal, with the id of the
-- transfer. The purses of both members are locked in one order, so that two members who send to
-- each other never wait for each other. The key makes it happen once.
create or replace function line_transfer_send(
  p_id uuid, p_brand uuid, p_from uuid, p_way text, p_name_key text, p_amount bigint,
  p_reference text, p_key text, p_address text, out verdict text, out transfer uuid
) language plpgsql as $$
declare
  recipient constant uuid := line_recipient(p_brand, p_from, p_way, p_name_key);
  money constant text := (select currency from member where id = p_from);
  own constant uuid := purse_of(p_brand, p_from, 'main', money);
  theirs uuid;
  known line_transfer;
  made line_transfer;
begin
  if recipient is null then verdict := 'member_not_found'; return; end if;
  if recipient = p_from then verdict := 'transfer_to_self'; return; end if;
  perform purse_lock(p_from, recipient);

  select * into known from line_transfer l
   where l.from_member = p_from and l.idempotency_key = p_key;
  if known.id is not null then
    verdict := case when (known.to_member, known.amount) = (recipient, p_amount)
                    then 'sent' else 'idempotency_key_reused' end;
    transfer := known.id;
    return;
  end if;

  theirs := purse_of(p_brand, recipient, 'main', money);
  verdict := line_refusal(p_brand, p_from, recipient, p_way, p_amount, own, theirs);
  if verdict is not null then return; end if;
  perform winning_forget_lost(recipient);
  verdict := purse_move(
    'line_transfer', p_id, null, own, theirs, p_amount, 'line_transfer');
  if verdict <> 'posted' then return; end if;
  made := (p_id, p_brand, p_from, recipient, p_way, p_reference, p_key, p_amount, money, now());
  perform line_transfer_write(made, own, theirs, p_address);
  verdict := 'sent';
  transfer := p_id;
end $$;
