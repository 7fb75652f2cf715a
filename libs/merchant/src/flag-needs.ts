import type { Flag } from './flags.ts';

/**
 * Required flags. A flag has no effect, or leads to a missing page, unless at least one of its listed flags is also on.
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
