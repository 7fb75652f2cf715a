import type { Merchant } from '@livery/merchant/merchant.schema';
import type { AnyContentKind } from './core/content/content-kind.ts';
import type { Database } from './core/db/database.ts';
import { appDownloadContent } from './modules/brands/index.ts';
import { announcementContent, helpContent } from './modules/content/index.ts';
import { lotteryContent } from './modules/lottery/index.ts';
import { rebateContent } from './modules/payments/index.ts';
import { missionContent, promotionContent, vipContent } from './modules/rewards/index.ts';
import { contactContent } from './modules/support/index.ts';

/** All kinds of content that an operator writes, in the order in which the command `content` writes them. */
export const contentKinds: readonly AnyContentKind[] = [
  lotteryContent,
  announcementContent,
  helpContent,
  promotionContent,
  missionContent,
  vipContent,
  rebateContent,
  contactContent,
  appDownloadContent,
];

/** Kinds of content that a brand lacks. */
export interface MissingContent {
  readonly brand: string;
  readonly kinds: readonly { readonly name: string; readonly effect: string }[];
}

/** Lists the brands that do not have all the content that they need, with the kinds of the missing content. */
export const listMissingContent = async (db: Database, brands: readonly Merchant[]): Promise<MissingContent[]> => {
  const missing: MissingContent[] = [];
  for (const brand of brands) {
    const kinds = [];
    for (const kind of contentKinds)
      if (kind.isExpected(brand) && (await kind.load(db, brand)).length === 0)
        kinds.push({ name: kind.name, effect: kind.effect });
    if (kinds.length > 0) missing.push({ brand: brand.code, kinds });
  }
  return missing;
};
