-- Records that the vendor gave no usable answer: none, or another amount. The money stays where it
-- is until the vendor answers.
create or replace function wallet_transfer_doubt(p_transfer uuid, p_heard text, p_amount bigint)
returns void language plpgsql as $$
begin
  update wallet_transfer set heard = p_heard, heard_amount = p_amount, heard_at = now()
   where id = p_transfer and settled_at is null;
  update wallet_transfer set state = 'unknown' where id = p_transfer and state = 'sent';
  if found then perform wallet_publish(p_transfer); end if;
end $$;
