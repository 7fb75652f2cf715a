import type { GameCategory } from '@livery/contract/enums';
import type { VendorCategory } from '@livery/contract/catalogue/games';

/** Correct category of each vendor that some gateways wrongly list in the sports category. */
const categoryByVendor: Readonly<Record<string, GameCategory>> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' };

const getCategory = ({ vassalage, gameType }: VendorCategory['vendorNames'][number]): GameCategory =>
  categoryByVendor[vassalage] ?? gameType;

/** Moves e-sports and cockfights from the sports category to their own categories. */
export const splitSports = (sorting: VendorCategory[]): VendorCategory[] => {
  const sports = sorting.find(({ gameCategory }) => gameCategory === 'SPORTS');
  const misfiledVendors = sports?.vendorNames.filter((vendor) => getCategory(vendor) !== 'SPORTS') ?? [];
  if (!sports || misfiledVendors.length === 0) return sorting;
  const rest = sports.vendorNames.filter((vendor) => !misfiledVendors.includes(vendor));
  const sum = (vendors: VendorCategory['vendorNames']) =>
    vendors.reduce((count, vendor) => count + vendor.gameCount, 0);
  const result = new Map(
    sorting.map((entry) => [
      entry.gameCategory,
      entry.gameCategory === 'SPORTS'
        ? { ...entry, vendorNames: rest, gameCount: entry.gameCount - sum(misfiledVendors) }
        : entry,
    ]),
  );
  for (const misfiled of misfiledVendors) {
    const gameCategory = getCategory(misfiled);
    const existing = result.get(gameCategory) ?? { gameCategory, gameCount: 0, vendorNames: [] };
    result.set(gameCategory, {
      ...existing,
      gameCount: existing.gameCount + misfiled.gameCount,
      vendorNames: [...existing.vendorNames, { ...misfiled, gameType: gameCategory }],
    });
  }
  return [...result.values()];
};
