import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpointList } from '@lantern/contracts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** Only the reader's own scripts and styles. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Built once a process: it takes longer than all else of an app's start. */
const documents = new Map<string, object>();

function documentOf(version: string): object {
  const document = documents.get(version) ?? openApiDocument(version);
  documents.set(version, document);
  return document;
}

/** What a language model needs to call the API: the rules, the full documents, and every call. */
const llmsText = (): string =>
  [
    '# Lantern API',
    '',
    '> The calls of a gaming site. Replies are { success: true, value } or',
    '> { success: false, code, message }. The host decides the brand.',
    '',
    '## Documents',
    '- [OpenAPI 3.1](/docs/json): schemas, examples and refusals of every call',
    '',
    '## Rules',
    '- A session is `Authorization: Bearer <token>` with the cookie that the login sets.',
    '- A sealed body is a compact JWE to a key of GET /wps/system/keys.',
    '- A call that moves money needs the header Idempotency-Key.',
    '- Amounts are whole minor units in decimal digits.',
    '',
    '## Calls',
    ...endpointList.map(
      ({ method, path, access, sealed, movesMoney, summary }) =>
        `- ${method} ${path} (${[access, sealed && 'sealed', movesMoney && 'moves money']
          .filter(Boolean)
          .join(', ')}): ${summary}`,
    ),
    '',
  ].join('\n');

/** The documents at `/docs`, with the OpenAPI 3.1 text at `/docs/json` and `/docs/yaml`. */
export async function docsRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: documentOf(version) as never },
  });
  const guide = llmsText();
  app.get('/llms.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(guide));
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
}
