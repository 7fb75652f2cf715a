import path from 'lucide-static/icons/send.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const SendIcon = createIcon(path, { flips: true });
