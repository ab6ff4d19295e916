-- Bills of the brand above an amount wait for two people of the staff; agents dispute bills.

-- What of the amount waits for the staff, or was rejected. It stays, so that a bill tells that it
-- waited.
alter table agreement_bill
  add column held bigint not null default 0 check (held >= 0),
  -- What earlier periods lowered the base by, in millionths of a minor unit: the calculation has it
  -- in whole minor units. Null in bills that were made before.
  add column carried numeric(30) check (carried >= 0);

do $$
declare
  name text;
begin
  for name in select conname from pg_constraint
               where conrelid = 'agreement_bill'::regclass and contype = 'c'
                 and pg_get_constraintdef(oid) like '%partlyPaid%' loop
    execute format('alter table agreement_bill drop constraint %I', name);
  end loop;
end $$;
alter table agreement_bill
  add constraint agreement_bill_state check (state in (
    'paid', 'partlyPaid', 'unpaid', 'notReached', 'uplineNotReached', 'awaitingReview',
    'rejected')),
  add constraint agreement_bill_open check (
    (state in ('partlyPaid', 'unpaid', 'awaitingReview', 'rejected')) = (paid < amount)),
  -- What is not held back is paid at once: the brand always can.
  add constraint agreement_bill_paid check (
    case when state in ('awaitingReview', 'rejected') then held > 0 and paid <= amount - held
         else state = 'partlyPaid' or paid in (0, amount) end),
  add constraint agreement_bill_held check (held = 0 or payer_id is null);
create index agreement_bill_waiting on agreement_bill (brand_id, settled_at)
  where state = 'awaitingReview';

create table agreement_dispute (
  id uuid primary key,
  brand_id uuid not null references brand,
  bill_id uuid not null references agreement_bill,
  agent_id uuid not null references member on delete restrict,
  text text not null,
  opened_at timestamptz not null,
  answer text,
  answered_at timestamptz check (answered_at >= opened_at),
  answered_by uuid references staff,
  check (num_nulls(answer, answered_at, answered_by) in (0, 3))
);
create unique index agreement_dispute_open on agreement_dispute (bill_id)
  where answered_at is null;
create index agreement_dispute_bill on agreement_dispute (bill_id, opened_at);
create index agreement_dispute_brand on agreement_dispute (brand_id, opened_at desc, id desc);
grant select, insert, update on agreement_dispute to lantern_app;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void', 'lottery_result', 'lottery_correction',
  'erasure', 'jackpot', 'agreement_bill'));
create index proposal_bill on proposal (subject, decided_at) where kind = 'agreement_bill';

-- Until a brand decides otherwise no bill waits.
update brand set settings = jsonb_set(settings, '{agreements,reviewFrom}', '"0"')
 where settings -> 'agreements' is not null and settings #> '{agreements,reviewFrom}' is null;
