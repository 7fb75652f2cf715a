import { describe, expect, it } from 'vitest';
import { flagNeeds } from '../flag-needs.ts';
import type { Flag } from '../flags.ts';
import { homeBlocks } from '../home/home-blocks.schema.ts';
import { getMarketFlags, marketCodes, marketProfiles } from './market-profiles.ts';

describe.each(marketCodes)('the profile of %s', (market) => {
  it('switches on no flag that the jurisdiction forbids', () => {
    const { flags, forbiddenFlags } = marketProfiles[market];
    const on = Object.keys(flags).filter((flag) => flags[flag as Flag]);
    expect(on.filter((flag) => forbiddenFlags.includes(flag as Flag))).toEqual([]);
    expect(forbiddenFlags.filter((flag) => getMarketFlags(market)[flag])).toEqual([]);
  });

  it('switches on the flags that its flags need', () => {
    const flags = getMarketFlags(market);
    const missing = Object.entries(flagNeeds).filter(
      ([flag, needed]) => flags[flag as Flag] && !needed.some((each) => flags[each]),
    );
    expect(missing).toEqual([]);
  });

  it('lists each language and category once', () => {
    const { languages, categories } = marketProfiles[market];
    for (const list of [languages, categories]) expect(new Set(list).size).toBe(list.length);
  });

  it('has a home screen that the schema accepts', () => {
    expect(homeBlocks.safeParse(marketProfiles[market].layout.home).error).toBeUndefined();
  });
});
