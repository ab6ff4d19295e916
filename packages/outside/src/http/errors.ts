import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '../database/away.ts';
import { type CommonCode, commonRefusal, Refusal } from '../refusal.ts';

/** The page that shows a refusal to a person; undefined where the caller is a program. */
export type ErrorPage = (request: FastifyRequest, refusal: Refusal) => string | undefined;

const codeOf: Readonly<Record<number, CommonCode>> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isAway(error)) return commonRefusal('database_away');
  const status = error.statusCode ?? 500;
  const code = codeOf[status] ?? (status < 500 ? 'invalid_input' : undefined);
  return code && commonRefusal(code);
}

/** Answers a failed request in the agreed shape. Only unexpected errors are logged as errors. */
export class ErrorAnswers {
  readonly #page: ErrorPage | undefined;

  constructor(page: ErrorPage | undefined) {
    this.#page = page;
  }

  attach(app: FastifyInstance): void {
    app.setErrorHandler((error: FastifyError, request, reply) =>
      this.answer(error, request, reply),
    );
    app.setNotFoundHandler((request, reply) =>
      this.#refuse(request, reply, commonRefusal('not_found')),
    );
  }

  answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'the request failed');
    if (refusal?.code === 'database_away')
      request.log.error({ err: error }, 'the database does not answer');
    return this.#refuse(request, reply, refusal ?? commonRefusal('internal_error'));
  }

  #refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
    const { code, message, status, retryAfter } = refusal;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(status);
    const page = this.#page?.(request, refusal);
    return page === undefined
      ? reply.send({ success: false, code, message })
      : reply.type('text/html; charset=utf-8').send(page);
  }
}
