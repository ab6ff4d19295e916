import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Refusal, type RefusalCode } from '../refusal.ts';

const codeOf: Readonly<Record<number, RefusalCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  return status < 500 ? new Refusal(codeOf[status] ?? 'invalid_input') : undefined;
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(refusal.status).send({ success: false, code: refusal.code, message: refusal.message });
}

/** Turns every failure into a reply of the agreed shape; only what we did not expect is logged as an error. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'the request failed');
    return refuse(reply, refusal ?? new Refusal('internal_error'));
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, new Refusal('not_found')));
}
