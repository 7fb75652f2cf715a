import type { Rolldown } from 'vite';
import { conditionsIn } from './manifest-conditions.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'>;
type ModuleInfoOf = (id: string) => ModuleInfo | null;

/** Characters of source below which what the same screens share is no file of its own. */
const small = 2500;

/** Screens from which on a module counts as everybody's. */
const everybody = 8;

const manifest = /\.features?\.tsx?$/;

/**
 * Puts small modules that late screens share into a few files: each as a file of its own is one more request for every
 * screen, and one more link for every brand. Only modules that the same brands ship come together, so that nothing of
 * what is off is in a file of what is on; and only those that import nothing larger, so that no two files need each other.
 * Returns the group of each such module. "Placed" is what stands in a chunk that comes before all of these, with all it imports.
 */
export const smallChunks = (
  entry: string,
  infoOf: ModuleInfoOf,
  isPlaced: (id: string) => boolean,
): ReadonlyMap<string, string> => {
  const staticOf = (id: string) => infoOf(id)?.importedIds ?? [];
  const lateOf = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? [];
  const all = walk([entry], (id) => [...staticOf(id), ...lateOf(id)]);
  const shippedWith = conditions(entry, [...all], staticOf, lateOf, infoOf);

  const screens = [...new Set([...all].flatMap(lateOf))];
  const sharers = new Map<string, number[]>();
  screens.forEach((screen, at) =>
    walk([screen], staticOf).forEach((id) => sharers.set(id, [...(sharers.get(id) ?? []), at])),
  );
  const sizes = new Map<string, number>();
  const sizeKey = (id: string) => String(sharers.get(id));
  for (const id of sharers.keys())
    if (!isPlaced(id)) sizes.set(sizeKey(id), (sizes.get(sizeKey(id)) ?? 0) + (infoOf(id)?.code?.length ?? 0));

  const known = new Map<string, boolean>();
  const isSmall = (id: string): boolean => {
    const found = isPlaced(id) ? true : known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const fits =
      (sharers.get(id)?.length ?? 0) > 1 &&
      !screens.includes(id) &&
      (sizes.get(sizeKey(id)) ?? 0) < small &&
      staticOf(id).every(isSmall);
    known.set(id, fits);
    return fits;
  };
  const usersOf = (id: string): string => {
    const libs = new Set((sharers.get(id) ?? []).map((at) => libOf(screens[at]!)));
    if ((sharers.get(id)?.length ?? 0) >= everybody) return 'everybody';
    return libs.size > 1 ? 'several' : [...libs].join('');
  };
  const keyOf = (id: string) => `${[...(shippedWith.get(id) ?? [])].sort().join('|')} ${usersOf(id)}`;
  const members = [...all].filter((id) => !isPlaced(id) && isSmall(id));
  const keys = [...new Set(members.map(keyOf))].sort();
  return new Map(members.map((id) => [id, `few-${keys.indexOf(keyOf(id)).toString(36)}`]));
};

/** What a brand must have on for its bundle to hold a module: any of these; nothing where every bundle does. */
const conditions = (
  entry: string,
  all: readonly string[],
  staticOf: (id: string) => readonly string[],
  lateOf: (id: string) => readonly string[],
  infoOf: ModuleInfoOf,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const guards = new Map(
    all.filter((id) => manifest.test(id)).map((id) => [id, conditionsIn(libPath(id), infoOf(id)?.code ?? '')] as const),
  );
  const isOpen = (id: string) => guards.get(id)?.includes('') ?? true;
  const always = walk([entry], (id) => [...staticOf(id), ...(isOpen(id) ? lateOf(id) : [])]);
  const found = new Map<string, Set<string>>();
  for (const [id, needed] of guards) {
    if (isOpen(id)) continue;
    for (const reached of walk(lateOf(id), (each) => [...staticOf(each), ...lateOf(each)])) {
      if (!always.has(reached)) found.set(reached, new Set([...(found.get(reached) ?? []), ...needed]));
    }
  }
  return found;
};

/** The same on every machine. */
const libPath = (id: string): string => id.replace(/^.*?[\\/](?=(?:libs|apps|src)[\\/])/, '');
const libOf = (id: string): string => /[\\/]libs[\\/]([^\\/]+)[\\/]/.exec(id)?.[1] ?? '';

const walk = (from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> => {
  const seen = new Set(from);
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return seen;
};
