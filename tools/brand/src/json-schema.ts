import { merchantSchema } from '@livery/merchant/merchant.schema';
import { z } from 'zod';

/** The JSON Schema of a brand file, as text: editors complete and check with it. */
export function createJsonSchema(): string {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}
