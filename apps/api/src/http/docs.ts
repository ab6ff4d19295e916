import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { everywhere } from './headers.ts';
import { openApiDocument } from './openapi.ts';

/** The documents at `/docs`, with the OpenAPI 3.1 text at `/docs/json` and `/docs/yaml`. */
export async function docsRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(version) as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (header) => `${header}; frame-ancestors 'none'`,
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.headers(everywhere);
        next();
      },
    },
  });
}
