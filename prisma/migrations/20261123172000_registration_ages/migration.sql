-- The copyright line has the current year; the year of the old default would stay for ever.
update brand set settings = settings - 'copyrightYear' where settings ->> 'copyrightYear' = '2024';

-- What harbor's seed says; every other brand keeps the box as it was, checked.
update brand
   set settings = jsonb_set(settings, '{registration,agreementChecked}', to_jsonb(code <> 'harbor'))
 where settings -> 'registration' is not null
   and settings #> '{registration,agreementChecked}' is null;

-- Names of ranks that nobody has changed are written as labels.
update brand set settings = jsonb_set(settings, '{ranks}', (
  select jsonb_agg(case when rank ->> 'labelName' in
                             ('bronze', 'silver', 'gold', 'platinum', 'diamond', 'crown')
                        then rank || jsonb_build_object('labelName', initcap(rank ->> 'labelName'))
                        else rank end order by at)
    from jsonb_array_elements(settings -> 'ranks') with ordinality as kept (rank, at)))
 where jsonb_typeof(settings -> 'ranks') = 'array' and settings -> 'ranks' <> '[]';
