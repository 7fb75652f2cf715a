import type { Flag } from '@livery/merchant/flags';
import { expect, it } from 'vitest';
import { findFlagsToAdd, findLostFlags, findMissingNeeds, isFlagOn } from './flag-changes.ts';

const having =
  (...list: readonly Flag[]) =>
  (flag: Flag): boolean =>
    list.includes(flag);

it('uses the default of the app for a flag that the document does not set', () => {
  expect(isFlagOn({}, 'DEPOSIT')).toBe(true);
  expect(isFlagOn({}, 'MISSION')).toBe(false);
  expect(isFlagOn({ flags: { DEPOSIT: false, MISSION: 'yes' } }, 'DEPOSIT')).toBe(false);
  expect(isFlagOn({ flags: { MISSION: 'yes' } }, 'MISSION')).toBe(false);
});

it('needs one flag of several', () => {
  expect(findMissingNeeds(having(), 'REG3')).toEqual(['USERNAMEREG3', 'MOBILENUMREG3']);
  expect(findMissingNeeds(having('MOBILENUMREG3'), 'REG3')).toEqual([]);
});

it('adds what a flag needs, and what that needs itself', () => {
  expect(findFlagsToAdd(having(), 'DIRECTREG3')).toEqual(['REG3', 'USERNAMEREG3']);
  expect(findFlagsToAdd(having(), 'MISSION')).toEqual(['MISSIONLB3']);
  expect(findFlagsToAdd(having('MAILCEN'), 'WEBPUSH3')).toEqual([]);
});

it('loses all flags that depend on one, and no others', () => {
  const isOn = having('DIRECTREG3', 'REG3', 'USERNAMEREG3', 'REGMOBVERF3', 'DEPOSIT');
  expect(findLostFlags(isOn, 'USERNAMEREG3').toSorted()).toEqual(['DIRECTREG3', 'REG3', 'REGMOBVERF3']);
  expect(findLostFlags(isOn, 'DEPOSIT')).toEqual([]);
});
