import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { expect, inject } from 'vitest';

/**
 * Notes of the tests of a run, in every worker: `reply login wrong_credentials`, `ended
 * src/app.test.ts`.
 */
interface Notes {
  /** `<call> <code>`, where the code of a success is `success`. */
  replies: ReadonlySet<string>;
  /** The test files that ran to their end. */
  ended: ReadonlySet<string>;
}

const noted = new Set<string>();

function note(line: string): void {
  if (noted.has(line)) return;
  noted.add(line);
  // Each process has its own file, so that lines are never mixed.
  appendFileSync(path.join(inject('notesFolder'), `${process.pid}.txt`), `${line}\n`);
}

function codeOf(payload: unknown): string | undefined {
  // A streamed file.
  if (payload instanceof Readable) return 'success';
  const text = Buffer.isBuffer(payload) || typeof payload === 'string' ? String(payload) : '{}';
  const { success, code } = JSON.parse(text) as { success?: boolean; code?: string };
  return success === true ? 'success' : code;
}

/** Notes every reply of a call, so that the run can report untested refusals. */
export function noteReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    const { call } = request.routeOptions.config;
    const code = call === undefined ? undefined : codeOf(payload);
    if (code) note(`reply ${call} ${code}`);
    return payload;
  });
}

/** Notes that the tests of this file are complete. */
export const noteEnd = () => note(`ended ${expect.getState().testPath}`);

export function readNotes(): Notes {
  const folder = inject('notesFolder');
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').split('\n'),
  );
  const after = (word: string) =>
    new Set(lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length)));
  return { replies: after('reply '), ended: after('ended ') };
}
