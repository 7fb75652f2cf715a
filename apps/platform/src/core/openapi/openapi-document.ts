import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { eventsPath } from '@livery/contract/realtime';
import { memberDataPath } from '@livery/contract/account/member';
import { type RegisteredOperation, registry } from '@livery/contract/registry';
import { seamlessHeaders } from '@livery/contract/seamless';
import * as z from 'zod/mini';
import { errorStatus } from '../http/errors/error-status.ts';
import {
  describeOperatorRules,
  getConsoleTag,
  isForConsole,
  operatorSecuritySchemes,
  toOperatorSecurity,
} from './operator-operation.ts';

type Json = Readonly<Record<string, unknown>>;

const toJsonSchema = (schema: RegisteredOperation['schemas']['value'], io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const text = { type: 'string' };

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: text,
});

const toHeaderParameters = ({ access, method, encrypted, idempotent, operator }: RegisteredOperation): Json[] => {
  if (access === 'vendor') {
    return [
      header(seamlessHeaders.vendor, 'Code of the vendor'),
      header(seamlessHeaders.timestamp, 'Epoch milliseconds, at most five minutes away'),
      header(seamlessHeaders.keyId, 'Which of the keys of the vendor signs'),
      header(
        seamlessHeaders.signature,
        'Base64url of an Ed25519 signature over path, timestamp and raw body, a line each',
      ),
    ];
  }
  const idempotencyKey = header(
    'Idempotency-Key',
    'The same until an answer has come: 16 to 128 letters, digits, - or _',
  );
  if (access === 'console') return [];
  if (access === 'operator')
    return [
      ...(method === 'GET' ? [] : [idempotencyKey]),
      ...(operator?.isVersioned
        ? [header('If-Match', 'Version of the resource that the caller read, such as "7"')]
        : []),
    ];
  return [
    header('Merchant', 'Code of the brand'),
    ...(encrypted ? [header('Encryption', 'Base64 of the reversed key under RSA PKCS#1 v1.5')] : []),
    ...(idempotent ? [idempotencyKey] : []),
  ];
};

/** Creates one OpenAPI parameter for each field of the request, either in the path or in the query. */
const toParameters = ({ path, schemas }: RegisteredOperation): Json[] => {
  const { properties = {}, required = [] } = toJsonSchema(schemas.request, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: path.includes(`:${name}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }));
};

const envelope = (value: Json): Json => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { const: true }, value },
});

/**
 * Returns the schema of a request body. Fields that are path parameters are removed from the schema, because the client
 * sends them in the URL.
 */
const toBodySchema = ({ path, schemas }: RegisteredOperation): Json => {
  const schema = toJsonSchema(schemas.request, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  const isInBody = (name: string): boolean => !path.includes(`:${name}`);
  if (!schema.properties || Object.keys(schema.properties).every(isInBody)) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => isInBody(name))),
    required: schema.required?.filter(isInBody) ?? [],
  };
};

const toRequestBody = (operation: RegisteredOperation): Json => {
  const { encrypted } = operation;
  const schema = toBodySchema(operation);
  const plain = { 'application/json': { schema } };
  return {
    required: true,
    content: encrypted
      ? {
          'text/plain': {
            schema: {
              ...text,
              description: 'Base64 of the JSON under DES-ECB-PKCS7, whose schema the next content type shows',
            },
          },
          ...plain,
        }
      : plain,
  };
};

const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
});

const toSecurity = (operation: RegisteredOperation): readonly Json[] | undefined => {
  if (operation.access === 'operator') return toOperatorSecurity(operation);
  return operation.access === 'member' || operation.access === 'agent' ? [{ session: [] }] : undefined;
};

const createOpenApiOperation = (operation: RegisteredOperation): Json => {
  const { name, summary, method, access, path, schemas, idempotent } = operation;
  const hasBody = method === 'POST' || method === 'PUT';
  const description = describeOperatorRules(operation);
  const security = toSecurity(operation);
  return {
    operationId: name,
    summary,
    ...(description && { description }),
    tags: [isForConsole(operation) ? getConsoleTag(operation) : (path.split('/')[2] ?? 'other')],
    parameters: [
      ...toHeaderParameters(operation),
      ...toParameters(operation).filter(({ in: place }) => !hasBody || place === 'path'),
    ],
    ...(hasBody && { requestBody: toRequestBody(operation) }),
    ...(security && { security }),
    responses: {
      200: {
        description: 'The value',
        content: { 'application/json': { schema: envelope(toJsonSchema(schemas.value, 'output')) } },
      },
      ...((idempotent || (access === 'operator' && method !== 'GET')) && {
        409: errorResponse('The same call is still being done'),
        422: errorResponse('Another request came under this key'),
      }),
      default: errorResponse('A refusal'),
    },
  };
};

const documented = new WeakMap<RegisteredOperation, Json>();

/**
 * Returns the OpenAPI description of an operation. The result is cached for the process, because the conversion of all
 * schemas takes 150 ms.
 */
const toOpenApiOperation = (operation: RegisteredOperation): Json => {
  const description = documented.get(operation) ?? createOpenApiOperation(operation);
  documented.set(operation, description);
  return description;
};

const errorCodes = [...Object.values(ErrorCode), ...Object.values(OperatorErrorCode)];

const errorSchema: Json = {
  type: 'object',
  required: ['success', 'errorCode'],
  properties: {
    success: { const: false },
    errorCode: {
      ...text,
      enum: errorCodes,
      description: errorCodes.map((code) => `\`${code}\` ${errorStatus[code]}`).join(', '),
    },
    message: text,
    value: {},
  },
};

const eventStream: Json = {
  get: {
    operationId: 'events',
    summary: "Server-sent events: balance and session of the ticket's member, winners of its brand",
    tags: ['events'],
    parameters: [{ name: 'ticket', in: 'query', required: true, schema: text }],
    responses: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: text } } } },
  },
};

const archive: Json = {
  get: {
    operationId: 'memberData',
    summary: 'All that is kept of the member, to take along: each kind as a table and as JSON, and their pictures',
    tags: ['member'],
    parameters: [header('Merchant', 'Code of the brand')],
    security: [{ session: [] }],
    responses: {
      200: {
        description: 'The archive',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
      default: errorResponse('A refusal'),
    },
  },
};

/** Creates an OpenAPI 3.1 document of all operations of the API contract. */
export const openApiDocument = () => {
  const paths: Record<string, Record<string, Json>> = {
    [eventsPath]: eventStream as Record<string, Json>,
    [memberDataPath]: archive as Record<string, Json>,
  };
  for (const operation of registry) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: toOpenApiOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Livery gateway',
      version: '1',
      description:
        'Every response is an envelope: `{ success, value }`, or `{ success, errorCode, message?, value? }`.',
    },
    paths,
    components: {
      schemas: { ErrorResponse: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a log-in' },
        ...operatorSecuritySchemes,
      },
    },
  };
};
