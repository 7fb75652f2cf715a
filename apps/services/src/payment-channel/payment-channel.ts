import {
  channelPaths,
  createDeposit,
  createPayout,
  getDeposit,
  getPayout,
  listChannels,
} from '@livery/contract/payment-channels/calls';
import * as z from 'zod/mini';
import { addCallback } from '../base/callbacks.ts';
import { defineControl, defineOperation, defineService, type ServiceDeps } from '../base/service.ts';
import { ServiceError } from '../base/service-error.ts';
import type { ChannelState } from './channel-state.ts';
import { defaultOffer } from './default-offer.ts';
import { createDeposits, createPayouts, type Deposits } from './orders.ts';
import { registerPaymentPage } from './payment-page.ts';

const text = z.string();
const controlRequests = {
  settleDeposit: z.object({
    orderNo: text,
    outcome: z.enum(['paid', 'otherAmount', 'failed', 'expired']),
    amount: z.optional(text),
    reason: z.optional(text),
  }),
  settlePayout: z.object({ orderNo: text, outcome: z.enum(['paid', 'rejected']), reason: z.optional(text) }),
  refundDeposit: z.object({ orderNo: text, refundId: text, amount: text }),
  sendCallback: z.object({ path: text, body: z.looseObject({}) }),
  setOffer: z.object({ merchant: text, offer: listChannels.value }),
  readState: z.object({}),
};

type Payouts = ReturnType<typeof createPayouts>;

/** Creates the control actions. Tests use them to simulate external events. */
const createControls = ({ store }: ServiceDeps<ChannelState>, deposits: Deposits, payouts: Payouts) => ({
  settleDeposit: defineControl(controlRequests.settleDeposit, ({ orderNo, ...result }) =>
    deposits.settle(orderNo, result),
  ),
  settlePayout: defineControl(controlRequests.settlePayout, ({ orderNo, ...result }) =>
    payouts.settle(orderNo, result),
  ),
  refundDeposit: defineControl(controlRequests.refundDeposit, ({ orderNo, ...refund }) =>
    deposits.refund(orderNo, refund),
  ),
  sendCallback: defineControl(controlRequests.sendCallback, ({ path, body }) =>
    store.update((state) => addCallback(state, path, body)),
  ),
  setOffer: defineControl(controlRequests.setOffer, ({ merchant, offer }) =>
    store.update((state) => void (state.offers[merchant] = offer)),
  ),
  readState: defineControl(controlRequests.readState, async () => store.read()),
});

/**
 * Reference implementation of a payment provider (docs/payment-protocol.md). It offers channels, receives deposits on
 * its own payment page, and pays withdrawals. No real money is moved.
 */
export const paymentChannel = defineService<ChannelState>({
  name: 'payment-channel',
  vendor: 'PAYCO',
  createState: () => ({ deposits: {}, payouts: {}, offers: {} }),
  create: (deps) => {
    const { store, getOrigin } = deps;
    const deposits = createDeposits(store);
    const payouts = createPayouts(store);
    const getOffer = (merchant: string) => store.read().offers[merchant] ?? defaultOffer;
    return {
      operations: [
        defineOperation(channelPaths.listChannels, listChannels.request, async ({ merchant }) => getOffer(merchant)),
        defineOperation(channelPaths.createDeposit, createDeposit.request, async (order) => {
          if (!getOffer(order.merchant).channels.some(({ id }) => id === order.channelId))
            throw new ServiceError('channel.closed');
          const { reference } = await deposits.create(order);
          return { payUrl: `${getOrigin()}/pay/${reference}` };
        }),
        defineOperation(
          channelPaths.getDeposit,
          getDeposit.request,
          async ({ orderNo }) => deposits.find(orderNo).status,
        ),
        defineOperation(
          channelPaths.createPayout,
          createPayout.request,
          async (order) => (await payouts.create(order)).status,
        ),
        defineOperation(channelPaths.getPayout, getPayout.request, async ({ orderNo }) => payouts.find(orderNo).status),
      ],
      controls: createControls(deps, deposits, payouts),
      registerPages: (app) => registerPaymentPage(app, deposits),
    };
  },
});
