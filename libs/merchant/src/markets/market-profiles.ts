import type { GameCategory } from '../categories.ts';
import { flagTable } from '../flag-table.ts';
import type { Flag } from '../flags.ts';
import type { HomeBlock } from '../home/home-blocks.ts';
import { type JurisdictionCode, jurisdictions } from '../jurisdiction.ts';
import type { LanguageCode } from '../languages.ts';
import type { BrandLayout } from '../layout.ts';

/**
 * Values with which a new brand of one jurisdiction begins. They are a proposal: the operator can change each of them
 * before the brand is live, and remains responsible for the conditions of its licence.
 */
export interface MarketProfile {
  /** The first is the default language of the brand. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Currency of ISO 4217. */
  readonly currency: string;
  /** IANA name of a time zone. */
  readonly timeZone: string;
  /** Flags that differ from the default of `flagTable`. */
  readonly flags: { readonly [flag in Flag]?: boolean };
  /** Flags that a brand of this jurisdiction must not switch on. No profile switches them on. */
  readonly forbiddenFlags: readonly Flag[];
  readonly categories: readonly GameCategory[];
  readonly layout: BrandLayout;
}

/** Transfers between members, which the rules against money laundering of many authorities forbid. */
const transfersBetweenMembers = ['FUNDTRANS3', 'MEMTRANS3', 'AGETRANSFERUP3'] as const;

/** Agents who recruit members and earn a share of their losses. */
const agents = ['AGEINFO3', 'AGEDOWNMAN3', 'AGEANNOUNCE3', 'COMM3', 'AGETRANSFERUP3'] as const;

/** Registration and log-in by a mobile number, for markets in which members have no e-mail address. */
const mobileFirst = {
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  MOBILEVERCODELOGIN3: true,
} as const;

const agentArea = { AGEINFO3: true, AGEDOWNMAN3: true, AGEANNOUNCE3: true } as const;

/**
 * Home screen with these blocks at its beginning. The collections follow the games, so that each category is one tap away.
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

/** One profile for each jurisdiction. */
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
    // Incentives to keep playing, such as missions, invitations and rebates, are left out.
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

/** Codes of all markets, in the order of `jurisdictions`. */
export const marketCodes = Object.keys(jurisdictions) as [JurisdictionCode, ...JurisdictionCode[]];

/** Returns the value of every flag for a new brand of a market. */
export function getMarketFlags(market: JurisdictionCode): Record<Flag, boolean> {
  const { flags, forbiddenFlags } = marketProfiles[market];
  const entries = Object.entries(flagTable).map(([name, { byDefault }]): [Flag, boolean] => {
    const flag = name as Flag;
    return [flag, !forbiddenFlags.includes(flag) && (flags[flag] ?? byDefault)];
  });
  return Object.fromEntries(entries) as Record<Flag, boolean>;
}
