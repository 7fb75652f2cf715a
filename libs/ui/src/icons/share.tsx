import path from 'lucide-static/icons/share-2.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ShareIcon = createIcon(path, { flips: true });
