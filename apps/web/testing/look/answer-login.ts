import {
  changePassword,
  endpoints,
  finishSocial,
  forgotByEmail,
  loginByTicket,
  loginMethods,
  loginSms,
  lookAtTicket,
  resetPassword,
  resetPasswordByPhone,
  type SessionValue,
  sendLoginCode,
  startSocial,
  verifyLogin,
} from '@lantern/contracts';
import { type FakeServer, refuse } from '../fake-server.ts';
import { sessionOf } from '../registration-answers.ts';

const member = sessionOf('demomember', { nickname: 'Lan Nguyen' });

export const ways: SessionValue['methods'] = [
  { method: 'sms', hint: '+63•••567' },
  { method: 'email', hint: 'd•••@example.com' },
  { method: 'totp', hint: null },
  { method: 'recovery', hint: null },
  { method: 'bank', hint: null },
];

/** The suffix of a username chooses the next step of the login, so that each step can be viewed. */
const stepOf = (username: string): Partial<SessionValue> => {
  if (username === 'verify') return { next: 'verify', methods: ways };
  if (username === 'change') return { next: 'change_password' };
  return {};
};

const refusals = {
  notmember: 'social_not_member',
  taken: 'social_taken',
  failed: 'social_failed',
} as const;

/**
 * Answers the ways in. The password `wrong-one` is refused and calls for a captcha; so is every
 * code `000000`.
 */
export function answerLogin(server: FakeServer): void {
  const inAWhile = () => ({ expiredMinutes: 5, expirationTime: Date.now() + 300_000 });
  server.on(endpoints.login, ({ body }) => {
    if (body.type === 'sms') return member;
    if (body.password === 'wrong-one') throw refuse('wrong_credentials', { captcha: true });
    return { ...member, ...stepOf(body.username) };
  });
  server.on(loginSms, inAWhile);
  server.on(loginMethods, () => ({ methods: ways }));
  server.on(sendLoginCode, inAWhile);
  server.on(verifyLogin, ({ body }) => {
    if ('code' in body && body.code === '000000') throw refuse('code_wrong');
    return member;
  });
  server.on(changePassword, () => ({ loginAgain: true }));
  server.on(forgotByEmail, () => ({}));
  server.on(resetPassword, ({ body }) => {
    if (body.ticket === 'dead') throw refuse('reset_link_invalid');
    return {};
  });
  server.on(resetPasswordByPhone, () => member);
  server.on(lookAtTicket, ({ body }) => {
    if (body.ticket === 'dead') throw refuse('ticket_invalid');
    return { account: 'de•••r' };
  });
  server.on(loginByTicket, () => member);
  server.on(startSocial, () => ({ url: 'http://127.0.0.1:9/' }));
  server.on(finishSocial, ({ body }) => {
    if (body.error) throw refuse('social_cancelled');
    throw refuse(refusals[body.state as keyof typeof refusals] ?? 'social_failed');
  });
}
