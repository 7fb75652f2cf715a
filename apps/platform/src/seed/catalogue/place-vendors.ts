import type { Merchant } from '@livery/merchant/merchant.schema';
import type { merchantVendors } from '../../db/schema/tables.ts';
import { randomFrom } from '../random.ts';
import { demoVendors } from './vendors.data.ts';

/** The brand's categories in the order of its file, and in each its vendors in an order of the brand's own. */
export const placeVendors = (merchant: Merchant, seed: number): (typeof merchantVendors.$inferInsert)[] => {
  const random = randomFrom(seed, `vendors/${merchant.code}`);
  return merchant.categories.flatMap((category, categoryPosition) =>
    random
      .shuffle(demoVendors.filter(({ categories }) => categories.includes(category)))
      .map(({ code }, position) => ({ merchant: merchant.code, category, vendor: code, categoryPosition, position })),
  );
};
