import type { GameCategory } from '../categories.ts';
import { flagTable } from '../flag-table.ts';
import type { Flag } from '../flags.ts';
import type { HomeBlock } from '../home/home-blocks.ts';
import { type JurisdictionCode, jurisdictions } from '../jurisdiction.ts';
import type { LanguageCode } from '../languages.ts';
import type { BrandLayout } from '../layout.ts';

/**
 * Initial settings of a new brand in one jurisdiction. They are only a proposal. The operator can change them, and must
 * make sure that the brand meets the conditions of its licence.
 */
export interface MarketProfile {
  /** Languages of the brand. The first one is the default language. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** ISO 4217 code of the currency. */
  readonly currency: string;
  /** Time zone of the brand, as an IANA name, e.g. `Asia/Manila`. */
  readonly timeZone: string;
  /** Flags whose values differ from the default in `flagTable`. */
  readonly flags: { readonly [flag in Flag]?: boolean };
  /**
   * Flags of features that the jurisdiction does not permit. They are off for a new brand, and the licence check
   * reports them if they are on.
   */
  readonly forbiddenFlags: readonly Flag[];
  readonly categories: readonly GameCategory[];
  readonly layout: BrandLayout;
}

/**
 * Flags for transfers between members. In many jurisdictions, the rules against money laundering forbid such transfers.
 */
const transfersBetweenMembers = ['FUNDTRANS3', 'MEMTRANS3', 'AGETRANSFERUP3'] as const;

/** Flags for agents. Agents recruit members and earn a share of the losses of these members. */
const agents = ['AGEINFO3', 'AGEDOWNMAN3', 'AGEANNOUNCE3', 'COMM3', 'AGETRANSFERUP3'] as const;

/**
 * Flags for registration and log-in by mobile number. They are for markets in which many people have no e-mail address.
 */
const mobileFirst = {
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  MOBILEVERCODELOGIN3: true,
} as const;

const agentArea = { AGEINFO3: true, AGEDOWNMAN3: true, AGEANNOUNCE3: true } as const;

/**
 * Creates a home screen with blocks of these kinds. After the block `games`, three more collections are added: the
 * games that the member played last, the new games, and the games of each category.
 */
const createHome = (kinds: readonly HomeBlock['kind'][]): readonly HomeBlock[] =>
  kinds.flatMap((kind): readonly HomeBlock[] =>
    kind === 'games'
      ? [
          { kind },
          { kind: 'collection', source: 'continue' },
          { kind: 'collection', source: 'new', size: 'large' },
          { kind: 'collection', source: 'categories' },
        ]
      : [{ kind }],
  );

/** Initial brand values for each jurisdiction. */
export const marketProfiles: Readonly<Record<JurisdictionCode, MarketProfile>> = {
  pagcor: {
    languages: ['EN', 'TY'],
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    flags: { ...mobileFirst, ...agentArea, WEBPUSH3: true, REFERRAL: true },
    forbiddenFlags: ['MEMTRANS3'],
    categories: ['HOT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'ELOTT', 'INHOUSE'],
    layout: {
      tile: 'portrait',
      categoryBar: 'icons',
      home: createHome(['hero', 'notice', 'categories', 'games', 'winners', 'matches']),
    },
  },
  mga: {
    languages: ['EN', 'PT'],
    currency: 'EUR',
    timeZone: 'Europe/Malta',
    flags: { GOOGLELOGIN3: true, WEBPUSH3: true },
    forbiddenFlags: [...transfersBetweenMembers, 'MOBILENUMREG3', 'MOBILENUMPASSREG3'],
    categories: ['HOT', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'INHOUSE'],
    layout: {
      tile: 'square',
      categoryBar: 'pills',
      home: createHome(['hero', 'categories', 'games', 'matches', 'winners']),
    },
  },
  ukgc: {
    languages: ['EN'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    // Features that encourage members to continue playing, e.g. missions, invitations and rebates, are off.
    flags: { MISSIONLB3: false, MISSION: false, REFERRAL: false, MANPLAYREB3: false, PLYRBT: false },
    forbiddenFlags: [...transfersBetweenMembers, ...agents, 'MOBILENUMREG3', 'MOBILENUMPASSREG3'],
    categories: ['SPORTS', 'HOT', 'RNG', 'LIVE', 'INHOUSE'],
    layout: { tile: 'square', categoryBar: 'tabs', home: createHome(['matches', 'hero', 'categories', 'games']) },
  },
  segob: {
    languages: ['ES', 'EN'],
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, WEBPUSH3: true, REFERRAL: true },
    forbiddenFlags: ['MEMTRANS3'],
    categories: ['HOT', 'SPORTS', 'RNG', 'LIVE', 'ESPORTS', 'LOTT', 'INHOUSE'],
    layout: {
      tile: 'square',
      categoryBar: 'pills',
      home: createHome(['hero', 'notice', 'categories', 'games', 'matches', 'winners']),
    },
  },
  spa: {
    languages: ['PT', 'EN'],
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    flags: { GOOGLELOGIN3: true, WEBPUSH3: true },
    forbiddenFlags: [...transfersBetweenMembers, ...agents],
    categories: ['SPORTS', 'HOT', 'RNG', 'LIVE', 'ESPORTS', 'INHOUSE'],
    layout: {
      tile: 'square',
      categoryBar: 'pills',
      home: createHome(['hero', 'matches', 'categories', 'games', 'winners']),
    },
  },
  gcgra: {
    languages: ['AR', 'EN'],
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    flags: { WEBPUSH3: true },
    forbiddenFlags: [...transfersBetweenMembers, ...agents],
    categories: ['HOT', 'ELOTT', 'LOTT', 'RNG', 'INHOUSE'],
    layout: {
      tile: 'square',
      categoryBar: 'pills',
      home: createHome(['hero', 'notice', 'categories', 'games', 'winners']),
    },
  },
  vietnam: {
    languages: ['VI', 'EN'],
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    flags: { ...mobileFirst, ...agentArea, GOOGLELOGIN3: true, WEBPUSH3: true, REFERRAL: true, COMM3: true },
    forbiddenFlags: [],
    categories: ['HOT', 'LOTT', 'ELOTT', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'INHOUSE'],
    layout: {
      tile: 'portrait',
      categoryBar: 'tabs',
      home: createHome(['notice', 'hero', 'categories', 'games', 'winners']),
    },
  },
  generic: {
    languages: ['EN'],
    currency: 'USD',
    timeZone: 'Etc/UTC',
    flags: {},
    forbiddenFlags: [],
    categories: ['HOT', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE', 'ELOTT', 'LOTT'],
    layout: {
      tile: 'square',
      categoryBar: 'pills',
      home: createHome(['hero', 'notice', 'categories', 'games', 'matches', 'winners']),
    },
  },
};

/** Codes of all markets, in the order of `jurisdictions`. Each market is one jurisdiction. */
export const marketCodes = Object.keys(jurisdictions) as [JurisdictionCode, ...JurisdictionCode[]];

/** Returns the initial value of every flag for a new brand of a jurisdiction. Forbidden flags are off. */
export function getMarketFlags(market: JurisdictionCode): Record<Flag, boolean> {
  const { flags, forbiddenFlags } = marketProfiles[market];
  const entries = Object.entries(flagTable).map(([name, { byDefault }]): [Flag, boolean] => {
    const flag = name as Flag;
    return [flag, !forbiddenFlags.includes(flag) && (flags[flag] ?? byDefault)];
  });
  return Object.fromEntries(entries) as Record<Flag, boolean>;
}
