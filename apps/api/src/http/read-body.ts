import { type Endpoint, empty, Refusal } from '@lantern/contracts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isForeign } from './origin.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';
import { maxSealedLength, type Seal } from './seal.ts';

const mostNamed = 10;

/** @throws Refusal invalid_input, with the names of the invalid fields but not their values */
export function readInput(schema: z.ZodMiniType, given: unknown): unknown {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'body'],
  );
  throw new Refusal('invalid_input', {
    fields: [...new Set(fields)].slice(0, mostNamed).map((field) => field.slice(0, 64)),
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(request: FastifyRequest): string {
  if (!Buffer.isBuffer(request.body)) return '';
  try {
    return utf8.decode(request.body);
  } catch {
    throw new Refusal('invalid_json');
  }
}

/** The body of a call, unsealed and validated. uploads.ts reads that of a form with files. */
export async function readBody(
  seal: Seal,
  call: Endpoint,
  request: FastifyRequest,
): Promise<unknown> {
  if (!call.body || call.upload) return undefined;
  const type = request.headers['content-type'] ?? '';
  const isSealed = /^application\/jose\b/i.test(type);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (isForm !== (call.form === true)) throw new Refusal('unsupported_media_type');
  if (isForm) return readInput(call.body, readForm(textOf(request)));
  if (!call.sealed) {
    if (isSealed) throw new Refusal('unsupported_media_type');
    const text = textOf(request);
    // A page of another site can send a request without a body, and without a preflight.
    const isEmpty = text === '' && call.body === empty && !isForeign(request);
    return readInput(call.body, isEmpty ? {} : readJson(text));
  }
  if (!isSealed) throw new Refusal('sealed_body_required');
  const text = textOf(request);
  if (text.length > maxSealedLength) throw new Refusal('body_too_large');
  return readInput(call.body, await seal.open(text, call.method, call.path));
}

export function readQuery(call: Endpoint, request: FastifyRequest): unknown {
  const given = { ...(request.query as Record<string, unknown>) };
  if (call.query) return readInput(call.query, given);
  const [unknown] = Object.keys(given);
  if (unknown !== undefined) throw new Refusal('invalid_input', { fields: [unknown.slice(0, 64)] });
  return undefined;
}
