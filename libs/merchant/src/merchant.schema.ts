import { z } from 'zod';
import { gameCategories } from './categories.ts';
import { flagTable } from './flag-table.ts';
import type { Flag } from './flags.ts';
import { fontCodes } from './fonts.ts';
import { type JurisdictionCode, jurisdictions } from './jurisdiction.ts';
import { languageTable } from './language-table.ts';
import type { LanguageCode } from './languages.ts';
import { categoryBars, homeSections, templates, tileShapes } from './layout.ts';
import { assetPath, slug, color, origin, safeText, routePath, timeZone, unique } from './merchant.fields.ts';
import { describeProblem } from './schema-message.ts';
import { encryptionModes } from './encryption-config.ts';

const languageCode = z.enum(getKeys(languageTable) as [LanguageCode, ...LanguageCode[]]);

const flagShape = Object.fromEntries(
  Object.entries(flagTable).map(([name, { title, byDefault }]) => [
    name,
    z
      .boolean()
      .default(byDefault)
      .meta({ description: `${title}. Default: ${byDefault ? 'on' : 'off'}.` }),
  ]),
) as Record<Flag, z.ZodDefault<z.ZodBoolean>>;

const localized = (max: number) => z.partialRecord(languageCode, safeText(max));

const theme = z.strictObject({
  mode: z.enum(['light', 'dark']).meta({ description: 'Light or dark surfaces.' }),
  accent: color.meta({ description: 'The one colour of the main action and of what is selected.' }),
  page: color
    .optional()
    .meta({ description: 'The page behind everything. Without it, a near-neutral of the accent’s hue.' }),
  jackpot: color.optional().meta({ description: 'Jackpot and prize figures.' }),
  font: z
    .strictObject({
      body: z.enum(fontCodes).default('system'),
      display: z.enum(fontCodes).default('system'),
    })
    .prefault({}),
  radius: z
    .int()
    .min(0)
    .max(24)
    .default(12)
    .meta({ description: 'Corner of a tile in CSS pixels; sheets follow from it.' }),
});

const layout = z.strictObject({
  tile: z.enum(tileShapes).default('square'),
  categoryBar: z.enum(categoryBars).default('pills'),
  home: unique(z.enum(homeSections), 1, homeSections.length).default([...homeSections]),
});

const templateChoice = z
  .strictObject({
    memberCenter: z.enum(templates).default('new').meta({
      description: 'The member center: base is one list of everything, new has quick tiles and a list in groups.',
    }),
    deposit: z.enum(templates).default('new').meta({
      description:
        'The deposit: base takes the way to pay first and the amount on a page of its own, new has both on one page.',
    }),
  })
  .meta({ description: 'What the gateway tells the app as mem_cen and dep_func.' });

const wire = z.strictObject({
  mode: z.enum(encryptionModes).default('legacy'),
  publicKey: z
    .base64()
    .min(100)
    .max(1600)
    .optional()
    .meta({ description: 'RSA public key as base64 SPKI. Without it the app asks the gateway.' }),
  encoding: z.enum(['base64', 'hex']).default('base64'),
  keyLength: z.int().min(8).max(64).default(16),
});

const jackpot = z
  .strictObject({
    sharePercent: z
      .number()
      .min(0.01)
      .max(5)
      .meta({ description: 'Percent of each bet that the house puts into the pool.' }),
    base: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .meta({ description: 'What the house puts in when a round begins, in whole currency units.' }),
    ticketPrice: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .meta({ description: 'Bets that give one ticket, in whole currency units.' }),
    drawAt: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, describeProblem('not a time of day', 'hours and minutes, as 21:00'))
      .meta({ description: 'When it is drawn, every day, in the brand’s time zone.' }),
  })
  .meta({
    description:
      'A jackpot of the brand’s own, paid from the ledger. Without it the home page shows a figure that is labelled as illustrative.',
  });

const hero = z.strictObject({
  image: assetPath(['svg', 'png', 'jpg', 'jpeg', 'webp']).meta({
    description: 'The first slide, 16:9 or near, at least 1080 wide if not SVG.',
  }),
  alt: localized(140).optional(),
  calmSide: z.enum(['left', 'right']).optional().meta({
    description:
      'For a picture without words of its own: the half that is calm and dark, where `alt` is written in white. Without it the picture says itself what it has to say.',
  }),
  href: routePath.default('/m/activity'),
});

const assets = z.strictObject({
  logo: assetPath(['svg']).meta({ description: 'The wordmark of the header.' }),
  mark: assetPath(['svg']).meta({ description: 'The square mark that icons and the splash screen are drawn from.' }),
  hero,
});

/** Brand file as written by hand. It is untrusted: every value has a limit, and unknown keys are rejected. */
export const merchantSchema = z
  .strictObject({
    $schema: z.string().max(300).optional(),
    code: slug.meta({ description: 'Name on the wire, in addresses and in file names.' }),
    name: safeText(40).meta({ description: 'What members read.' }),
    jurisdiction: z.enum(getKeys(jurisdictions) as [JurisdictionCode, ...JurisdictionCode[]]).default('generic'),
    minimumAge: z
      .int()
      .min(18)
      .max(30)
      .optional()
      .meta({ description: 'Years; raises the age of the jurisdiction, never lowers it.' }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, describeProblem('not a currency', 'three capital letters of ISO 4217, as PHP')),
    timeZone,
    languages: unique(languageCode, 1, 30).meta({ description: 'In the picker’s order; the first is the default.' }),
    gateway: origin
      .or(z.literal(''))
      .default('')
      .meta({ description: 'Origin of the gateway; empty for the page’s own.' }),
    frameOrigins: unique(origin, 0, 40)
      .default([])
      .meta({ description: 'Origins that games may be framed from, besides the gateway’s provider.' }),
    imageOrigins: unique(origin, 0, 40)
      .default([])
      .meta({ description: 'Origins that artwork may come from, besides the gateway.' }),
    flags: z.strictObject(flagShape).prefault({}),
    categories: unique(z.enum(gameCategories), 1, gameCategories.length).default([...gameCategories]),
    wire: wire.prefault({}),
    jackpot: jackpot.optional(),
    theme,
    layout: layout.prefault({}),
    templates: templateChoice.prefault({}),
    assets,
    texts: z
      .partialRecord(
        languageCode,
        z.record(
          z
            .string()
            .regex(
              /^[a-z][A-Za-z0-9-]*:[A-Za-z0-9_.-]{1,80}$/,
              describeProblem('not the key of a text', 'namespace:key, as "shell:brand.tagline"'),
            ),
          safeText(400),
        ),
      )
      .optional()
      .meta({ description: 'Texts of the brand’s own, by language and namespace:key.' }),
    copyrightYear: z.int().min(1990).max(2100).default(2025),
  })
  .meta({ title: 'Livery brand', description: 'One brand of the member app.' });

/** Brand file with defaults applied. */
export type Merchant = z.infer<typeof merchantSchema>;

function getKeys<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}
