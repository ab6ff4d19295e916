import type { MailGateway, MailMessage } from '../src/ports/mail.ts';

/** Stores the sent messages; fails on request. */
export class FakeMail implements MailGateway {
  readonly sent: MailMessage[] = [];
  broken = false;

  async send(message: MailMessage): Promise<void> {
    if (this.broken) throw new Error('the mail server does not answer');
    this.sent.push(message);
  }

  /** Every message to an address, oldest first. */
  sentTo(to: string): MailMessage[] {
    return this.sent.filter((one) => one.to === to);
  }

  /** The code in the newest message to an address. */
  codeFor(to: string): string {
    return /\b\d{6}\b/.exec(this.sentTo(to).at(-1)?.text ?? '')?.[0] ?? 'no code was sent';
  }
}
