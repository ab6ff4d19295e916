import { createTransport } from 'nodemailer';
import type { MailGateway, MailMessage } from '../ports/mail.ts';

interface Options {
  /** `smtp://` or `smtps://`, with user and password if required. */
  url: string;
  /** The sender's address; the brand's name is put before it. */
  from: string;
  timeoutMs?: number;
}

const usualTimeout = 10_000;
/** Exactly one address: no list, name or line break. */
const oneAddress = /^[^\s"(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends mail through an SMTP server. With a password it requires an encrypted connection, except to
 * this machine. Errors contain no part of the message.
 */
export class SmtpMail implements MailGateway {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;

  constructor({ url, from, timeoutMs = usualTimeout }: Options) {
    const server = new URL(url);
    const secure = server.protocol === 'smtps:';
    this.#from = from;
    this.#transport = createTransport({
      host: server.hostname.replace(/^\[|\]$/g, ''),
      port: Number(server.port) || (secure ? 465 : 587),
      secure,
      requireTLS: server.username !== '' && !thisMachine.includes(server.hostname),
      ...(server.username
        ? {
            auth: {
              user: decodeURIComponent(server.username),
              pass: decodeURIComponent(server.password),
            },
          }
        : {}),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ brandName, to, subject, text }: MailMessage): Promise<void> {
    if (!oneAddress.test(to)) throw new Error('A mail must have one address.');
    const from = { name: brandName, address: this.#from };
    await this.#transport
      .sendMail({ from, to: { name: '', address: to }, subject, text })
      .catch((error: unknown) => {
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
        throw new Error(
          `The mail server rejected the message: ${code ?? 'no code'}, ${responseCode ?? 'none'}.`,
        );
      });
  }
}
