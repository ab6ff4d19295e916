import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The reader's own program and styles, and nothing from elsewhere. */
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

/** The documents at `/docs`, with the OpenAPI 3.1 text at `/docs/json` and `/docs/yaml`. */
export async function docsRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(version) as never },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
}
