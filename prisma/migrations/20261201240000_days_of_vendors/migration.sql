-- Days of game vendors are compared like those of payment gateways: by each bet and win.
alter table reconciliation_difference
  drop constraint reconciliation_difference_subject_check,
  add constraint reconciliation_difference_subject_check
    check (subject in ('payment', 'payout', 'bet', 'win'));

-- Finds the transactions of a day. They are stored in the order of time, so that an index of ranges
-- is small, and costs a bet nothing.
create index vendor_transaction_created on vendor_transaction using brin (created_at);
