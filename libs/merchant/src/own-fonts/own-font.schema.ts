import { z } from 'zod';
import { assetPath, unique } from '../merchant.fields.ts';
import { maxFontFiles, ownFontFormats } from './own-fonts.ts';

const ownFont = z.strictObject({
  files: unique(assetPath(ownFontFormats), 1, maxFontFiles).meta({
    description: 'Files of one font family: one variable font, or one file for each weight.',
  }),
  fallback: z
    .enum(['sans', 'serif'])
    .default('sans')
    .meta({ description: 'Kind of the fonts of the device that stand in until the font is loaded.' }),
});

/**
 * Schema of the fonts that a brand supplies as files. The app uses them only if `theme.font.body` or
 * `theme.font.display` is `own`.
 */
export const ownFonts = z
  .strictObject({ body: ownFont.optional(), display: ownFont.optional() })
  .meta({ description: 'Font files of the brand: `body` for texts, `display` for headings.' });
