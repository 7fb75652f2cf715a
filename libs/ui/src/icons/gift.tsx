import path from 'lucide-static/icons/gift.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const GiftIcon = createIcon(path);
