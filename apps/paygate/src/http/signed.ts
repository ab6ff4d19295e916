import { verify } from '@lantern/signing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Refuses every call of this scope that is not signed with the shared key, before its body is even
 * parsed.
 */
export function requireSignature(app: FastifyInstance, secret: string): void {
  app.removeAllContentTypeParsers();
  // The raw bytes are what was signed, so they are what the routes get.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preHandler', async (request) => {
    const message = { method: request.method, path: request.raw.url ?? '', body: rawBody(request) };
    const verdict = verify([secret], message, request.headers, Date.now());
    if (verdict !== 'valid')
      throw new Refusal(verdict === 'stale' ? 'callback_stale' : 'bad_signature');
  });
}

function rawBody({ body }: FastifyRequest): Uint8Array {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** The body of a signed call as JSON. */
export function jsonBody(request: FastifyRequest): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody(request)).toString('utf8'));
  } catch {
    throw new Refusal('invalid_json');
  }
}
