import type pg from 'pg';

export const withdrawalFeeTerms = { freePerDay: 0, fixed: '500', basisPoints: 100 };

/** Relaxes the brand's limits, so that a minute is enough for many withdrawals and transfers. */
export async function easeTerms(db: pg.Client): Promise<void> {
  const withdrawal = {
    ...{
      minimum: '1000',
      perDayCount: 100_000,
      perDaySum: '900000000000',
      fourEyesFrom: '900000000000',
    },
    ...{ turnoverPercent: 0, fee: withdrawalFeeTerms },
  };
  const transfers = {
    toUpline: true,
    toDownline: true,
    minimum: '1',
    perDay: '900000000000',
    watchFrom: '900000000000',
  };
  await db.query(
    `update brand set settings = settings || jsonb_build_object(
        'withdrawal', settings -> 'withdrawal' || $1::jsonb,
        'transfers', settings -> 'transfers' || $2::jsonb)
      where code = 'lantern'`,
    [JSON.stringify(withdrawal), JSON.stringify(transfers)],
  );
}
