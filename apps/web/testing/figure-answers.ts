import {
  type TeamFigures,
  teamBets,
  teamMembersProfit,
  teamOverview,
  teamProfit,
  teamTransactions,
} from '@lantern/contracts';
import type { FakeServer } from './fake-server.ts';

export const figuresOf = (change: Partial<TeamFigures> = {}): TeamFigures => ({
  ...{ rounds: 4, stakes: '9000', turnover: '8000', wins: '3000', net: '5900' },
  ...{ deposits: '20000', withdrawals: '1000', fees: '100', promotions: '0', rebates: '0' },
  ...{ registrations: 2, firstDeposits: 1 },
  ...change,
});

const asOf = '2026-11-24T05:06:07.000Z';
const days = { from: '2026-11-18', to: '2026-11-24' };
const junior = { id: '01234567-89ab-7cde-8f01-23456789ab01', account: 'junior' };

/** Answers the calls about a team with one member below, who opens as a team of its own. */
export function answerFigures(server: FakeServer): void {
  const shown = (member: string | undefined) => ({
    ...{ ...days, currency: 'VND', asOf },
    above: member === junior.id ? [junior] : [],
  });
  server.on(teamOverview, () => ({
    ...{ asOf, currency: 'VND' },
    current: { from: days.to, to: days.to, ...figuresOf(), active: 3 },
    before: {
      ...{ from: '2026-11-23', to: '2026-11-23' },
      ...figuresOf({ turnover: '7000' }),
      active: 5,
    },
    days: [{ day: days.to, ...figuresOf(), active: 3 }],
  }));
  server.on(teamProfit, ({ query }) => ({
    ...shown(query.member),
    total: figuresOf(),
    own: figuresOf({ turnover: '0' }),
    byDay: [
      { day: days.to, ...figuresOf() },
      { day: '2026-11-23', ...figuresOf({ turnover: '7000' }) },
    ],
    byCategory: [{ category: 'RNG', ...playOf(figuresOf()) }],
  }));
  server.on(teamMembersProfit, ({ query }) => {
    const list = query.member ? [] : [{ ...junior, type: 1, direct: 0, ...figuresOf() }];
    return { ...shown(query.member), list, total: list.length, totalPages: 1 };
  });
  server.on(teamBets, ({ query }) => ({
    ...{ ...shown(query.member), upTo: asOf, more: false },
    total: { rounds: 12, stakes: '9000', turnover: '8000', wins: '3000' },
    categories: ['RNG', 'LOTT'],
    list: [
      {
        ...{ id: '7', member: junior.id, account: junior.account, kind: 'correction' as const },
        ...{ gameName: 'Carp Leap', category: 'RNG', stake: '0', turnover: '0', win: '-300' },
        at: asOf,
      },
    ],
  }));
  server.on(teamTransactions, ({ query }) => ({
    ...{ ...shown(query.member), upTo: asOf, more: false },
    total: { deposit: '20000', withdrawal: '1000', fee: '100', promotion: '0', rebate: '40' },
    list: [
      {
        ...{ id: '8', member: junior.id, account: junior.account, kind: 'deposit' as const },
        ...{ amount: '20000', reference: 'D-7K2M9Q4W', at: asOf },
      },
    ],
  }));
}

function playOf({ registrations: _, firstDeposits: __, ...play }: TeamFigures) {
  return play;
}
