import { z } from 'zod';
import { languageTable } from '../language-table.ts';
import type { LanguageCode } from '../languages.ts';
import { assetPath, calendarDay, color, routePath, safeText } from '../merchant.fields.ts';
import { describeProblem } from '../schema-message.ts';
import { maxSeasons } from './seasons.ts';

const languageCode = z.enum(Object.keys(languageTable) as [LanguageCode, ...LanguageCode[]]);

const seasonTheme = z
  .strictObject({
    accent: color.optional(),
    page: color.optional(),
    jackpot: color.optional(),
  })
  .meta({ description: 'Colours that replace those of the brand. The mode, light or dark, stays.' });

const seasonHero = z.strictObject({
  image: assetPath(['svg', 'png', 'jpg', 'jpeg', 'webp']).meta({
    description: 'First slide of the home page during the season, with the proportions of the usual one.',
  }),
  alt: z.partialRecord(languageCode, safeText(140)).optional(),
  calmSide: z.enum(['left', 'right']).optional().meta({
    description: 'For an image without text: the calm, dark half on which `alt` is shown in white.',
  }),
  href: routePath.optional().meta({ description: 'Default: the page that the usual slide opens.' }),
});

const season = z
  .strictObject({
    name: safeText(40).meta({ description: 'Name for operators. Members do not see it.' }),
    from: calendarDay.meta({ description: 'First day, in the time zone of the brand.' }),
    to: calendarDay.meta({ description: 'Last day, in the time zone of the brand.' }),
    theme: seasonTheme.optional(),
    hero: seasonHero.optional(),
    logo: assetPath(['svg']).optional().meta({
      description: 'Wordmark in the header during the season, such as one with a decoration.',
    }),
  })
  .superRefine(({ from, to }, context) => {
    if (from > to)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: describeProblem('day.order', { from, to }),
      });
  });

/** Schema of the seasonal layers of a brand. A layer replaces colours and images on certain days. */
export const seasons = z
  .array(season)
  .max(maxSeasons)
  .default([])
  .meta({
    description:
      'Seasonal layers, such as festivals. The app switches by itself on the first day and after the last one. At most one ' +
      'is active on a day.',
  });
