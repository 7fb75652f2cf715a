import path from 'lucide-static/icons/receipt.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ReceiptIcon = createIcon(path);
