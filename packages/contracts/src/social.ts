import * as z from 'zod/mini';
import { socialProviders } from './brand-choices.ts';
import { endpoint } from './endpoint.ts';
import { sessionValue } from './session.ts';
import { string } from './strings.ts';
import { empty, secret, text, webUrl } from './wire.ts';

const provider = z.enum(socialProviders);

export const startSocial = endpoint({
  name: 'startSocial',
  method: 'POST',
  path: '/wps/session/social/start',
  summary:
    'Returns the sign-in provider’s address for login or registration. It leads back to `/social`.',
  access: 'public',
  body: z.strictObject({
    provider,
    purpose: z.enum(['login', 'register']),
    area: z.optional(z.literal('agent')),
  }),
  value: z.strictObject({ url: webUrl }),
  refusals: ['feature_disabled', 'social_failed'],
});

export const linkSocial = endpoint({
  name: 'linkSocial',
  method: 'POST',
  path: '/wps/member/social/link',
  summary: 'Returns the sign-in provider’s address for linking an account to the member.',
  access: 'member',
  sealed: true,
  body: z.strictObject({ provider, password: secret }),
  value: z.strictObject({ url: webUrl }),
  refusals: ['feature_disabled', 'social_failed', 'password_wrong', 'login_locked'],
});

export const unlinkSocial = endpoint({
  name: 'unlinkSocial',
  method: 'POST',
  path: '/wps/member/social/unlink',
  summary: 'Unlinks an account of a sign-in provider.',
  access: 'member',
  sealed: true,
  body: z.strictObject({ provider, password: secret }),
  value: empty,
  refusals: ['password_wrong', 'login_locked'],
});

export const finishSocial = endpoint({
  name: 'finishSocial',
  method: 'POST',
  path: '/wps/session/social',
  summary: 'Completes a sign-in: logs in, links, or returns a ticket for the registration form.',
  access: 'public',
  sealed: true,
  body: z.strictObject({
    state: text(200, 1),
    code: z.optional(string().check(z.minLength(1), z.maxLength(4000))),
    /** Sent with the code by providers that identify themselves. */
    iss: z.optional(text(500)),
    /** The provider's error code. */
    error: z.optional(text(200)),
  }),
  value: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('entered'), session: sessionValue }),
    z.strictObject({ outcome: z.literal('linked'), provider }),
    z.strictObject({
      outcome: z.literal('register'),
      provider,
      /** Sent with the registration as `socialTicket`. */
      ticket: string(),
      email: z.nullable(string()),
      name: z.nullable(string()),
    }),
  ]),
  refusals: [
    'social_not_member',
    'social_failed',
    'social_expired',
    'social_cancelled',
    'social_taken',
    'non_agent_login',
    'account_disabled',
    'feature_disabled',
  ],
});
