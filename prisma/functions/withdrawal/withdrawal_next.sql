-- The status that a step leads to; null where the step is not allowed.
-- Printed from packages/rules/src/withdrawal.ts by prisma/src/print-functions.ts.
create or replace function withdrawal_next(
  p_status text, p_step text
) returns text language sql immutable as $$
  select s.next from (values
    ('approve', 'review', 'approved'),
    ('cancel', 'review', 'cancelled'),
    ('reject', 'review', 'rejected'),
    ('reject', 'approved', 'rejected'),
    ('send', 'approved', 'paying'),
    ('pay_by_hand', 'approved', 'paid'),
    ('pay', 'paying', 'paid'),
    ('fail', 'paying', 'failed'),
    ('receive', 'paid', 'received'),
    ('dispute', 'paid', 'disputed'),
    ('settle', 'disputed', 'settled'),
    ('return', 'disputed', 'returned'),
    ('return', 'settled', 'returned')
  ) as s (step, status, next)
  where s.step = p_step and s.status = p_status
$$;
