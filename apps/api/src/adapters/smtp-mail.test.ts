import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SmtpMail } from './smtp-mail.ts';

interface Taken {
  from: string;
  to: string[];
  /** Everything between DATA and the final dot. */
  raw: string;
  user: unknown;
  encrypted: boolean;
}

const account = { user: 'mailer', pass: 'p@ss word' };

/** A real mail server, and what it has received. */
async function openServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      username === account.user && password === account.pass
        ? done(null, { user: username })
        : done(new Error('Unknown user')),
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString('utf8'),
          user: session.user,
          encrypted: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // A client that hangs up because it does not trust the server must not fail the test.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { taken, host: `127.0.0.1:${(listening.address() as AddressInfo).port}` };
}

const message = {
  brandId: 'b1',
  brandName: 'Lantern',
  to: 'linh@mail.example',
  subject: 'Lantern: mã của bạn',
  text: 'Mã của bạn là 123456.\n.\nXin chào',
};
const mailer = (url: string, timeoutMs = 2000) =>
  new SmtpMail({ url, from: 'no-reply@lantern.example', timeoutMs });
const login = `${account.user}:${encodeURIComponent(account.pass)}`;
const failure = (mail: SmtpMail, change: Partial<typeof message> = {}) =>
  mail.send({ ...message, ...change }).then(
    () => 'nothing',
    (error: Error) => `${error.message} ${error.stack} ${String(error.cause)}`,
  );
const headersOf = ({ raw }: Taken) => raw.slice(0, raw.indexOf('\r\n\r\n'));

describe('a mail', () => {
  it('SMS-04 arrives in the brand’s name, at one address, as plain text', async () => {
    const { taken, host } = await openServer();
    await mailer(`smtp://${host}`).send(message);
    expect(taken).toMatchObject([
      { from: 'no-reply@lantern.example', to: ['linh@mail.example'], encrypted: false },
    ]);
    const [one] = taken;
    if (!one) throw new Error('no mail was taken');
    expect(headersOf(one)).toMatch(/^From: Lantern <no-reply@lantern.example>\r$/m);
    expect(headersOf(one)).toMatch(/^To: linh@mail.example\r$/m);
    expect(headersOf(one)).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(headersOf(one)).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('SMS-04 goes through a server that requires a password', async () => {
    const { taken, host } = await openServer({ authOptional: false, allowInsecureAuth: true });
    await mailer(`smtp://${login}@${host}`).send(message);
    expect(taken).toMatchObject([{ user: 'mailer' }]);
    expect(await failure(mailer(`smtp://mailer:wrong@${host}`))).toContain('EAUTH, 535');
    expect(await failure(mailer(`smtp://${host}`))).toContain('530');
    expect(taken).toHaveLength(1);
  });

  it('SMS-04 is not sent to a server with an untrusted certificate', async () => {
    // Node warns about the self-signed certificate, which this test needs.
    vi.spyOn(console, 'error').mockReturnValueOnce(undefined).mockReturnValueOnce(undefined);
    const { taken, host } = await openServer({ secure: true });
    expect(await failure(mailer(`smtps://${login}@${host}`))).toMatch(/ESOCKET|ETLS|SELF_SIGNED/);
    const starting = await openServer({ disabledCommands: [] });
    expect(await failure(mailer(`smtp://${starting.host}`))).toMatch(/ESOCKET|ETLS|SELF_SIGNED/);
    expect([taken, starting.taken]).toEqual([[], []]);
  });

  it('SMS-04 rejected by the server is a failure', async () => {
    const refuse: SMTPServerOptions['onRcptTo'] = ({ address }, _, done) =>
      done(Object.assign(new Error(`${address} 123456 is not here`), { responseCode: 550 }));
    const { host } = await openServer({ onRcptTo: refuse });
    expect(await failure(mailer(`smtp://${host}`))).toContain('EENVELOPE, 550');
  });

  it('SMS-04 times out when the server never answers', async () => {
    const { host } = await openServer({ onConnect: () => undefined });
    expect(await failure(mailer(`smtp://${host}`, 100))).toContain('ETIMEDOUT');
  });

  it('SMS-04 times out when the server falls silent half-way', async () => {
    const { host } = await openServer({ onMailFrom: () => undefined });
    expect(await failure(mailer(`smtp://${host}`, 100))).toContain('ETIMEDOUT');
  });

  it('C9 keeps its text, its recipient and the server’s password out of errors', async () => {
    const reject: SMTPServerOptions['onData'] = (stream, _, done) => {
      stream.resume().on('end', () => done(new Error('spam: 123456')));
    };
    const { host } = await openServer({ onData: reject, allowInsecureAuth: true });
    const told = await failure(mailer(`smtp://${login}@${host}`));
    expect(told).toContain('rejected the message');
    expect(told).not.toMatch(/123456|linh|p@ss/);
  });
});

describe('K16 a mail with line breaks in its fields', () => {
  const forged = 'x\r\nBcc: thief@evil.example\r\nX-Forged: yes\r\n\r\nforged body';

  it.each(['subject', 'brandName'] as const)(
    'K16 gets no extra header or recipient from its %s',
    async (part) => {
      const { taken, host } = await openServer();
      await mailer(`smtp://${host}`).send({ ...message, [part]: forged });
      const [one] = taken;
      if (!one) throw new Error('no mail was taken');
      expect(one.to).toEqual(['linh@mail.example']);
      expect(headersOf(one)).not.toMatch(/^(Bcc|X-Forged):/im);
      expect(headersOf(one)).toMatch(/^MIME-Version: 1.0\r?$/m);
    },
  );

  it.each([
    forged,
    'linh@mail.example\r\nRCPT TO:<thief@evil.example>',
    'linh@mail.example, thief@evil.example',
    'linh@mail.example;thief@evil.example',
    '"linh@mail.example thief"@evil.example',
    'Linh <linh@mail.example>',
    'linh@mail.example\u0000',
    '@mail.example',
    '',
  ])('K16 is not sent to %j', async (to) => {
    const { taken, host } = await openServer();
    expect(await failure(mailer(`smtp://${host}`), { to })).toContain('one address');
    expect(taken).toEqual([]);
  });

  it('K20 mentions no host but the configured one', async () => {
    const { taken, host } = await openServer();
    await mailer(`smtp://${host}`).send(message);
    expect(taken[0]?.raw).toMatch(/^Message-ID: <[^@>]+@lantern\.example>\r$/m);
  });
});
