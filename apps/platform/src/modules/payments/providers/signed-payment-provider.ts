import {
  channelPaths,
  createDeposit,
  createPayout,
  getDeposit,
  getPayout,
  listChannels,
} from '@livery/contract/payment-channels/calls';
import type { SignedClient } from '../../../core/signed-calls/signed-client.ts';
import type { PaymentProvider } from './payment-provider-port.ts';

/** Creates the client of a payment provider that follows docs/payment-protocol.md. */
export const createSignedPaymentProvider = (code: string, { post }: SignedClient): PaymentProvider => ({
  code,
  listChannels: (brand) => post(channelPaths.listChannels, brand, listChannels.value),
  createDeposit: (order) => post(channelPaths.createDeposit, order, createDeposit.value),
  getDeposit: ({ orderNo }) => post(channelPaths.getDeposit, { orderNo }, getDeposit.value),
  createPayout: (order) => post(channelPaths.createPayout, order, createPayout.value),
  getPayout: ({ orderNo }) => post(channelPaths.getPayout, { orderNo }, getPayout.value),
});
