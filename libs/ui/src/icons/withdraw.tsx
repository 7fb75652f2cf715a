import path from 'lucide-static/icons/banknote-arrow-up.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const WithdrawIcon = createIcon(path);
