import type { TableFrame } from '../../wire/tables.ts';

/** The socket of the page; the test is its server. */
export class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined;
  readonly sent: string[] = [];

  constructor() {
    super();
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  receive(frame: TableFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
