import { z } from 'zod';
import { gameCategories } from './categories.ts';
import { maxBrandTextLength } from './brand-text.ts';
import { domain } from './domains.ts';
import { baseName } from './base-name.schema.ts';
import { flagTable } from './flag-table.ts';
import type { Flag } from './flags.ts';
import { fontCodes } from './fonts.ts';
import { defaultIcons, iconCorners, iconWeights } from './icons.ts';
import { type JurisdictionCode, jurisdictions } from './jurisdiction.ts';
import { languageTable } from './language-table.ts';
import type { LanguageCode } from './languages.ts';
import { categoryBars, headers, leads, navigations, templates, tileShapes } from './layout.ts';
import { homeBlocks } from './home/home-blocks.schema.ts';
import { assetPath, slug, color, origin, safeText, routePath, timeZone, unique } from './merchant.fields.ts';
import { legalTexts } from './legal/legal-texts.schema.ts';
import { ownFonts } from './own-fonts/own-font.schema.ts';
import { ownFontCode } from './own-fonts/own-fonts.ts';
import { describeProblem } from './schema-message.ts';
import { seasons } from './seasons/season.schema.ts';
import { siteFields } from './site.schema.ts';
import { defaultEncryption, encryptionModes } from './encryption-config.ts';

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
  accent: color.meta({ description: 'Colour of the main action and of selected items.' }),
  page: color
    .optional()
    .meta({ description: 'Background colour of the page. Default: a near-neutral of the accent’s hue.' }),
  jackpot: color.optional().meta({ description: 'Colour of jackpot and prize amounts.' }),
  alternate: z
    .strictObject({
      accent: color.meta({ description: 'Colour of the main action and of selected items in this mode.' }),
      page: color.optional().meta({ description: 'Default: a near-neutral of the accent’s hue.' }),
      jackpot: color.optional().meta({ description: 'Default: the one of the brand.' }),
      logo: assetPath(['svg']).optional().meta({
        description:
          'Wordmark in the header in this mode, with the proportions of the usual one. Default: the usual one.',
      }),
    })
    .optional()
    .meta({
      description:
        'Colours in the other mode: dark for a light brand, light for a dark one. With it, the app follows the ' +
        'settings of the device, and members can choose light or dark. Without it, the brand has one mode.',
    }),
  font: z
    .strictObject({
      body: z.enum([...fontCodes, ownFontCode]).default('system'),
      display: z.enum([...fontCodes, ownFontCode]).default('system'),
      own: ownFonts.optional(),
    })
    .prefault({}),
  radius: z
    .int()
    .min(0)
    .max(24)
    .default(12)
    .meta({ description: 'Corner radius of a tile in CSS pixels. The radius of sheets is derived from it.' }),
  icons: z
    .strictObject({
      weight: z.enum(iconWeights).default(defaultIcons.weight).meta({ description: 'Weight of the lines.' }),
      corners: z
        .enum(iconCorners)
        .default(defaultIcons.corners)
        .meta({ description: 'Ends and corners of the lines.' }),
    })
    .prefault({})
    .meta({ description: 'Style of the icons of the app. Their shapes are the same for all brands.' }),
});

const layout = z.strictObject({
  tile: z.enum(tileShapes).default('square'),
  categoryBar: z.enum(categoryBars).default('pills'),
  header: z.enum(headers).default('start').meta({
    description:
      'Header of the home page. start: logo at the start. centre: logo in the middle, menu at the start. search: field for the search.',
  }),
  navigation: z
    .enum(navigations)
    .default('raised')
    .meta({
      description:
        'Bottom bar. raised: circle in the middle. labels: five equal entries. pill: icons, the current one with its ' +
        'label. floating: round bar away from the edges.',
    }),
  lead: z.enum(leads).default('deposit').meta({
    description:
      'Destination in the middle of the bottom bar. With lottery or sports, the deposit takes the place of the invitation.',
  }),
  home: homeBlocks.meta({
    description: 'Blocks of the home page from top to bottom. A kind that is missing from the list is not shown.',
  }),
});

const templateChoice = z
  .strictObject({
    memberCenter: z.enum(templates).default('new').meta({
      description: 'Member center. base: one list of all entries. new: quick tiles and a grouped list.',
    }),
    deposit: z.enum(templates).default('new').meta({
      description: 'Deposit. base: payment method first, then the amount on a separate page. new: both on one page.',
    }),
  })
  .meta({ description: 'Values that the gateway sends to the app as mem_cen and dep_func.' });

const wire = z.strictObject({
  mode: z.enum(encryptionModes).default(defaultEncryption.mode),
  publicKey: z
    .base64()
    .min(100)
    .max(1600)
    .optional()
    .meta({ description: 'RSA public key as base64 SPKI. Without it, the app requests the key from the gateway.' }),
  encoding: z.enum(['base64', 'hex']).default(defaultEncryption.encoding),
  keyLength: z.int().min(8).max(64).default(defaultEncryption.keyLength),
});

