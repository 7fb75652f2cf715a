import type { ProblemText } from '@livery/merchant/problems/create-problem-text';
import type { OwnFontFormat } from '@livery/merchant/own-fonts';
import { readFontFacts } from './font-facts.ts';

/**
 * Checks the bytes of a font before a brand file refers to it. Returns its format, or the reason why it cannot be used.
 */
export async function checkFontFile(bytes: Buffer): Promise<{ readonly format: OwnFontFormat } | ProblemText> {
  const facts = await readFontFacts(bytes);
  return 'reason' in facts ? facts : { format: facts.format };
}
