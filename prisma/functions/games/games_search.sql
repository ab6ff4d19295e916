-- The brand's games whose names contain the text, in any language; without any, those with similar
-- names. A name that begins with the text is closest. A plan for each text cost more than the
-- search itself.
create or replace function games_search(p_brand uuid, p_text text)
returns table (node_id text, closeness real) language plpgsql stable
set pg_trgm.word_similarity_threshold = 0.34 set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  plain constant text := games_plain(p_text);
  part constant text := regexp_replace(plain, '([%_\\])', '\\\1', 'g');
begin
  if plain = '' then return; end if;
  return query
    select g.node_id, case when g.search like part || '%' or g.search like '%, ' || part || '%'
                           then 2 else 1 end::real
      from game g join brand_game b on b.brand_id = p_brand and b.node_id = g.node_id
     where g.search like '%' || part || '%';
  if found or length(plain) < 3 then return; end if;
  return query
    select g.node_id, word_similarity(plain, g.search)
      from game g join brand_game b on b.brand_id = p_brand and b.node_id = g.node_id
     where plain <% g.search;
end $$;
