import type { SmsGateway, SmsMessage } from '../src/ports/sms.ts';

/** Stores the sent messages; fails on request. */
export class FakeSms implements SmsGateway {
  readonly sent: SmsMessage[] = [];
  broken = false;

  async send(message: SmsMessage): Promise<void> {
    if (this.broken) throw new Error('the SMS gateway does not answer');
    this.sent.push(message);
  }

  /** The code in the newest message to a number. */
  codeFor(to: string): string {
    const message = this.sent.findLast((one) => one.to === to);
    return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? 'no code was sent';
  }
}
