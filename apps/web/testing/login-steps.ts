import { endpoints, type SessionValue } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Brand, lantern } from './brand.ts';
import { FakeServer } from './fake-server.ts';
import { answerMember } from './member-answers.ts';
import { answerRegistration, asking, sessionOf } from './registration-answers.ts';
import { field, fillIn } from './render-site.tsx';

/** The steps of a login, and a site that accepts every login. */

export const soon = () => ({ expiredMinutes: 5, expirationTime: Date.now() + 300_000 });

export function loginServer(
  brand: Brand = lantern,
  settings: Parameters<typeof asking>[1] = {},
): FakeServer {
  const server = new FakeServer(brand);
  answerRegistration(server, asking({}, settings));
  server.on(endpoints.login, ({ body }) =>
    sessionOf(body.type === 'username' ? body.username : 'byphone'),
  );
  server.on(endpoints.loginSms, soon);
  answerMember(server);
  return server;
}

/** A login that leaves a step to do. */
export const halfway = (rest: Partial<SessionValue>) =>
  sessionOf('demomember', { token: 'half', ...rest });

export const press = (name: string) => screen.getByRole('button', { name });

export async function logIn(username: string, password: string) {
  const user = userEvent.setup();
  if (username) await fillIn(await field(/^Username/), username);
  if (password) await fillIn(await field(/^Password/), password);
  await user.click(press('Log in'));
  return user;
}
