import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '../modules/brand/index.ts';
import type { Site } from '../site.ts';
import { wishedLanguages } from './language.ts';
import { refusalText } from './messages.ts';

/** What the HTTP server itself refuses, in our words. */
const fromServer: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_BAD_URL: 'not_found',
};

const retryAfterSeconds = 1;

/** The database or Redis cannot be reached or is too slow; the caller may try again. */
function isOutage(error: { code?: unknown; name?: unknown; message?: unknown }): boolean {
  const code = String(error.code ?? '');
  if (/^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|57P0|57014|53|08|P1001|P1002|P1008|P1017|P2024)/.test(code))
    return true;
  const text = `${String(error.name ?? '')} ${String(error.message ?? '')}`;
  return /MaxRetriesPerRequest|Connection (is closed|terminated)|connection timeout|Stream isn't writeable|timeout exceeded when trying to connect/i.test(
    text,
  );
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const known = error as FastifyError & { retryAfter?: number };
  const mapped = fromServer[known.code];
  if (mapped) return new Refusal(mapped);
  if (known.statusCode === 429) return new Refusal('too_many_requests', { retryAfter: known.retryAfter });
  return new Refusal(isOutage(known) ? 'unavailable' : 'internal_error');
}

export function languageOf({ brands }: Pick<Site, 'brands'>, request: FastifyRequest): string {
  const brand = brands.byHost(request.host);
  return brand ? languageFor(brand, wishedLanguages(request.headers['accept-language'])) : 'en';
}

/** Answers an error in the one shape of refusals. What went wrong inside is logged and not told. */
export function answerError(
  site: Pick<Site, 'brands' | 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) {
    site.log.error(
      { event: 'call_failed', code: refusal.code, err: error, requestId: request.id, path: request.url.split('?')[0] },
      'call failed',
    );
  }
  sendRefusal(reply, refusal, languageOf(site, request));
}

export function sendRefusal(reply: FastifyReply, { code, value }: Refusal, language: string): void {
  const seconds =
    (value as { retryAfter?: number } | undefined)?.retryAfter ??
    (code === 'unavailable' ? retryAfterSeconds : undefined);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  const body = {
    success: false,
    code,
    message: refusalText(code, language),
    ...(value === undefined ? {} : { value }),
  };
  reply.code(errorStatus[code]).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
