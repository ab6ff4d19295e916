import { endpoints } from '@lantern/contracts';
import { credentialsOf } from './browsers.ts';
import { type Answer, readAnswer } from './client.ts';
import { formType, type Part, writeForm } from './forms.ts';
import type { TestSite } from './test-site.ts';

export const bodyPart = (body: unknown): Part => ({
  name: 'body',
  filename: null,
  bytes: typeof body === 'string' ? body : JSON.stringify(body),
});

interface Message {
  /** A text is sent unchanged. */
  body: unknown;
  files?: readonly Buffer[];
  token?: string;
  host?: string;
  language?: string;
}

/** Sends any parts to the call for messages. */
export async function sendParts(
  site: TestSite,
  parts: readonly Part[],
  { token, host = 'localhost', language = 'en' }: Omit<Message, 'body'> = {},
): Promise<Answer<{ reference: string }>> {
  const { method, path } = endpoints.sendFeedback;
  const sending = site.client.raw(method, path).set('host', host).set('accept-language', language);
  if (token) sending.set(credentialsOf(token));
  return readAnswer(await sending.set('content-type', formType).send(writeForm(parts)));
}

/** Sends a message like a page: its content, then the pictures. */
export const sendMessage = (site: TestSite, { body, files = [], ...wish }: Message) =>
  sendParts(site, [bodyPart(body), ...files.map((bytes) => ({ bytes }))], wish);
