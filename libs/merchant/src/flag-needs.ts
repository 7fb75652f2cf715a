import type { Flag } from './flags.ts';

/**
 * Flags that need other flags. The key is a flag. At least one of the flags in its list must be on too. Otherwise the
 * flag in the key has no effect, or the app has a link to a missing page.
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
