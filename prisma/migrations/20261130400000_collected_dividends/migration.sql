-- A dividend of the brand can wait until its agent collects it; one that is not collected by the
-- next settlement expires, and what the agent would have kept stays with the brand.
alter table agreement_bill
  drop constraint agreement_bill_state,
  drop constraint agreement_bill_open,
  drop constraint agreement_bill_paid;
alter table agreement_bill
  add constraint agreement_bill_state check (state in (
    'paid', 'partlyPaid', 'unpaid', 'notReached', 'uplineNotReached', 'awaitingReview',
    'rejected', 'awaitingCollection', 'expired')),
  add constraint agreement_bill_open check (
    (state in ('partlyPaid', 'unpaid', 'awaitingReview', 'rejected', 'awaitingCollection',
               'expired')) = (paid < amount)),
  -- What is not held back is paid at once: the brand always can.
  add constraint agreement_bill_paid check (
    case when state in ('awaitingReview', 'rejected', 'awaitingCollection', 'expired')
         then held > 0 and paid <= amount - held
         else state = 'partlyPaid' or paid in (0, amount) end);
create index agreement_bill_to_collect on agreement_bill (agent_id, kind)
  where state = 'awaitingCollection';

-- Until a brand decides otherwise dividends are paid at once.
update brand set settings = jsonb_set(settings, '{agreements,collectDividends}', 'false')
 where settings -> 'agreements' is not null
   and settings #> '{agreements,collectDividends}' is null;
