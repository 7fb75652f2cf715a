import { BankIcon } from '@livery/ui/icons/bank';
import { QrIcon } from '@livery/ui/icons/qr';
import { TicketIcon } from '@livery/ui/icons/ticket';
import { WalletIcon } from '@livery/ui/icons/wallet';

export const channelIcons = { bank: BankIcon, wallet: WalletIcon, qr: QrIcon, voucher: TicketIcon } as const;
