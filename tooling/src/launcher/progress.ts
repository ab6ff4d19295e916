import { styleText } from 'node:util';

/** Reports progress in the terminal. */
export interface Progress {
  /** Runs one step and prints one line when it has ended. The work may return a detail. */
  step<Value>(
    name: string,
    work: (detail: (text: string) => void) => Promise<Value>,
  ): Promise<Value>;
  line(text: string): void;
}

/** Milliseconds after which a step is announced before it has ended. */
const announceAfter = 1500;
const nameWidth = 12;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

type Output = NodeJS.WritableStream;

export function terminalProgress(out: Output = process.stdout): Progress {
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    styleText(format, text, { stream: out, validateStream: true });
  const line = (text: string) => void out.write(`${text}\n`);

  async function step<Value>(
    name: string,
    work: (detail: (text: string) => void) => Promise<Value>,
  ): Promise<Value> {
    const began = performance.now();
    let detail = '';
    const title = name.padEnd(nameWidth);
    const announce = setTimeout(() => line(paint('dim', `… ${title} working`)), announceAfter);
    const end = (mark: string) => {
      clearTimeout(announce);
      line(`${mark} ${title} ${detail}${detail && '  '}${paint('dim', seconds(began))}`);
    };
    try {
      const value = await work((text) => {
        detail = text;
      });
      end(paint('green', '✓'));
      return value;
    } catch (error) {
      end(paint('red', '✗'));
      throw error;
    }
  }

  return { step, line };
}

/** Prints nothing; for tests. */
export const silentProgress: Progress = { step: (_name, work) => work(() => {}), line: () => {} };
