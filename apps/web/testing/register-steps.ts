import { endpoints } from '@lantern/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer } from './fake-server.ts';
import { answerRegistration, asking } from './registration-answers.ts';
import { field, fillIn } from './render-site.tsx';

/** What a visitor does on a registration form, and what reached the server of it. */

export function serverAsking(...settings: Parameters<typeof asking>): FakeServer {
  const server = new FakeServer();
  answerRegistration(server, asking(...settings));
  return server;
}

/** Types into fields by the beginning of their labels. */
export async function fill(values: Record<string, string>) {
  const user = userEvent.setup({ delay: null });
  for (const [label, text] of Object.entries(values))
    await fillIn(await field(new RegExp(`^${label}`)), text);
  return user;
}

export const good = {
  Username: 'lanternfan',
  Password: 'Sunny-day-42',
  'Confirm password': 'Sunny-day-42',
};
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
export const sent = (server: FakeServer) => server.to(endpoints.registerMember);
