import { endpoints } from '@lantern/contracts';
import type { Brand } from '../brand.ts';
import type { FakeServer } from '../fake-server.ts';
import { depositOf, fairRound, historyOf, methods, reference, roundOf } from '../member-answers.ts';
import { answerRegistration, asking } from '../registration-answers.ts';
import { answerLogin } from './answer-login.ts';

const statuses = {
  '2': 'created',
  '3': 'paid',
  '4': 'failed',
  '5': 'expired',
  '6': 'review',
} as const;

/** The last sign of a reference chooses the state, so that each of them can be looked at. */
const statusOf = (asked: string) => statuses[asked.slice(-1) as keyof typeof statuses] ?? 'pending';

/** Answers what the forms and the member's pages call. */
export function answerForms(server: FakeServer, { settings, switches }: Brand): void {
  const { currency } = settings;
  const strict = switches.includes('SMSVERIFREG3');
  answerRegistration(
    server,
    strict
      ? asking(
          { mobileNum: true, email: false },
          {
            ...{
              captcha: true,
              captchaKind: 'slider',
              minimumAge: 21,
              social: ['google', 'facebook'],
            },
            ...{ smsVerification: true, mobileRegistration: true, mobilePassword: true },
          },
        )
      : asking({}),
  );
  answerLogin(server);
  server.on(endpoints.depositMethods, () => methods.map((method) => ({ ...method, currency })));
  server.on(endpoints.createDeposit, ({ body }) =>
    depositOf('pending', {
      ...body,
      instructions: { kind: 'redirect', payUrl: 'http://127.0.0.1:9/' },
    }),
  );
  server.on(endpoints.getDeposit, ({ query }) =>
    depositOf(statusOf(query.reference), { currency, reference: query.reference ?? reference }),
  );
  const rounds = Array.from({ length: 9 }, (_, at) => roundOf(41 - at, { currency }));
  server.on(endpoints.betHistory, ({ query }) => {
    if (query.days === 'today') return historyOf([]);
    const open = roundOf(43, { currency, status: 'open', net: '-20000', endedAt: null });
    const list = query.pageNo === 1 ? [open, { ...fairRound, currency }, ...rounds] : rounds;
    return historyOf(list, {
      total: 231,
      totalPages: 12,
      totals: { currency, stake: '4640000', win: '3980000', net: '-660000' },
    });
  });
}
