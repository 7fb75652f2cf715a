import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { fold } from './fold.ts';
import type { Game, Snapshot, VendorRow } from './snapshot.ts';
import { nameIn } from './tile.ts';

/** A vendor in the place of a game. */
export interface VendorNode {
  readonly vendor: VendorRow;
  readonly category: GameCategory;
}

export type ListNode = Game | VendorNode;
export const isVendorNode = (node: ListNode): node is VendorNode => typeof node.vendor === 'object';

interface Place extends VendorNode {
  readonly at: number;
}

const placesIn = (
  { placements, vendors, byCategory }: Snapshot,
  { code, categories }: Merchant,
  list: GameCategory,
): Place[] =>
  (placements.get(code) ?? []).flatMap((placement): Place[] => {
    const { category } = placement;
    const at = list === 'HOT' ? placement.hotTileAt : placement.tileAt;
    const vendor = vendors.get(placement.vendor);
    const isOffered =
      categories.includes(category) &&
      (list === 'HOT' || list === category) &&
      byCategory.get(category)?.some((game) => game.vendor === vendor?.code);
    return at !== null && vendor && isOffered ? [{ vendor, category, at }] : [];
  });

/** The games of a list with the vendors that the merchant placed among them. */
export const withVendors = (
  games: readonly Game[],
  snapshot: Snapshot,
  merchant: Merchant,
  list: GameCategory,
): readonly ListNode[] => {
  const nodes: ListNode[] = [...games];
  for (const { at, vendor, category } of placesIn(snapshot, merchant, list).sort((one, other) => one.at - other.at))
    nodes.splice(at, 0, { vendor, category });
  return nodes;
};

/** The vendors of a list, by their name, before the games of that name. */
export const withVendorsNamed = (
  words: string,
  games: readonly Game[],
  snapshot: Snapshot,
  merchant: Merchant,
  language: LanguageCode,
  list: GameCategory,
): readonly ListNode[] => {
  const named = placesIn(snapshot, merchant, list).filter(
    ({ vendor }) => fold(nameIn(vendor, language)).includes(words) || fold(vendor.name).includes(words),
  );
  return [...named.map(({ vendor, category }) => ({ vendor, category })), ...games];
};
