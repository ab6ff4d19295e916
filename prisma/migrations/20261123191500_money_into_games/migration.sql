-- Members of existing brands go on moving their money to vendors themselves.
update brand set settings = jsonb_set(settings, '{wallets,moveIntoGame}', 'false')
 where settings -> 'wallets' is not null and settings #> '{wallets,moveIntoGame}' is null;
