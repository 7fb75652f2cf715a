import type { GameCategory } from '@livery/contract/enums';
import type { VendorCategory } from '@livery/contract/games';

/** Vendors that a gateway may list under sports and that are none: e-sports and cockfights, by their codes. */
const kinds: Readonly<Record<string, GameCategory>> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' };

const kindOf = ({ vassalage, gameType }: VendorCategory['vendorNames'][number]): GameCategory =>
  kinds[vassalage] ?? gameType;

/** Makes categories of their own of e-sports and cockfights that stand among the vendors of sports. */
export const splitSports = (sorting: VendorCategory[]): VendorCategory[] => {
  const sports = sorting.find(({ gameCategory }) => gameCategory === 'SPORTS');
  const strangers = sports?.vendorNames.filter((vendor) => kindOf(vendor) !== 'SPORTS') ?? [];
  if (!sports || strangers.length === 0) return sorting;
  const rest = sports.vendorNames.filter((vendor) => !strangers.includes(vendor));
  const sum = (vendors: VendorCategory['vendorNames']) =>
    vendors.reduce((count, vendor) => count + vendor.gameCount, 0);
  const split = new Map(
    sorting.map((entry) => [
      entry.gameCategory,
      entry.gameCategory === 'SPORTS'
        ? { ...entry, vendorNames: rest, gameCount: entry.gameCount - sum(strangers) }
        : entry,
    ]),
  );
  for (const stranger of strangers) {
    const gameCategory = kindOf(stranger);
    const known = split.get(gameCategory) ?? { gameCategory, gameCount: 0, vendorNames: [] };
    split.set(gameCategory, {
      ...known,
      gameCount: known.gameCount + stranger.gameCount,
      vendorNames: [...known.vendorNames, { ...stranger, gameType: gameCategory }],
    });
  }
  return [...split.values()];
};
