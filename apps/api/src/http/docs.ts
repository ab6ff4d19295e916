import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
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

/** The documents at `/docs`, with the OpenAPI 3.1 text at `/docs/json` and `/docs/yaml`. */
export async function docsRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: documentOf(version) as never },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
}
