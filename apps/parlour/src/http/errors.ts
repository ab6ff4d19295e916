import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '../database/away.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

const codeOf: Readonly<Record<number, RefusalCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return new Refusal('database_away');
  const status = error.statusCode ?? 500;
  const code = codeOf[status] ?? (status < 500 ? 'invalid_input' : undefined);
  return code && new Refusal(code);
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .send({ success: false, code: refusal.code, message: refusal.message });
}

/**
 * Turns a failure into a reply of the agreed shape; only what we did not expect is logged as an
 * error.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'the request failed');
  if (refusal?.code === 'database_away')
    request.log.error({ err: error }, 'the database does not answer');
  return refuse(reply, refusal ?? new Refusal('internal_error'));
}

export function errors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, new Refusal('not_found')));
}
