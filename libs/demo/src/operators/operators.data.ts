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

/**
 * Operators of the demo, at least one for each built-in role. There are two owners, because some actions require the
 * approval of a second owner.
 */
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
  {
    name: 'Mirela Ionescu',
    email: 'content@example.com',
    role: 'content-editor',
    isByBrand: true,
    totpSecret: 'MNXW45DFNZ2GY2LWMNXW45DFNZ2GY2LW',
  },
  {
    name: 'Kofi Mensah',
    email: 'support@example.com',
    role: 'support',
    isByBrand: true,
    totpSecret: 'ON2XA4DPOJ2GY2LWON2XA4DPOJ2GY2LW',
  },
  {
    name: 'Siti Rahmawati',
    email: 'payments@example.com',
    role: 'payments-agent',
    isByBrand: true,
    totpSecret: 'OBQXS3LFNZ2HG3DJOBQXS3LFNZ2HG3DJ',
  },
  {
    name: 'Rafael Duarte',
    email: 'payments-lead@example.com',
    role: 'payments-lead',
    isByBrand: true,
    totpSecret: 'OBQXS3LFNZ2HGLLMOBQXS3LFNZ2HGLLM',
  },
  {
    name: 'Ingrid Solberg',
    email: 'risk@example.com',
    role: 'risk',
    isByBrand: true,
    totpSecret: 'OJUXG23MNF3GK4TZOJUXG23MNF3GK4TZ',
  },
  {
    name: 'Farrukh Karimov',
    email: 'identity@example.com',
    role: 'identity-reviewer',
    isByBrand: true,
    totpSecret: 'NFSGK3TUNF2HS3DJNFSGK3TUNF2HS3DJ',
  },
  {
    name: 'Leila Haddad',
    email: 'protection@example.com',
    role: 'protection-officer',
    isByBrand: true,
    totpSecret: 'OBZG65DFMN2GS33OOBZG65DFMN2GS33O',
  },
  {
    name: 'Somchai Prasert',
    email: 'agents@example.com',
    role: 'agent-manager',
    isByBrand: true,
    totpSecret: 'MFTWK3TUONWGS5TFMFTWK3TUONWGS5TF',
  },
  {
    name: 'Helena Novak',
    email: 'regulator@example.com',
    role: 'regulator',
    isByBrand: false,
    totpSecret: 'OJSWO5LMMF2G64TMOJSWO5LMMF2G64TM',
  },
];
