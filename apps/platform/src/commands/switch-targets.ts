import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../core/db/database.ts';
import { merchants } from '../modules/brands/index.ts';
import { vendors } from '../modules/catalogue/index.ts';
import { everything, type SwitchTarget } from '../modules/incidents/index.ts';
import { payoutBanks, paymentChannels } from '../modules/payments/index.ts';

/**
 * Vendor, channel, provider or brand in the arguments of the command. The kind `channel` means a payment channel or a
 * payment provider.
 */
export interface SwitchArguments {
  readonly kind: 'vendor' | 'channel' | 'brand';
  readonly subject: string;
  /** Code of the brand. Undefined if the command is for all brands. */
  readonly brand: string | undefined;
  readonly only: 'deposits' | 'withdrawals' | undefined;
}

const assertKnown = (name: string, code: string, known: readonly string[]): void => {
  if (known.includes(code)) return;
  const list = known.length > 0 ? `The ${name}s are: ${known.join(', ')}.` : `There are no ${name}s.`;
  throw new RangeError(`There is no ${name} "${code}". ${list}`);
};

const listBrands = async (db: Database): Promise<string[]> =>
  (await db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code))).map(({ code }) => code);

const listVendors = async (db: Database): Promise<string[]> =>
  (await db.select({ code: vendors.code }).from(vendors).orderBy(asc(vendors.code))).map(({ code }) => code);

/**
 * Returns the kinds of payments that can be stopped for a payment channel or a payment provider. These are deposits for
 * a channel, and deposits and withdrawals for a provider. Throws a RangeError for an unknown code.
 */
const findChannelKinds = async (
  db: Database,
  { subject, brand }: SwitchArguments,
): Promise<('deposits' | 'withdrawals')[]> => {
  const brands = brand === undefined ? await listBrands(db) : [brand];
  const channels = await db
    .select({ id: paymentChannels.id, provider: paymentChannels.provider })
    .from(paymentChannels)
    .where(inArray(paymentChannels.merchant, brands))
    .orderBy(asc(paymentChannels.id));
  const banks = await db
    .selectDistinct({ provider: payoutBanks.provider })
    .from(payoutBanks)
    .where(inArray(payoutBanks.merchant, brands));
  const offered = channels.filter(({ provider }) => provider !== '');
  const providers = new Set([...offered, ...banks].map(({ provider }) => provider).filter((code) => code !== ''));
  assertKnown('channel or payment provider', subject, [...[...providers].sort(), ...offered.map(({ id }) => id)]);
  const kinds: ('deposits' | 'withdrawals')[] = [];
  if (offered.some(({ id, provider }) => id === subject || provider === subject)) kinds.push('deposits');
  if (banks.some(({ provider }) => provider === subject)) kinds.push('withdrawals');
  return kinds;
};

/**
 * Returns what a stop command stops: a vendor, a brand, or the deposits or withdrawals of a brand, a payment channel or a
 * payment provider. The argument `only` limits the result to deposits or to withdrawals. Throws a RangeError with the
 * valid codes for an unknown code. Also throws a RangeError if the channel or provider does not have the payments of
 * `only`.
 */
export const findTargets = async (db: Database, args: SwitchArguments): Promise<SwitchTarget[]> => {
  const { kind, subject, brand, only } = args;
  const code = kind === 'brand' ? subject : brand;
  if (code !== undefined) assertKnown('brand', code, await listBrands(db));
  if (kind === 'brand') return [{ kind: only ?? 'brand', merchant: subject, subject: everything }];
  const merchant = brand ?? everything;
  if (kind === 'vendor') {
    assertKnown('vendor', subject, await listVendors(db));
    return [{ kind, merchant, subject }];
  }
  const kinds = await findChannelKinds(db, args);
  const chosen = kinds.filter((each) => only === undefined || each === only);
  if (chosen.length === 0)
    throw new RangeError(
      `"${subject}" has no ${only}. A channel only takes deposits: to stop withdrawals, name its payment provider.`,
    );
  return chosen.map((each) => ({ kind: each, merchant, subject }));
};

/**
 * Returns the targets that a start command starts. The codes are not checked in the database, so that the command can
 * also end the stop of a deleted vendor or channel.
 */
export const getStartTargets = ({ kind, subject, brand, only }: SwitchArguments): SwitchTarget[] => {
  if (kind === 'brand') return [{ kind: only ?? 'brand', merchant: subject, subject: everything }];
  const merchant = brand ?? everything;
  if (kind === 'vendor') return [{ kind, merchant, subject }];
  const kinds = only === undefined ? (['deposits', 'withdrawals'] as const) : [only];
  return kinds.map((each) => ({ kind: each, merchant, subject }));
};

/**
 * Returns the code of each brand that is under maintenance, with the expected end of the maintenance. The end is null
 * if unknown.
 */
export const listBrandsUnderMaintenance = (db: Database) =>
  db
    .select({ code: merchants.code, until: merchants.maintenanceUntil })
    .from(merchants)
    .where(eq(merchants.maintenance, true))
    .orderBy(asc(merchants.code));
