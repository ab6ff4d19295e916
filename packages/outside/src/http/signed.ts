import { type Verdict, verify } from '@lantern/signing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonRefusal, type Refusal } from '../refusal.ts';

type Invalid = Exclude<Verdict, 'valid'>;

const badSignature = (): Refusal => commonRefusal('bad_signature');

/**
 * Rejects every call of this scope that is not signed with the shared key, before its body is
 * parsed. @param refuse makes the refusal of a verdict
 */
export function requireSignature(
  app: FastifyInstance,
  secret: string,
  refuse: (verdict: Invalid) => Refusal = badSignature,
): void {
  app.removeAllContentTypeParsers();
  // The raw bytes were signed, so the routes get the raw bytes.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async (request) => {
    const message = { method: request.method, path: request.raw.url ?? '', body: rawBody(request) };
    const verdict = verify([secret], message, request.headers, Date.now());
    if (verdict !== 'valid') throw refuse(verdict);
  });
}

function rawBody({ body }: FastifyRequest): Uint8Array {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** The body of a signed call as JSON. @throws Refusal invalid_json */
export function jsonBody(request: FastifyRequest): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody(request)).toString('utf8'));
  } catch {
    throw commonRefusal('invalid_json');
  }
}
