import type { SmsConfig } from '../outside-config.ts';
import type { SmsGateway, SmsMessage } from '../ports/sms.ts';

type Escape = (text: string) => string;

const usualTimeout = 10_000;
/** Characters that are read of a reply. */
const answerStart = 10_000;

const xmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** How a value is escaped in a body, by content type; the first match applies. */
const escapes: readonly (readonly [contentType: RegExp, write: Escape])[] = [
  [/\bx-www-form-urlencoded\b/, encodeURIComponent],
  [/[/+]xml\b/, (text) => text.replace(/[&<>"']/g, (sign) => xmlEntities[sign] ?? sign)],
  [/^text\/plain\b/, (text) => text],
  [/./, (text) => JSON.stringify(text).slice(1, -1)],
];
const json = 'application/json';

function fill(template: string, { to, text, brandName }: SmsMessage, write: Escape): string {
  const values: Record<string, string> = { to, text, brand: brandName };
  return template.replace(/\{\{(to|text|brand)\}\}/g, (_, name: string) =>
    write(values[name] ?? ''),
  );
}

/** Reads the beginning of a reply, which may be endless. */
async function readStart({ body }: Response): Promise<string> {
  let start = '';
  if (!body) return start;
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    start += piece;
    if (start.length >= answerStart) break;
  }
  return start.slice(0, answerStart);
}

/**
 * Sends SMS through any gateway that accepts a message in one HTTP request; address, headers and
 * body are templates of the configuration. Errors contain neither the address, which may have a
 * key, nor the message.
 */
export class HttpSms implements SmsGateway {
  readonly #config: SmsConfig;
  readonly #timeoutMs: number;
  readonly #headers: Headers;
  readonly #write: Escape;

  constructor(config: SmsConfig, timeoutMs = usualTimeout) {
    this.#config = config;
    this.#timeoutMs = timeoutMs;
    this.#headers = new Headers(config.headers);
    if (config.body !== undefined && !this.#headers.has('content-type'))
      this.#headers.set('content-type', json);
    const contentType = (this.#headers.get('content-type') ?? json).toLowerCase();
    this.#write = escapes.find(([fits]) => fits.test(contentType))?.[1] ?? encodeURIComponent;
  }

  async send(message: SmsMessage): Promise<void> {
    const { url, method, body, accepted } = this.#config;
    const { ok, status, answer } = await this.#request(fill(url, message, encodeURIComponent), {
      method,
      headers: this.#headers,
      // A redirect would send the message and the key to an address that is not configured.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
      ...(body === undefined ? {} : { body: fill(body, message, this.#write) }),
    });
    if (!ok) throw new Error(`The SMS gateway replied with status ${status}.`);
    if (accepted !== undefined && !new RegExp(accepted).test(answer))
      throw new Error(`The SMS gateway replied ${status}, but SMS_ACCEPTED does not match.`);
  }

  async #request(
    url: string,
    init: RequestInit,
  ): Promise<{ ok: boolean; status: number; answer: string }> {
    try {
      const response = await fetch(url, init);
      return { ok: response.ok, status: response.status, answer: await readStart(response) };
    } catch (error) {
      const { name, cause } = error as { name?: string; cause?: { code?: string } };
      throw new Error(`The SMS gateway cannot be reached: ${cause?.code ?? name}.`);
    }
  }
}
