import {
  depositFeeFormula,
  formulaSql,
  withdrawalFeeFormula,
  withdrawalStepTable,
} from '@lantern/rules';

const source = (rule: string) =>
  `-- Printed from packages/rules/src/${rule} by prisma/src/print-functions.ts.\n`;

function depositFee(): string {
  const fee = formulaSql(depositFeeFormula, {
    amount: 'p_amount',
    basisPoints: 'p_basis_points',
    fixed: 'p_fixed',
  });
  return `-- The fee of a deposit in minor units, rounded down. The member keeps at least one unit.
${source('deposit.ts')}create or replace function deposit_fee(
  p_amount bigint, p_basis_points integer, p_fixed bigint
) returns bigint language sql immutable as $$
  select ${fee}
$$;
`;
}

function withdrawalFee(): string {
  const fee = formulaSql(withdrawalFeeFormula, {
    amount: 'p_amount',
    madeToday: 'p_made',
    freePerDay: 'free_per_day',
    basisPoints: 'basis_points',
  });
  return `-- The fee of a withdrawal in minor units, rounded down, after others on the same day.
${source('withdrawal.ts')}create or replace function withdrawal_fee(
  p_brand uuid, p_amount bigint, p_made integer
) returns bigint language plpgsql stable as $$
declare
  free_per_day constant integer := brand_setting(p_brand, 'withdrawal', 'fee', 'freePerDay');
  fixed constant bigint := brand_setting(p_brand, 'withdrawal', 'fee', 'fixed');
  basis_points constant bigint := brand_setting(p_brand, 'withdrawal', 'fee', 'basisPoints');
begin
  return ${fee.replace(' else ', '\n              else ')};
end $$;
`;
}

function withdrawalNext(): string {
  const rows = Object.entries(withdrawalStepTable).flatMap(([step, table]) =>
    Object.entries(table).map(([status, next]) => `    ('${step}', '${status}', '${next}')`),
  );
  return `-- The status that a step leads to; null where the step is not allowed.
${source('withdrawal.ts')}create or replace function withdrawal_next(
  p_status text, p_step text
) returns text language sql immutable as $$
  select s.next from (values
${rows.join(',\n')}
  ) as s (step, status, next)
  where s.step = p_step and s.status = p_status
$$;
`;
}

/** The SQL functions that are printed from rules, by their place under prisma/functions. */
export const printedFunctions: Readonly<Record<string, () => string>> = {
  'deposit/deposit_fee.sql': depositFee,
  'withdrawal/withdrawal_fee.sql': withdrawalFee,
  'withdrawal/withdrawal_next.sql': withdrawalNext,
};
