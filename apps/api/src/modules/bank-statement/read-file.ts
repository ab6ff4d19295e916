import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@lantern/contracts';
import {
  type CsvColumns,
  currencyDigits,
  type ExpectedAccount,
  type Statement,
  type StatementFormat,
  type StatementLine,
  type StatementRefusal,
} from '@lantern/rules';
import pLimit from 'p-limit';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findColumns } from './account.store.ts';
import { mustOwn } from './own-accounts.ts';
import type { sampleOfCsv, TypedBalances } from './read-csv.ts';

export interface ReadOrder {
  bytes: Uint8Array;
  expected: ExpectedAccount;
  csv: CsvColumns | undefined;
  typed: TypedBalances | undefined;
}

export interface IdentifiedLine extends StatementLine {
  identity: string;
  mentions: string[];
}
export interface ReadFile {
  format: StatementFormat;
  /** The first rows of a CSV file. */
  sample: ReturnType<typeof sampleOfCsv> | null;
  /** Empty for a CSV file whose columns are not chosen yet. */
  statements: (Omit<Statement, 'lines'> & { lines: IdentifiedLine[] })[];
}
export type ReadAnswer = ReadFile | { code: StatementRefusal; value: object };

export interface SentFile {
  account: string;
  opening?: string | undefined;
  closing?: string | undefined;
  files: readonly Buffer[];
}

/** Files read at once by this process; further ones wait. */
const turns = pLimit(2);
/** A file that takes longer, or more memory, is one made to do so. */
const slowest = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/**
 * Reads a bank's file about one of the brand's accounts.
 * @throws Refusal bank_account_not_found, invalid_input without a file, and those of a statement
 */
export async function readFile(
  { db }: Data,
  { brand }: StaffCaller,
  { account, opening, closing, files }: SentFile,
): Promise<ReadFile & { digest: string }> {
  mustOwn(brand, account);
  const [bytes] = files;
  if (!bytes) throw new Refusal('invalid_input', { fields: ['file'] });
  const typed =
    opening !== undefined && closing !== undefined
      ? { opening: BigInt(opening), closing: BigInt(closing) }
      : undefined;
  const { currency } = brand;
  const expected = { account, currency, digits: currencyDigits(currency) };
  const csv = await findColumns(db, brand.id, account);
  const answer = await turns(() => readAside({ bytes, expected, csv, typed }));
  if ('code' in answer) throw new Refusal(answer.code, { ...answer.value, currency });
  return { ...answer, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** Threads that wait for the next file: starting one takes longer than reading a usual file. */
const waiting = new Map<Worker, NodeJS.Timeout>();
const longestWait = 60_000;

function takeThread(): Worker {
  const [known] = waiting;
  if (!known) {
    const file = new URL('read-worker.ts', import.meta.url);
    // An error while it waits must not end the process.
    return new Worker(file, { resourceLimits, env: {} }).on('error', () => undefined);
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

async function readAside(order: ReadOrder): Promise<ReadAnswer> {
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
