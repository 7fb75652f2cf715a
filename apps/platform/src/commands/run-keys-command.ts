import { days } from '../core/clock/durations.ts';
import { createKeyStore, type KeyStore, type KeyVersion } from '../core/crypto/gateway-keys.ts';
import { deleteRetiredKeys, listKeys, retireOlderVersions, rewrapKeys, rotateKey } from '../core/crypto/rotate-keys.ts';
import { loadOperatorSecretsCipher, operatorSecretsKey, resealTotpSecrets } from '../modules/operators/index.ts';
import { accountNumberKey, loadAccountNumberCipher, resealAccountNumbers } from '../modules/payments/index.ts';
import { parseArguments } from './parse-arguments.ts';

const usage = `Usage: npm run keys -- <command>

  list                          lists the keys, their versions and the key-encryption keys
  rotate <name> [--after <s>]   adds a version of a key. Gateways write with it after <s> seconds (default 300)
  rewrap                        encrypts all keys with the first KEY_ENCRYPTION_KEY, encrypts the stored data with the
                                current keys, and deletes versions that are no longer accepted`;

type KeyToolDeps = Parameters<typeof rotateKey>[0];

/**
 * Time in milliseconds for which gateways still accept the old version of a sealing key (a key that encrypts stored
 * data). The time begins when the data has been encrypted with the new version.
 */
const sealingOverlap = days(1);

const formatTime = (time: Date | null): string => time?.toISOString().slice(0, 19).replace('T', ' ') ?? '-';

const describeKeys = async ({ db }: Pick<KeyToolDeps, 'db'>): Promise<string> => {
  const rows = (await listKeys(db)).map(({ name, id, kind, wrappedBy, activeFrom, retiresAt }) => [
    name,
    id,
    kind,
    wrappedBy ?? 'not encrypted',
    formatTime(activeFrom),
    formatTime(retiresAt),
  ]);
  const table = [['name', 'version', 'kind', 'encrypted with', 'active from', 'retires'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

interface SealedData {
  /** Name of the key that encrypts the data. */
  readonly key: string;
  /** Name of the data, as the command prints it. */
  readonly name: string;
  /** Encrypts the stored data again with the current version of the key. Returns the number of changed values. */
  readonly reseal: (keys: KeyStore) => Promise<number>;
}

/**
 * Lists the kinds of stored data that are encrypted with sealing keys (keys that encrypt stored data). Each entry has
 * a function that encrypts the data again.
 */
const listSealedData = (db: KeyToolDeps['db']): readonly SealedData[] => [
  {
    key: accountNumberKey,
    name: 'account numbers',
    reseal: async (keys) => resealAccountNumbers(db, await loadAccountNumberCipher(keys)),
  },
  {
    key: operatorSecretsKey,
    name: 'authenticator secrets',
    reseal: async (keys) => resealTotpSecrets(db, await loadOperatorSecretsCipher(keys)),
  },
];

/**
 * Encrypts the stored keys and data again with the current keys, and deletes retired versions of keys. The work can
 * be interrupted and repeated.
 */
const rewrap = async (deps: KeyToolDeps): Promise<string> => {
  const { db, clock } = deps;
  const wrapped = await rewrapKeys(deps);
  const keys = createKeyStore(deps);
  const resealed: { readonly key: string; readonly version: KeyVersion; readonly result: string }[] = [];
  for (const { key, name, reseal } of listSealedData(db)) {
    const version = (await keys.open(key, 'sealing')).getCurrent();
    resealed.push({ key, version, result: `${await reseal(keys)} ${name}` });
  }
  const now = clock.now();
  // Deletes the key versions whose time of use is over. No stored data needs them, because this run has encrypted all
  // stored data with the current versions.
  const deleted = await deleteRetiredKeys(db, now);
  for (const { key, version } of resealed)
    await retireOlderVersions(db, key, version, new Date(now.getTime() + sealingOverlap));
  const results = resealed.map(({ result }) => result).join(', ');
  return `Encrypted again: ${wrapped} keys, ${results}. Deleted: ${deleted} retired versions.`;
};

const rotate = async (deps: KeyToolDeps, name: string, after: string | undefined): Promise<string> => {
  const delay = after === undefined ? undefined : Number(after) * 1000;
  if (delay !== undefined && !(Number.isSafeInteger(delay) && delay >= 0))
    throw new RangeError(`--after ${after}: it must be a number of seconds`);
  const { id, activeFrom, kind } = await rotateKey(deps, name, delay);
  const next = kind === 'sealing' ? ' After this time, run "npm run keys -- rewrap" to encrypt the stored data.' : '';
  return `The key ${name} has the new version ${id}. Gateways write with it from ${formatTime(activeFrom)} UTC.${next}`;
};

/**
 * Runs `npm run keys` with the given arguments (`list`, `rotate` or `rewrap`) and returns the text to print. Throws a
 * RangeError if the command or one of its values is wrong.
 */
export const runKeysCommand = async (deps: KeyToolDeps, args: readonly string[]): Promise<string> => {
  const { positionals, values } = parseArguments(args, { after: { type: 'string' } }, usage);
  const [command, name] = positionals;
  if (command === 'list') return describeKeys(deps);
  if (command === 'rotate' && name) return rotate(deps, name, values.after);
  if (command === 'rewrap') return rewrap(deps);
  throw new RangeError(usage);
};
