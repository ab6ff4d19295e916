/** Copies outbox rows, because the site deletes them after publishing. */
export const keepPublished = `
  create table published (topic text not null, payload jsonb not null);
  create index published_reference on published ((payload ->> 'reference'));
  create function keep_published() returns trigger language plpgsql security definer as $$
    begin
      if new.payload ? 'reference' then
        insert into published (topic, payload) values (new.topic, new.payload);
      end if;
      return null;
    end $$;
  create trigger keep_published after insert on outbox
    for each row execute function keep_published()`;
