import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ReadAnswer, ReadOrder } from './read-file.ts';

/** Files read at once by this process; further ones wait. */
const turns = pLimit(2);
/** A file that takes longer, or more memory, is one made to do so. */
const slowest = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/** Threads that wait for the next file: starting one takes longer than reading a usual file. */
const waiting = new Map<Worker, NodeJS.Timeout>();
const longestWait = 60_000;

function takeThread(): Worker {
  const [known] = waiting;
  if (!known) {
    const file = new URL('read-worker.ts', import.meta.url);
    const worker = new Worker(file, { resourceLimits, env: {} });
    // An error while it waits must not end the process, and it reads no further file.
    const drop = () => void waiting.delete(worker);
    return worker.on('error', drop).on('exit', drop);
  }
  const [worker, timer] = known;
  clearTimeout(timer);
  waiting.delete(worker);
  worker.ref();
  return worker;
}

/** It keeps neither the process alive nor its memory for long. */
function keepThread(worker: Worker): void {
  const end = () => {
    waiting.delete(worker);
    void worker.terminate();
  };
  worker.unref();
  waiting.set(worker, setTimeout(end, longestWait).unref());
}

async function readNow(order: ReadOrder): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const worker = takeThread();
  const tooMuch = () =>
    resolve({ code: 'statement_unreadable', value: { line: 1, problem: 'too_many' } });
  const fail = (error: Error) =>
    'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error);
  const leave = () => reject(new Error('The reader of a bank statement has ended.'));
  const timer = setTimeout(tooMuch, slowest);
  let answered = false;
  const take = (answer: ReadAnswer) => {
    answered = true;
    resolve(answer);
  };
  worker.on('message', take).on('error', fail).on('exit', leave);
  worker.postMessage(order);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', take).off('error', fail).off('exit', leave);
    if (answered) keepThread(worker);
    else void worker.terminate();
  }
}

/** Reads a file in a thread of its own (`read-worker.ts`). */
export const readAside = (order: ReadOrder): Promise<ReadAnswer> => turns(() => readNow(order));
