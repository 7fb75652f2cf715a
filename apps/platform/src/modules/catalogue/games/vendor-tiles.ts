import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { normalizeSearchText } from '../../../core/search/normalize-text.ts';
import type { Game, Snapshot, VendorRow } from './catalogue-snapshot.ts';
import { localizedName } from './game-tile.ts';

/** Vendor in a list of games and vendors. The app shows the vendor as a tile between the games. */
export interface VendorNode {
  readonly vendor: VendorRow;
  readonly category: GameCategory;
}

export type ListNode = Game | VendorNode;
export const isVendorNode = (node: ListNode): node is VendorNode => typeof node.vendor === 'object';

interface PlacedVendor extends VendorNode {
  readonly at: number;
}

const listPlacedVendors = (
  { placements, vendors, byCategory }: Snapshot,
  { code, categories }: Merchant,
  list: GameCategory,
): PlacedVendor[] =>
  (placements.get(code) ?? []).flatMap((placement): PlacedVendor[] => {
    const { category } = placement;
    const at = list === 'HOT' ? placement.hotTileAt : placement.tileAt;
    const vendor = vendors.get(placement.vendor);
    const isOffered =
      categories.includes(category) &&
      (list === 'HOT' || list === category) &&
      byCategory.get(category)?.some((game) => game.vendor === vendor?.code);
    return at !== null && vendor && isOffered ? [{ vendor, category, at }] : [];
  });

/**
 * Inserts the vendor tiles of a merchant into a list of games. The database stores the position of each tile in the
 * list.
 */
export const withVendors = (
  games: readonly Game[],
  snapshot: Snapshot,
  merchant: Merchant,
  list: GameCategory,
): readonly ListNode[] => {
  const nodes: ListNode[] = [...games];
  for (const { at, vendor, category } of listPlacedVendors(snapshot, merchant, list).sort(
    (one, other) => one.at - other.at,
  ))
    nodes.splice(at, 0, { vendor, category });
  return nodes;
};

/** Inserts the vendors whose name contains `searchText` at the start of a list of games. */
export const withVendorsNamed = (
  searchText: string,
  games: readonly Game[],
  snapshot: Snapshot,
  merchant: Merchant,
  language: LanguageCode,
  list: GameCategory,
): readonly ListNode[] => {
  const named = listPlacedVendors(snapshot, merchant, list).filter(
    ({ vendor }) =>
      normalizeSearchText(localizedName(vendor, language)).includes(searchText) ||
      normalizeSearchText(vendor.name).includes(searchText),
  );
  return [...named.map(({ vendor, category }) => ({ vendor, category })), ...games];
};
