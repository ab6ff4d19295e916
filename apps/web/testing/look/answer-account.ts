import type { FakeServer } from '../fake-server.ts';
import { answerBanks, answerProfile, answerSecurity, bankOf } from '../security-answers.ts';

/** Answers the account of a member who is half-way through what protects it. */
export function answerAccount(server: FakeServer): void {
  answerSecurity(server, {
    email: 'l***n@example.com',
    emailVerified: true,
    mobile: '+84 *** *** 42',
    social: [
      { provider: 'google', linked: true },
      { provider: 'facebook', linked: false },
    ],
  });
  const waiting = {
    id: bankOf().id.replace('71', '72'),
    bankCode: 'ACB',
    bankName: 'ACB',
    accountNumber: '••••0915',
  };
  answerBanks(server, [
    bankOf(),
    bankOf({
      ...waiting,
      usable: false,
      usableAt: new Date(Date.now() + 80_000_000).toISOString(),
    }),
  ]);
  answerProfile(server, {
    nickname: 'Lan Nguyen',
    fullname: 'Nguyễn Thị Lan',
    nationality: 'VN',
    locked: ['fullname'],
    occupation: 'Nurse',
    telegram: '@lannguyen',
  });
}
