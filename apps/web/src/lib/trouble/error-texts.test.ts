import { type ErrorCode, endpoints, refusalsOf } from '@lantern/contracts';
import { languages } from '@lantern/locales';
import { describe, expect, it } from 'vitest';
import { phoneTroubleKinds } from '../phone/phone-trouble.ts';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../../../../../packages/locales/src/*/*.json', {
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The source of a file below `src`. */
function sourceOf(file: string): string | undefined {
  const here = 'https://src/lib/trouble/';
  const { href } = new URL(file, 'https://src/');
  return Object.entries(sources).find(([path]) => new URL(path, here).href === href)?.[1];
}

/** The text of `namespace:key.of.it` in a language. */
function textOf(language: string, name: string): string | Texts | undefined {
  const [namespace, key = ''] = name.split(':');
  const file = files[`../../../../../packages/locales/src/${language}/${namespace}.json`];
  return key
    .split('.')
    .reduce<string | Texts | undefined>(
      (at, step) => (typeof at === 'object' ? at[step] : at),
      file,
    );
}

interface Shown {
  /** `namespace:key`; a refusal is shown by `trouble-text.ts`, wherever it occurs. */
  text: string;
  /** The file that shows it, below `src`, and how that file names it. */
  by: readonly [file: string, name: string];
}

const shown = (text: string, file: string, name = text.split(':')[1] ?? ''): Shown => ({
  text,
  by: [file, name],
});
const refused = (code: ErrorCode): Shown =>
  shown(`error:${code}`, 'lib/trouble/trouble-text.ts', 'error:$');

/** Every case of the error catalogue and of the other messages, with where it leads. */
const catalogue: Readonly<Record<string, readonly Shown[]>> = {
  'a bad affiliate code': [
    shown('registration:invitationRefused.title', 'features/registration/invitation-dialog.tsx'),
    shown(
      'error:invitation_code_error',
      'features/registration/invitation-dialog.tsx',
      'error:invitation_code_error',
    ),
  ],
  'a failed SMS request': [
    shown('session:code.failedTitle', 'lib/bot-check/send-trouble-dialog.tsx'),
  ],
  'an action that a trial account may not do': [
    shown(
      'error:in_need_true_account',
      'app/centre-frame/true-account-needed.tsx',
      'error:in_need_true_account',
    ),
  ],
  'a guest at a protected action': [refused('not_logged_in')],
  'a failed login that asks for a captcha': [
    refused('wrong_credentials'),
    shown('bot-check:missing.image', 'lib/bot-check/use-bot-check.ts', 'missing.$'),
  ],
  'customer service that cannot be had': [
    shown('layout:service.failed', 'features/customer-service/service-dialog.tsx'),
  ],
  'a part that does not come in 120 s': [
    shown('common:trouble.late', 'lib/trouble/trouble-text.ts'),
    shown('common:reload', 'lib/trouble/trouble-block.tsx'),
  ],
  'a part that is gone': [shown('common:trouble.part', 'lib/trouble/trouble-text.ts')],
  'vendors that do not load': [shown('layout:menu.missing', 'features/games/side-categories.tsx')],
  'a visitor who is turned away': [
    shown('status:restriction.text', 'features/status/restriction-page.tsx'),
  ],
  'an abnormal network link': [
    shown('common:trouble.unreachable', 'lib/trouble/trouble-text.ts', 'trouble.$'),
    shown('common:retry', 'lib/trouble/trouble-block.tsx'),
  ],
  'no network at all': [shown('common:offline', 'app/offline-notice.tsx')],
  'an answer that takes too long': [
    shown('common:trouble.timeout', 'lib/trouble/trouble-text.ts', 'trouble.$'),
  ],
  'an answer that cannot be read': [
    shown('common:trouble.garbled', 'lib/trouble/trouble-text.ts', 'trouble.$'),
  ],
  'a page that takes long': [shown('common:slow', 'lib/trouble/slow-notice.tsx')],
  'a username or e-mail that does not exist': [
    // Whether such an account exists stays private.
    shown('password:forgot.sent', 'features/password/by-email.tsx'),
  ],
  'an invalid address': [
    shown('common:trouble.address', 'lib/trouble/trouble-text.ts'),
    refused('unknown_brand'),
  ],
  'a blocked window': [
    shown('layout:service.blocked', 'features/customer-service/service-dialog.tsx'),
    shown('layout:service.link', 'features/customer-service/service-dialog.tsx'),
  ],
  'a blocked place or address': [refused('region_restricted')],
  'maintenance of the site': [
    shown('status:maintenance.text', 'features/status/maintenance-page.tsx'),
    refused('site_maintenance'),
  ],
  'a game under maintenance': [
    refused('game_maintenance'),
    shown('lobby:closed.title', 'features/games/game-popup.tsx'),
    shown('lobby:closed.text', 'features/games/game-popup.tsx'),
  ],
  'a wrong account or password': [refused('wrong_credentials'), refused('account_disabled')],
  'a wrong e-mail format': [
    refused('email_invalid'),
    shown('password:problem.email', 'features/password/by-email.tsx'),
  ],
  'something to verify first': [refused('captcha_required'), refused('verification_required')],
  'a non-member at a social login': [refused('social_not_member')],
  'a non-agent at the agent login': [refused('non_agent_login')],
  'any other failure of the site': [refused('internal_error'), refused('unavailable')],
  'any other failure of the page': [
    shown('common:trouble.unexpected', 'lib/trouble/trouble-text.ts'),
  ],
  ...Object.fromEntries(
    phoneTroubleKinds.map((kind) => [
      `phone verification: ${kind}`,
      [shown(`phone:${kind}`, 'lib/bot-check/code-trouble-text.ts', 't(trouble.kind)')],
    ]),
  ),
};

const cases = Object.entries(catalogue);
const exactTexts: readonly (readonly [text: string, says: string])[] = [
  ['phone:missing_number', 'Please enter a valid phone number.'],
  ['phone:popup_closed', 'Login failure. Please try again.'],
  ['error:social_not_member', 'Non-member account unable to login'],
  ['error:non_agent_login', 'Non-agents cannot log in.'],
];

describe('ERR-01 every case of the error catalogue', () => {
  it.each(cases)('%s has its texts in every language', (_, texts) => {
    const missing = languages.flatMap((language) =>
      texts
        .map(({ text }) => [language, text])
        .filter(([, text = '']) => typeof textOf(language, text) !== 'string'),
    );
    expect(missing).toEqual([]);
  });

  it.each(cases)('%s is shown', (_, texts) => {
    for (const { by } of texts) {
      const [file, name] = by;
      expect(sourceOf(file), file).toContain(name);
    }
  });

  it.each(exactTexts)('%s has the text of the specification', (text, says) => {
    expect(textOf('en', text)).toBe(says);
  });

  it('names refusals that a call of the site can give', () => {
    const given = new Set<string>(Object.values(endpoints).flatMap(refusalsOf));
    const named = cases.flatMap(([, texts]) =>
      texts.flatMap(({ text }) => text.match(/^error:(.+)/)?.[1] ?? []),
    );
    expect(named.filter((code) => !given.has(code))).toEqual([]);
  });
});
