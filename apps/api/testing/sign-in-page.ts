import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Person } from './sign-in-server.ts';

/** The test provider's login page; it believes every answer. */
export const signInPage = `<!doctype html><html lang="en">
<meta name="viewport" content="width=device-width">
<title>Sign in</title><link rel="icon" href="data:,">
<form method="post">
<label>Your e-mail <input name="email" type="email" required></label>
<button>Sign in</button></form>`;

/** The name of a person is derived from the e-mail address. */
export async function readPerson(request: IncomingMessage): Promise<Person> {
  const email = new URLSearchParams(await text(request)).get('email') ?? '';
  const [name = ''] = email.split('@');
  return { sub: name, email, email_verified: true, name };
}
