-- The rebate with which the lottery slips of an account begin, in hundredths of a percent of the
-- stake: a point of a series is five. Null begins where each rate card begins.
alter table invite_link add column rebate integer
  constraint invite_link_rebate check (rebate between 0 and 9995 and rebate % 5 = 0);
alter table member add column lottery_rebate integer
  constraint member_lottery_rebate check (lottery_rebate between 0 and 9995
                                          and lottery_rebate % 5 = 0);
