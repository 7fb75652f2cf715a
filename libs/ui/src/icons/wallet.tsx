import path from 'lucide-static/icons/wallet.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const WalletIcon = createIcon(path);
