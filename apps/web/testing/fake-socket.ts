import { type LiveEvent, socketHello } from '@lantern/contracts';

/** Replaces `WebSocket`: answers a well-formed hello with `ready`, and lets a test send events. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  readonly sent: unknown[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
    if (socketHello.safeParse(JSON.parse(data)).success)
      queueMicrotask(() => this.tell({ type: 'ready' }));
  }

  /** A message of the site. */
  tell(event: LiveEvent): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }

  /** The connection is lost. */
  drop(): void {
    this.onclose?.();
  }

  close(): void {
    this.onclose?.();
  }
}
