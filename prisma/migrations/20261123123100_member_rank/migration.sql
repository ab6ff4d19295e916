-- The rank and the labels that staff give a member.
alter table member
  add column rank_level integer not null default 1 check (rank_level between 1 and 99),
  add column labels text[] not null default '{}' check (cardinality(labels) <= 5);
