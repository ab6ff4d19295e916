import { string } from '@lantern/contracts';
import * as z from 'zod/mini';
import { type AskedDraw, type ResultSource, SourceFault } from '../ports/result-source.ts';

/** Timeout in milliseconds. */
const usualPatience = 5000;

const reply = z.object({
  province: string(),
  date: string(),
  /** From ĐB down; empty where a number is not drawn yet. */
  numbers: z.array(string().check(z.maxLength(6))).check(z.maxLength(27)),
});

/** A source with an address of its own, by the format of docs/deployment.md. */
export class HttpResults implements ResultSource {
  readonly name: string;
  readonly #url: string;
  readonly #key: string;
  readonly #patience: number;

  constructor(of: { name: string; url: string; key: string }, patience = usualPatience) {
    this.name = of.name;
    this.#url = of.url;
    this.#key = of.key;
    this.#patience = patience;
  }

  async fetch({ region, province, date }: AskedDraw): Promise<readonly string[] | undefined> {
    const address = new URL(this.#url);
    for (const [name, value] of Object.entries({ region, province, date }))
      address.searchParams.set(name, value);
    const answer = await this.#ask(address);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new SourceFault('unreachable', `status ${answer.status}`);
    const read = reply.safeParse(await answer.json().catch(() => undefined));
    if (!read.success) throw new SourceFault('unreadable', 'unreadable reply');
    if (read.data.province !== province || read.data.date !== date)
      throw new SourceFault('other_draw', `${read.data.province} ${read.data.date}`);
    return read.data.numbers.filter((number) => number !== '');
  }

  async #ask(address: URL): Promise<Response> {
    try {
      return await fetch(address, {
        headers: { authorization: `Bearer ${this.#key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#patience),
      });
    } catch (error) {
      throw new SourceFault('unreachable', error instanceof Error ? error.message : String(error));
    }
  }
}
