import { merchantSchema } from '@livery/merchant/merchant.schema';
import { z } from 'zod';

/** JSON Schema of a brand file, as text: editors use it for completion and validation. */
export function createJsonSchema(): string {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
