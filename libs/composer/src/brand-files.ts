import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the brand files in a folder, sorted by name. The JSON Schema in the same folder is not a brand file. */
export async function listBrandFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(folder, name));
}
