-- Records a registration that was declined, once for each account that it matched until staff have
-- looked. Later tries are counted.
create or replace function protection_person_declined(p_brand uuid, p_matches jsonb)
returns void language sql as $$
  insert into person_match as x (brand_id, known_id, signals)
    select p_brand, m.known, m.signals
      from jsonb_to_recordset(p_matches) as m (known uuid, signals text[]) order by m.known
    on conflict (known_id) where member_id is null and decided_at is null do update
      set signals = protection_signals(x.signals, excluded.signals),
          tries = x.tries + 1, last_at = now()
$$;
