import { merchantSchema } from '@livery/merchant/merchant.schema';
import { z } from 'zod';

/** Creates the JSON Schema of brand files as text. Editors use it for completion and validation. */
export function createJsonSchema(): string {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
