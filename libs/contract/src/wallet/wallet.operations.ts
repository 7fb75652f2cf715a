import { operation } from '../operation.ts';
import type * as schemas from './wallet.schemas.ts';

export const walletBalance = operation<typeof schemas.walletBalance>()({
  name: 'walletBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  summary: "Get the balance, which is the sum of the wallet's entries",
});

export const merchantWallet = operation<typeof schemas.merchantWallet>()({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  summary: 'Get the part of the balance at the merchant, without money at game vendors',
});
