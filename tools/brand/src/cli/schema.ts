import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../compile/options.ts';
import { createInheritingSchema, createJsonSchema } from '../json-schema.ts';

await writeFile(join(workspaceRoot, 'merchants/merchant.schema.json'), createJsonSchema());
await writeFile(join(workspaceRoot, 'merchants/inheriting.schema.json'), createInheritingSchema());
