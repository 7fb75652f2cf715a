import path from 'lucide-static/icons/banknote-arrow-down.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const DepositIcon = createIcon(path);
