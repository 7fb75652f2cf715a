import type { Flag } from './flags.ts';

/**
 * Flags that other flags need. The key is a flag, and the value lists the flags that it needs. At least one of the
 * listed flags must be on. Otherwise the flag in the key has no effect or leads to a missing page.
 */
export const flagNeeds: { readonly [flag in Flag]?: readonly [Flag, ...Flag[]] } = {
  DIRECTREG3: ['REG3'],
  REG3: ['USERNAMEREG3', 'MOBILENUMREG3'],
  REGMOBVERF3: ['USERNAMEREG3'],
  MOBILENUMPASSREG3: ['MOBILENUMREG3'],
  MEMTRANS3: ['FUNDTRANS3'],
  MISSION: ['MISSIONLB3'],
  MISSIONLB3: ['MISSION'],
  AGEDOWNMAN3: ['AGEINFO3'],
  AGEANNOUNCE3: ['AGEINFO3'],
  COMM3: ['AGEINFO3'],
  WEBPUSH3: ['MAILCEN'],
};
