import type { Vendor, VendorCategory } from '@livery/contract/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Game, Snapshot } from './catalogue-snapshot.ts';
import { localizedName, getVendorIconUrl } from './game-tile.ts';

/**
 * Sorts the categories of a brand: first HOT, then the categories that the operator has sorted, then the others in the
 * order of the brand file.
 */
const sortCategories = ({ placements }: Snapshot, { code, categories }: Merchant): GameCategory[] => {
  const placed = new Set(
    (placements.get(code) ?? []).map(({ category }) => category).filter((category) => categories.includes(category)),
  );
  return [
    ...new Set<GameCategory>([...(categories.includes('HOT') ? (['HOT'] as const) : []), ...placed, ...categories]),
  ];
};

const vendorOrder = ({ placements, vendors }: Snapshot, merchant: string, category: GameCategory): string[] => {
  const placed = (placements.get(merchant) ?? [])
    .filter((placement) => placement.category === category)
    .map(({ vendor }) => vendor);
  return [...new Set([...placed, ...vendors.keys()])];
};

const countByVendor = (games: readonly Game[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { vendor } of games) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  return counts;
};

/**
 * Lists the categories of a brand with their vendors and the number of games of each vendor. The category HOT has an
 * empty list of vendors, because it contains games of all vendors.
 */
export const sortVendors = (
  snapshot: Snapshot,
  merchant: Merchant,
  language: LanguageCode,
  getGames: (category: GameCategory) => readonly Game[],
): VendorCategory[] =>
  sortCategories(snapshot, merchant).map((gameCategory) => {
    const games = getGames(gameCategory);
    const counts = countByVendor(games);
    const vendorNames = (gameCategory === 'HOT' ? [] : vendorOrder(snapshot, merchant.code, gameCategory)).flatMap(
      (code): Vendor[] => {
        const vendor = snapshot.vendors.get(code);
        const gameCount = counts.get(code);
        if (!vendor || !gameCount) return [];
        return [
          {
            gameType: gameCategory,
            vassalage: code,
            displayName: localizedName(vendor, language),
            mobileSmallIcon: getVendorIconUrl(vendor),
            gameCount,
          },
        ];
      },
    );
    return { gameCategory, gameCount: games.length, vendorNames };
  });
