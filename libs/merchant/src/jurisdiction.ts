interface Jurisdiction {
  /** Name of the jurisdiction in English. The operators of the platform see it. */
  readonly title: string;
  readonly minimumAge: number;
  readonly authority?: LicenceAuthority;
}

/** Authority whose rules apply. Its name is not translated; the app shows its country in the reader's language. */
export interface LicenceAuthority {
  /** ISO 3166 code of the country, e.g. `PH`. */
  readonly region: string;
  /** Name or abbreviation that the authority uses in all languages. Absent if the country's law has no single authority. */
  readonly name?: string;
}

/** Rules of each authority that can license a brand. A brand can raise the minimum age but not lower it. */
export const jurisdictions = {
  pagcor: { title: 'Philippines, PAGCOR', minimumAge: 21, authority: { region: 'PH', name: 'PAGCOR' } },
  mga: { title: 'Malta Gaming Authority', minimumAge: 18, authority: { region: 'MT', name: 'MGA' } },
  ukgc: {
    title: 'United Kingdom, Gambling Commission',
    minimumAge: 18,
    authority: { region: 'GB', name: 'Gambling Commission' },
  },
  segob: { title: 'Mexico, SEGOB', minimumAge: 18, authority: { region: 'MX', name: 'SEGOB' } },
  spa: { title: 'Brazil, SPA', minimumAge: 18, authority: { region: 'BR', name: 'SPA' } },
  gcgra: { title: 'United Arab Emirates, GCGRA', minimumAge: 21, authority: { region: 'AE', name: 'GCGRA' } },
  vietnam: { title: 'Vietnam', minimumAge: 21, authority: { region: 'VN' } },
  generic: { title: 'No profile of its own', minimumAge: 18 },
} as const satisfies Record<string, Jurisdiction>;

export type JurisdictionCode = keyof typeof jurisdictions;
