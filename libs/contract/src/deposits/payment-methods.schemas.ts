import * as z from 'zod/mini';
import { channelKinds } from './deposits.schemas.ts';

const paymentMethod = z.object({ id: z.string(), kind: z.enum(channelKinds), name: z.string() });
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethods = {
  request: z.object({}),
  value: z.object({
    /** Payment methods for deposits. Empty if the brand offers no deposits. */
    list: z.array(paymentMethod),
  }),
};
