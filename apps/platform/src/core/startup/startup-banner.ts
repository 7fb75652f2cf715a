import type { Feature } from '../config/features.ts';
import type { DatabaseHandle } from '../db/database.ts';
import type { Origins } from '../http/hosts/origins.ts';

export interface BrandAddress {
  readonly code: string;
  readonly origin: string;
}

interface Started {
  readonly origins: Origins;
  readonly brands: readonly BrandAddress[];
  /**
   * Code of the brand whose app is at the host of the public origin (`site`). Absent if that host belongs to no
   * brand.
   */
  readonly siteBrand?: string | undefined;
  readonly storeKind: DatabaseHandle['kind'];
  /** Accounts that a gateway with demo data (`isDemo`) creates for each brand. Absent for any other gateway. */
  readonly demoAccounts?:
    | {
        readonly usernames: readonly string[];
        readonly password: string;
        readonly paymentPassword: string;
      }
    | undefined;
  /** Operators that a gateway with demo data (`isDemo`) creates. Absent for any other gateway. */
  readonly demoOperators?:
    | {
        /** E-mail addresses, with the English names of the roles. */
        readonly operators: readonly { readonly email: string; readonly role: string }[];
        readonly password: string;
        /** Path of the page that shows the current one-time codes of these operators. */
        readonly codesPath: string;
      }
    | undefined;
  readonly features: readonly Feature[];
  /** Brands without some kinds of content, with a list of the missing kinds. */
  readonly missingContent: readonly {
    readonly brand: string;
    readonly kinds: readonly { readonly name: string; readonly effect: string }[];
  }[];
}

const storeNotice = {
  embedded:
    'The embedded database is for development and demonstration: it may lose the last moments at a power cut. ' +
    'Set DATABASE_URL to a PostgreSQL for anything else.',
  postgresql: undefined,
} as const;

const formatAccounts = ({ usernames, password, paymentPassword }: NonNullable<Started['demoAccounts']>): string =>
  `  Accounts of each brand: ${usernames.join(', ')}. Password: ${password}, for payments ${paymentPassword}`;

const formatOperators = (
  { operators, password, codesPath }: NonNullable<Started['demoOperators']>,
  { site }: Origins,
): readonly string[] => {
  const width = Math.max(0, ...operators.map(({ email }) => email.length));
  return [
    `  Operators. Password: ${password}, codes: ${site}${codesPath}`,
    ...operators.map(({ email, role }) => `    ${email.padEnd(width)}  ${role}`),
  ];
};

/** Returns lines about the features that are off: the effect, and the setting that turns the feature on. */
const formatFeaturesOff = (features: readonly Feature[]): string[] => {
  const off = features.filter(({ isOn }) => !isOn);
  if (off.length === 0) return [];
  const toLine = ({ name, isSwitchedOff, setting, effect }: Feature): string =>
    `  ${name}: ${effect}. ${isSwitchedOff ? `Remove it from FEATURES_OFF, and set ${setting}` : `Set ${setting}`} to turn it on.`;
  return ['', '  Features that are off:', ...off.map((feature) => `  ${toLine(feature)}`)];
};

/** Returns lines about missing content of brands: the effect, and the command that imports content. */
const formatMissingContent = (missing: Started['missingContent']): string[] => {
  if (missing.length === 0) return [];
  return [
    '',
    '  Content that is missing. Write files as in docs/content-sample, and import them with',
    '  npm run content -- import --brand <code> --from <folder>',
    ...missing.flatMap(({ brand, kinds }) => [
      `    ${brand}:`,
      ...kinds.map(({ name, effect }) => `      ${name}: ${effect}`),
    ]),
  ];
};

/** Creates the text that the server prints after its start. */
export const formatStartupBanner = ({
  origins,
  brands,
  siteBrand,
  storeKind,
  demoAccounts,
  demoOperators,
  features,
  missingContent,
}: Started): string => {
  const { site } = origins;
  const width = Math.max(0, ...brands.map(({ code }) => code.length));
  const lines = [
    'Livery is ready.',
    '',
    ...brands.map(({ code, origin }) => `  ${code.padEnd(width)}  ${origin}`),
    ...(siteBrand ? [`  ${' '.repeat(width)}  ${site} is ${siteBrand}`] : []),
    ...(brands.length === 0 ? ['  There is no brand: make one with `nx g @livery/brand:merchant`.'] : []),
    '',
    ...(demoAccounts ? [formatAccounts(demoAccounts)] : []),
    `  The console: ${origins.console}`,
    ...(demoOperators ? formatOperators(demoOperators, origins) : []),
    `  The calls: ${site}/docs`,
    ...formatFeaturesOff(features),
    ...formatMissingContent(missingContent),
    ...(storeNotice[storeKind] ? ['', `  ${storeNotice[storeKind]}`] : []),
  ];
  return lines.join('\n');
};
