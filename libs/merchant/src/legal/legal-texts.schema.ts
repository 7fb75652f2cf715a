import { z } from 'zod';
import { languageTable } from '../language-table.ts';
import type { LanguageCode } from '../languages.ts';
import { safeText } from '../merchant.fields.ts';
import { describeProblem } from '../schema-message.ts';
import { isLegalHref, type LegalBlock, legalLimits, legalPages, listBlockTexts } from './legal-texts.ts';

const languageCode = z.enum(Object.keys(languageTable) as [LanguageCode, ...LanguageCode[]]);

const legalBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: safeText(legalLimits.heading) }),
  z.strictObject({ kind: z.literal('paragraph'), text: safeText(legalLimits.paragraph) }),
  z.strictObject({
    kind: z.literal('list'),
    items: z.array(safeText(legalLimits.item)).min(1).max(legalLimits.items),
  }),
  z.strictObject({
    kind: z.literal('link'),
    text: safeText(legalLimits.link),
    href: z
      .string()
      .max(300)
      .refine(isLegalHref, describeProblem('legal.link'))
      .meta({ description: 'Path in the app, https address, or e-mail address with mailto:.' }),
  }),
]);

const countCharacters = (blocks: readonly LegalBlock[]): number =>
  blocks.flatMap(listBlockTexts).reduce((sum, text) => sum + text.length, 0);

const legalText = z
  .array(legalBlock)
  .min(1)
  .max(legalLimits.blocks)
  .refine(
    (blocks) => countCharacters(blocks) <= legalLimits.total,
    describeProblem('legal.long', { max: legalLimits.total }),
  );

/** Returns the size in bytes of texts in a brand document, which has indented JSON. */
const countBytes = (texts: object): number => new TextEncoder().encode(JSON.stringify(texts, null, 2)).length;

/** Schema of the legal texts of a brand, by page and language. */
export const legalTexts = z
  .partialRecord(z.enum(legalPages), z.partialRecord(languageCode, legalText))
  .refine(
    (texts) => countBytes(texts) <= legalLimits.allKilobytes * 1024,
    describeProblem('legal.total', { max: legalLimits.allKilobytes }),
  )
  .optional()
  .meta({
    description:
      'Legal texts of the brand, by page and language, as blocks. A page without a text shows the default text of the app.',
  });
