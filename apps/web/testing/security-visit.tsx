import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '../src/lib/session/session.ts';
import { FakeServer } from './fake-server.ts';
import { answerMember } from './member-answers.ts';
import { answerRegistration, asking, sessionOf } from './registration-answers.ts';
import { field, fillIn, renderSite } from './render-site.tsx';
import { answerSecurity } from './security-answers.ts';

/** A visit of a member to the security centre, and what members do there. */

export async function openSecurity(
  state: Parameters<typeof answerSecurity>[1] = {},
  prepare?: (server: FakeServer) => void,
) {
  openSession(sessionOf('demomember'));
  const server = new FakeServer();
  answerMember(server);
  answerRegistration(server, asking({}));
  answerSecurity(server, state);
  prepare?.(server);
  const site = await renderSite('/?centre=securityCenter', server);
  await screen.findByRole('dialog', { name: 'Security' });
  return { server, ...site };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
export const type = async (label: string | RegExp, text: string) =>
  fillIn(await field(label), text);
/** Gives the password that a change asks for. */
export const prove = () => type(/^Your login password/, 'Lantern-demo-1');

/** The texts under a field, its error first. */
export function errorOf(input: HTMLElement): string | null | undefined {
  const [id = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(id)?.textContent;
}
