-- What the page of a game says besides its return: the largest stake in minor units by currency,
-- how far its wins are spread (`chosen` by the player), and its rules by language.
alter table game add column max_bets jsonb not null default '{}';
alter table game add column volatility text
  check (volatility in ('low', 'medium', 'high', 'chosen'));
alter table game add column rules jsonb not null default '{}';
