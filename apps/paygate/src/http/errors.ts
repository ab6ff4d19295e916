import type { FastifyError, FastifyInstance } from 'fastify';
import { messagePage } from '../page/message-page.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

const codeOf: Readonly<Record<number, RefusalCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  return status < 500 ? new Refusal(codeOf[status] ?? 'invalid_input') : undefined;
}

/**
 * Answers every failure: machines get the envelope, payers a page. Only what nobody expected is
 * logged as an error.
 */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'the request failed');
    const { statusCode, code, message } = refusal ?? new Refusal('internal_error');
    reply.code(statusCode);
    if (request.url.startsWith('/pay/'))
      return reply.type('text/html; charset=utf-8').send(messagePage('Sorry', message));
    return reply.send({ success: false, code, message });
  });
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found');
  });
}
