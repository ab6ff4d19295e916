import { type ErrorCode, errorStatus, Refusal } from '@lantern/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '../modules/brand/index.ts';
import { isSuspicious } from '../modules/security/index.ts';
import type { Site } from '../site.ts';
import { wishedLanguages } from './language.ts';
import { refusalText } from './messages.ts';

/** Codes for the errors of the HTTP server. */
const fromServer: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_BAD_URL: 'not_found',
};

const retryAfterSeconds = 1;

/**
 * Codes of Node, Postgres and Prisma for an unreachable or overloaded server, timeouts, and
 * repeated serialization failures or deadlocks.
 */
const outageCodes = new RegExp(
  `^(${[
    'ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND',
    '08|40001|40P01|53|57P0|57014',
    'P10(01|02|08|17)|P20(24|34)',
  ].join('|')})`,
);
/** Errors of the Postgres and Redis clients without a code, and replies of an unready Redis. */
const outageTexts = new RegExp(
  [
    'MaxRetriesPerRequest',
    'Connection (is closed|terminated)',
    'is not queryable',
    'connection timeout',
    "Stream isn't writeable",
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Command timed out',
    '^ReplyError (LOADING|READONLY|MISCONF|OOM|MASTERDOWN|CLUSTERDOWN) ',
  ].join('|'),
  'i',
);

/** Postgres or Redis is temporarily unavailable; the caller may try again. */
function isOutage({
  code,
  name,
  message,
}: {
  code?: unknown;
  name?: unknown;
  message?: unknown;
}): boolean {
  return outageCodes.test(String(code ?? '')) || outageTexts.test(`${name} ${message}`);
}

/** The refusal that a caller receives for an error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, name, message, statusCode = 500 } = error as Partial<FastifyError>;
  const mapped = fromServer[code ?? ''];
  if (mapped) return new Refusal(mapped);
  // Refusals of libraries, such as for a file outside its folder.
  if (statusCode === 403 || statusCode === 404) return new Refusal('not_found');
  if (statusCode >= 400 && statusCode < 500) return new Refusal('invalid_input');
  return new Refusal(isOutage({ code, name, message }) ? 'unavailable' : 'internal_error');
}

export function languageOf({ brands }: Pick<Site, 'brands'>, request: FastifyRequest): string {
  const brand = brands.byHost(request.host);
  return brand ? languageFor(brand, wishedLanguages(request.headers['accept-language'])) : 'en';
}

/** Answers with a refusal. Internal errors are logged, not revealed. */
export function answerError(
  site: Pick<Site, 'brands' | 'log' | 'security'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  noteRefusal(site, error, refusal, request);
  sendRefusal(reply, refusal, languageOf(site, request));
}

/** Logs internal errors, and records suspicious refusals. */
export function noteRefusal(
  site: Pick<Site, 'brands' | 'log' | 'security'>,
  error: unknown,
  refusal: Refusal,
  request: FastifyRequest,
): void {
  if (errorStatus[refusal.code] >= 500) {
    site.log.error(
      {
        event: 'call_failed',
        code: refusal.code,
        err: error,
        requestId: request.id,
        path: request.url.split('?')[0],
      },
      'call failed',
    );
  }
  if (isSuspicious(refusal.code)) {
    site.security.note({
      kind: refusal.code,
      brandId: site.brands.byHost(request.host)?.id,
      memberId: request.memberId,
      address: request.address,
      detail: {
        call: request.routeOptions.config?.call ?? 'none',
        requestId: request.id,
        ...(request.staffId && { staff: request.staffId }),
      },
    });
  }
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
