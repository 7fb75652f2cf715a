import type { OwnFontFormat } from '@livery/merchant/own-fonts';
import type { AssetError } from '../asset-error.ts';
import { readFontFacts } from './font-facts.ts';

/** Checks the bytes of a font before a brand file names it. Returns its format, or why it cannot be used. */
export async function checkFontFile(bytes: Buffer): Promise<{ readonly format: OwnFontFormat } | AssetError> {
  const facts = await readFontFacts(bytes);
  return 'reason' in facts ? facts : { format: facts.format };
}
