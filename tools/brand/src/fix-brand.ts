import { readFile, writeFile } from 'node:fs/promises';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { checkBrand } from '@livery/composer/check-brand';
import type { Fix, Problem } from '@livery/composer/problem';
import type { ProductFacts } from '@livery/composer/product-facts';

/**
 * Maximum number of rounds of corrections. A correction can reveal a further problem, which the next round corrects.
 */
const maxRounds = 10;

/**
 * Corrects the problems of a brand file that have exactly one possible correction, and nothing else. Returns one line
 * for each change. A second call changes nothing. Without `facts` (pages and texts of the app), links, text keys and
 * the characters of fonts are not checked.
 */
export async function fixBrand(file: string, facts?: ProductFacts): Promise<readonly string[]> {
  const changes: string[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const fixable = (await checkBrand(file, facts)).filter((problem) => problem.fix !== undefined);
    if (fixable.length === 0) return changes;
    const original = await readFile(file, 'utf8');
    let text = original;
    for (const problem of fixable) {
      const next = applyFix(text, problem.fix);
      if (next === undefined) continue;
      changes.push(describeChange(text, problem));
      text = next;
    }
    if (text === original) return changes;
    await writeFile(file, text);
  }
  return changes;
}

/**
 * Returns the text of the brand file after the fix. Returns undefined if there is no fix, or if its path does not
 * exist. Also returns undefined if the new name of a key is already used.
 */
function applyFix(text: string, fix: Fix | undefined): string | undefined {
  const root = parseTree(text);
  const node = root && fix && findNodeAtLocation(root, [...fix.path]);
  if (root === undefined || node === undefined || fix === undefined) return undefined;
  if ('value' in fix)
    return applyEdits(
      text,
      modify(text, [...fix.path], fix.value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
    );
  const key = node.parent?.children?.[0];
  const taken = findNodeAtLocation(root, [...fix.path.slice(0, -1), fix.renameTo]);
  if (key === undefined || taken !== undefined) return undefined;
  return text.slice(0, key.offset) + JSON.stringify(fix.renameTo) + text.slice(key.offset + key.length);
}

function describeChange(text: string, { path, line, fix }: Problem): string {
  const root = parseTree(text);
  const node = root && fix && findNodeAtLocation(root, [...fix.path]);
  const before = fix && 'renameTo' in fix ? node?.parent?.children?.[0] : node;
  const after = fix && 'renameTo' in fix ? fix.renameTo : fix?.value;
  const shown = before === undefined ? '' : text.slice(before.offset, before.offset + before.length);
  return `line ${line ?? 1}  ${path}: ${shown.slice(0, 200)} → ${JSON.stringify(after)}`;
}
