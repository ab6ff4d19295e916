import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Refusal } from '@lantern/contracts';
import pLimit from 'p-limit';
import type { PictureSize, Redrawn } from './redraw.ts';

export type { PictureSize } from './redraw.ts';

export interface DrawOrder {
  id: number;
  bytes: Uint8Array;
  size: PictureSize;
}
export type DrawAnswer = { id: number } & Redrawn;

/** Pictures decoded concurrently. */
const atOnce = 2;
/** Further pictures are rejected: they would wait longer than browsers do. */
const mostWaiting = 30;
/** A picture that takes longer is one made to do so. */
const slowest = 10_000;
/** Of the whole process: the library, and two pictures with their copies. */
const usualMemory = 640 * 1024 * 1024;

const program = path.join(import.meta.dirname, 'redraw-process.ts');

const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/** The format of every stored picture. */
export const redrawnType = 'image/webp';

/** Starts the process, without the gateway's environment, which holds secrets. */
export const startProcess = (mostMemory: number): ChildProcess =>
  fork(program, [String(mostMemory)], {
    ...{ env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' },
  });

/** Redraws pictures in a process of its own, which starts with the first one. */
export class Redrawer {
  readonly #turns = pLimit(atOnce);
  readonly #mostMemory: number;
  readonly #start: typeof startProcess;
  #process: ChildProcess | undefined;
  #orders = 0;

  constructor(mostMemory = usualMemory, start = startProcess) {
    this.#mostMemory = mostMemory;
    this.#start = start;
  }

  /**
   * Re-encodes a PNG or JPEG as WebP, so that hidden data and metadata are removed.
   * @throws Refusal file_type_not_allowed, picture_too_large, unavailable
   */
  async redraw(bytes: Buffer, size: PictureSize): Promise<Buffer> {
    if (!isPng(bytes) && !isJpeg(bytes)) throw new Refusal('file_type_not_allowed');
    if (this.#turns.pendingCount >= mostWaiting)
      throw new Refusal('unavailable', { retryAfter: 5 });
    const drawn = await this.#turns(() => this.#draw(bytes, size));
    if ('refusal' in drawn) throw new Refusal(drawn.refusal);
    return Buffer.from(drawn.content);
  }

  /**
   * A picture that is not finished in time, or twice ends the process, counts as too large. The
   * first time another picture may have ended it.
   */
  async #draw(bytes: Buffer, size: PictureSize): Promise<Redrawn> {
    const drawn = (await this.#order(bytes, size)) ?? (await this.#order(bytes, size));
    return drawn ?? { refusal: 'picture_too_large' };
  }

  /** Undefined if the process ended meanwhile. */
  #order(bytes: Buffer, size: PictureSize): Promise<Redrawn | undefined> {
    const child = this.#running();
    this.#orders += 1;
    const id = this.#orders;
    const { promise, resolve } = Promise.withResolvers<Redrawn | undefined>();
    const onMessage = (answer: DrawAnswer) => {
      if (answer.id === id) resolve(answer);
    };
    const onExit = () => resolve(undefined);
    const timer = setTimeout(() => {
      resolve({ refusal: 'picture_too_large' });
      // It gets no further picture while it ends.
      this.#forget(child);
      child.kill('SIGKILL');
    }, slowest);
    child.on('message', onMessage).once('exit', onExit);
    child.send({ id, bytes, size } satisfies DrawOrder, (error) => {
      if (!error) return;
      this.#forget(child);
      onExit();
    });
    return promise.finally(() => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
    });
  }

  #forget(child: ChildProcess): void {
    if (this.#process === child) this.#process = undefined;
  }

  #running(): ChildProcess {
    if (this.#process) return this.#process;
    const child = this.#start(this.#mostMemory);
    const forget = () => this.#forget(child);
    child.on('exit', forget).on('error', forget).on('disconnect', forget);
    // The process ends with the gateway, and does not keep it running.
    child.unref();
    child.channel?.unref();
    this.#process = child;
    return child;
  }
}

const redrawer = new Redrawer();

/** @throws Refusal file_type_not_allowed, picture_too_large, unavailable */
export const redrawPicture = (bytes: Buffer, size: PictureSize): Promise<Buffer> =>
  redrawer.redraw(bytes, size);
