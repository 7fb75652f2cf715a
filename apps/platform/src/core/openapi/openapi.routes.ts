import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

type Document = Extract<StaticDocumentSpec, { document: unknown }>['document'];

/** Serves the interactive API documentation at `/docs` and the document as JSON at `/docs/json`. */
export const docsRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument() as unknown as Document },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
};
