/** Each withdrawal has a fee; nothing else stands in its way. */
export const settings = {
  withdrawal: {
    minimum: '1000',
    perDayCount: 100_000,
    perDaySum: '900000000000',
    fourEyesFrom: '900000000000',
    turnoverPercent: 0,
    fee: { freePerDay: 0, fixed: '500', basisPoints: 100 },
  },
  // The run has one person of the staff, who approves and pays.
  staff: { approveAlonePerDay: '900000000000', separateFrom: '900000000000' },
};
