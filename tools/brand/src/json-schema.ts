import { merchantSchema } from '@livery/merchant/merchant.schema';
import { z } from 'zod';

interface JsonSchema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
}

const createSchema = (): JsonSchema =>
  z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as unknown as JsonSchema;

const toText = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 2)}\n`;

/** Creates the JSON Schema of brand files as text. Editors use it for completion and validation. */
export function createJsonSchema(): string {
  return toText(createSchema());
}

/**
 * Creates the JSON Schema of bases (files from which brands inherit) and of inheriting brand files. No value is
 * required, and null removes a value of the base.
 */
export function createInheritingSchema(): string {
  const schema = relax(createSchema());
  return toText({
    ...schema,
    title: 'Livery brand that inherits, or base',
    properties: { ...schema.properties, ...pickOwn(createSchema().properties) },
  });
}

/**
 * Returns the properties that a brand never inherits. In the other properties, null removes an inherited value, but not
 * in these.
 */
const pickOwn = ({ $schema, extends: base, code, name }: JsonSchema['properties'] = {}) => ({
  ...($schema && { $schema }),
  ...(base && { extends: base }),
  ...(code && { code }),
  ...(name && { name }),
});

/**
 * Makes each value of an object optional, and allows null for it. Lists do not change: a brand replaces an inherited
 * list as a whole, so its items must be complete.
 */
function relax({ required: _required, ...schema }: JsonSchema): JsonSchema {
  const { properties, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, orNull(relax(child))])),
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: orNull(relax(additionalProperties)) }),
  };
}

const orNull = ({ description, default: _default, ...schema }: JsonSchema): JsonSchema => ({
  ...(description !== undefined && { description }),
  anyOf: [schema, { type: 'null' }],
});
