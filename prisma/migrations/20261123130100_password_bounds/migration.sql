-- Login passwords have 8 to 128 characters of any kind. A brand may ask for more than eight, and no
-- longer caps them. Stored passwords stay as they are.
update brand
   set settings = jsonb_set(settings, '{registration,fields,password}',
         settings #> '{registration,fields,password}' || jsonb_build_object(
           'minLength',
           greatest(8, (settings #>> '{registration,fields,password,minLength}')::int),
           'maxLength', 128,
           'patternId',
           case settings #>> '{registration,fields,password,patternId}'
             when 'no_spaces' then 'any'
             else settings #>> '{registration,fields,password,patternId}' end))
 where settings #> '{registration,fields,password}' is not null;
