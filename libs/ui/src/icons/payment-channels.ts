import { BankIcon } from './bank.tsx';
import { QrIcon } from './qr.tsx';
import { TicketIcon } from './ticket.tsx';
import { WalletIcon } from './wallet.tsx';

/** Icons of payment methods by their kind. */
export const channelIcons = {
  bank: BankIcon,
  wallet: WalletIcon,
  qr: QrIcon,
  voucher: TicketIcon,
} as const;
