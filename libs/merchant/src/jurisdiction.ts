interface Jurisdiction {
  readonly title: string;
  /** Minimum age of members in years. */
  readonly minimumAge: number;
}

/** Rules of each authority that can license a brand. A brand can raise the minimum age but not lower it. */
export const jurisdictions = {
  pagcor: { title: 'Philippines, PAGCOR', minimumAge: 21 },
  mga: { title: 'Malta Gaming Authority', minimumAge: 18 },
  ukgc: { title: 'United Kingdom, Gambling Commission', minimumAge: 18 },
  segob: { title: 'Mexico, SEGOB', minimumAge: 18 },
  spa: { title: 'Brazil, SPA', minimumAge: 18 },
  gcgra: { title: 'United Arab Emirates, GCGRA', minimumAge: 21 },
  vietnam: { title: 'Vietnam', minimumAge: 21 },
  generic: { title: 'No profile of its own', minimumAge: 18 },
} as const satisfies Record<string, Jurisdiction>;

export type JurisdictionCode = keyof typeof jurisdictions;
