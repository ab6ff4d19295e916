import type { FastifyRequest } from 'fastify';
import { messagePage } from '../page/message-page.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The pages load only their own style sheet and run no script. */
export const pageHeaders = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
};

/** A payer gets a page for a refusal; programs get the envelope. */
export function errorPage(request: FastifyRequest, refusal: Error): string | undefined {
  return request.url.startsWith('/pay/') ? messagePage('Sorry', refusal.message) : undefined;
}