const jackpot = z
  .strictObject({
    sharePercent: z
      .number()
      .min(0.01)
      .max(5)
      .meta({ description: 'Percent of each bet that the operator adds to the pool.' }),
    base: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .meta({ description: 'Amount that the operator adds at the start of a round, in full currency units.' }),
    ticketPrice: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .meta({ description: 'Amount of bets for one ticket, in full currency units.' }),
    drawAt: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, describeProblem('time.invalid'))
      .meta({ description: 'Time of the daily draw, in the brand’s time zone.' }),
  })
  .meta({
    description:
      'Jackpot of the brand, paid from the ledger. Without it, the home page shows an amount that is labelled as illustrative.',
  });

const hero = z.strictObject({
  image: assetPath(['svg', 'png', 'jpg', 'jpeg', 'webp']).meta({
    description: 'First slide of the home page, about 16:9, at least 1080 pixels wide if it is not SVG.',
  }),
  alt: localized(140).optional(),
  calmSide: z.enum(['left', 'right']).optional().meta({
    description:
      'For an image without text: the calm, dark half on which `alt` is shown in white. Leave it out if the image contains its own text.',
  }),
  href: routePath.default('/m/activity'),
});

const assets = z.strictObject({
  logo: assetPath(['svg']).meta({ description: 'Wordmark in the header.' }),
  mark: assetPath(['svg']).meta({ description: 'Square mark from which icons and the splash screen are generated.' }),
  hero,
});

const site = z.strictObject({
  description: localized(300).optional().meta({
    description:
      'Description for search engines and link previews, by language. Default: the name, the tagline and the text of the hero image.',
  }),
  shareImage: assetPath(['png', 'jpg', 'jpeg', 'webp']).optional().meta({
    description:
      'Image of link previews, at least 1200 × 630 pixels, 1.9 times as wide as high. Default: the hero image above the logo.',
  }),
  screenshots: z
    .array(
      z.strictObject({
        image: assetPath(['png', 'jpg', 'jpeg', 'webp']).meta({
          description:
            'Screenshot of the app: sides of 320 to 3840 pixels, the long one at most 2.3 times the short one.',
        }),
        label: safeText(100)
          .optional()
          .meta({ description: 'What the image shows, in the default language of the brand.' }),
      }),
    )
    .max(8)
    .default([])
    .meta({ description: 'Images that the browser shows when it offers to install the app.' }),
  ...siteFields,
});

/**
 * Schema of a brand file as a person writes it. The file is untrusted, so every value has a limit and unknown keys are
 * rejected.
 */
export const merchantSchema = z
  .strictObject({
    $schema: z.string().max(300).optional(),
    extends: baseName.optional(),
    code: slug.meta({ description: 'Name on the wire, in URLs and in file names.' }),
    name: safeText(40).meta({ description: 'Name that members see.' }),
    domains: unique(domain, 0, 40)
      .default([])
      .meta({
        description:
          'Host names of the brand, in lower case and punycode, without scheme and port. The first is the canonical one. ' +
          'Without domains, the brand has no absolute address: no canonical link, sitemap or share image.',
      }),
    site: site.prefault({}).meta({ description: 'How search engines, link previews and apps see the brand.' }),
    jurisdiction: z.enum(getKeys(jurisdictions) as [JurisdictionCode, ...JurisdictionCode[]]).default('generic'),
    minimumAge: z
      .int()
      .min(18)
      .max(30)
      .optional()
      .meta({ description: 'In years. It can raise the minimum age of the jurisdiction, never lower it.' }),
    currency: z.string().regex(/^[A-Z]{3}$/, describeProblem('currency.form')),
    timeZone,
    languages: unique(languageCode, 1, 30).meta({
      description: 'In the order of the language picker. The first is the default.',
    }),
    gateway: origin
      .or(z.literal(''))
      .default('')
      .meta({
        description:
          'Origin of the gateway. Empty for the origin of the page. If it is set, `domains` must name the hosts of the bundle: ' +
          'the gateway accepts only the pages of these hosts.',
      }),
    frameOrigins: unique(origin, 0, 40)
      .default([])
      .meta({ description: 'Origins from which games can be framed, in addition to the gateway’s provider.' }),
    imageOrigins: unique(origin, 0, 40)
      .default([])
      .meta({ description: 'Origins from which artwork can be loaded, in addition to the gateway.' }),
    flags: z.strictObject(flagShape).prefault({}),
    categories: unique(z.enum(gameCategories), 1, gameCategories.length).default([...gameCategories]),
    wire: wire.prefault({}),
    jackpot: jackpot.optional(),
    theme,
    layout: layout.prefault({}),
    templates: templateChoice.prefault({}),
    assets,
    seasons,
    texts: z
      .partialRecord(
        languageCode,
        z.record(
          z.string().regex(/^[a-z][A-Za-z0-9-]*:[A-Za-z0-9_.-]{1,80}$/, describeProblem('text.key')),
          safeText(maxBrandTextLength),
        ),
      )
      .optional()
      .meta({ description: 'Texts that the brand replaces, by language and namespace:key.' }),
    legal: legalTexts,
    copyrightYear: z.int().min(1990).max(2100).default(2025),
  })
  .meta({ title: 'Livery brand', description: 'One brand of the member app.' });

/** Validated brand file in which missing values are replaced by defaults. */
export type Merchant = z.infer<typeof merchantSchema>;

function getKeys<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}
