-- Erases the pictures of a member. Their bytes are removed after the transaction.
create or replace function privacy_erase_files(p_member uuid) returns void
language plpgsql as $$
declare
  files constant text[] := array(
    select f.id from stored_file f
      left join feedback b on b.id = f.feedback_id
     where p_member in (f.member_id, b.member_id));
begin
  delete from deposit_proof where file_id = any (files);
  delete from withdrawal_proof where file_id = any (files);
  delete from stored_file where id = any (files);
  insert into erased_file (id) select unnest(files);
end $$;
