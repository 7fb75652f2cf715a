import { operation } from '../operation.ts';
import type * as schemas from './wallet.schemas.ts';

export const walletBalance = operation<typeof schemas.walletBalance>()({
  name: 'walletBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  summary: "The sum of the wallet's entries",
});

export const merchantWallet = operation<typeof schemas.merchantWallet>()({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  summary: 'What of it lies with the merchant and not with a game vendor',
});
