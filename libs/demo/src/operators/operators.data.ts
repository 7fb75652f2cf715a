/** Password of every demo operator. */
export const demoOperatorPassword = 'Console#2026';

interface DemoOperator {
  readonly name: string;
  readonly email: string;
  /** Id of a built-in operator role. */
  readonly role: string;
  /** True if the operator has the role in each brand. False if the role is for the whole platform. */
  readonly isByBrand: boolean;
  /** Base32 secret for the authenticator app. It is public, so that every visitor of the demo can log in. */
  readonly totpSecret: string;
}

/** Operators of the demo. There are two owners, because some actions require the approval of a second owner. */
export const demoOperators: readonly DemoOperator[] = [
  {
    name: 'Olivia Reyes',
    email: 'owner@example.com',
    role: 'owner',
    isByBrand: false,
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  {
    name: 'Owen Castillo',
    email: 'owner2@example.com',
    role: 'owner',
    isByBrand: false,
    totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
  },
  {
    name: 'Dalisay Cruz',
    email: 'designer@example.com',
    role: 'brand-designer',
    isByBrand: true,
    totpSecret: 'MRSXG2LHNZSXE43FMRSXG2LHNZSXE43F',
  },
  {
    name: 'Thảo Nguyễn',
    email: 'translator@example.com',
    role: 'translator',
    isByBrand: true,
    totpSecret: 'ORZGC3TTNRQXI33SORZGC3TTNRQXI33S',
  },
  {
    name: 'Paolo Santos',
    email: 'publisher@example.com',
    role: 'publisher',
    isByBrand: true,
    totpSecret: 'OB2WE3DJONUGK4TTOB2WE3DJONUGK4TT',
  },
  {
    name: 'Amara Lindqvist',
    email: 'auditor@example.com',
    role: 'auditor',
    isByBrand: false,
    totpSecret: 'MF2WI2LUN5ZGG33EMF2WI2LUN5ZGG33E',
  },
];
