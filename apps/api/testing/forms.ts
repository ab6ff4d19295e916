import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Endpoint, endpoints } from '@lantern/contracts';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { credentialsOf } from './browsers.ts';
import { type Answer, readAnswer } from './client.ts';
import type { TestSite } from './test-site.ts';

export interface Part {
  name?: string;
  /** Without one the part is a field. */
  filename?: string | null;
  type?: string;
  bytes: Buffer | string;
}

const border = 'the-border-of-the-parts';
export const formType = `multipart/form-data; boundary=${border}`;

/** The bytes of a form, including forms that no browser sends. */
export function writeForm(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(
    ({ name = 'file', filename = 'me.png', type = 'image/png', bytes }) => [
      Buffer.from(`--${border}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(filename === null ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`),
      Buffer.from('\r\n\r\n'),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ],
  );
  return Buffer.concat([...written, Buffer.from(`--${border}--\r\n`)]);
}

/** Sends a form to a call that accepts files. */
export async function sendForm(
  site: TestSite,
  token: string,
  form: Buffer,
  { type = formType, call = endpoints.uploadAvatar as Endpoint } = {},
): Promise<Answer<{ avatar: string }>> {
  const sending = site.client.raw(call.method, call.path).set(credentialsOf(token));
  return readAnswer(await sending.set('content-type', type).send(form));
}

export const uploadPicture = (site: TestSite, token: string, bytes: Buffer) =>
  sendForm(site, token, writeForm([{ bytes }]));

/** Announces a form of so many bytes, and sends only its beginning. */
export async function beginForm(
  { url, app: { server } }: TestSite,
  { method, path }: Endpoint,
  length: number,
  headers: Readonly<Record<string, string>>,
): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // On a busy machine the form would otherwise be cut off before the test ends.
  const { requestTimeout } = server;
  if (requestTimeout > 0) onTestFinished(() => void Object.assign(server, { requestTimeout }));
  server.requestTimeout = 0;
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}`;
  socket.write(
    `${head}content-type: ${formType}\r\ncontent-length: ${length}\r\n\r\n--${border}\r\n`,
  );
  return socket;
}

/** A picture of one colour, with optional extras. */
export function paint(
  kind: 'png' | 'jpeg' | 'gif' | 'webp',
  change: { width?: number; note?: string } = {},
): Promise<Buffer> {
  const { width = 64, note } = change;
  const picture = sharp({ create: { width, height: 48, channels: 3, background: '#4a43c9' } });
  const noted = note
    ? picture.withExif({ IFD0: { ImageDescription: note, Copyright: note } })
    : picture;
  return noted.toFormat(kind).toBuffer();
}
