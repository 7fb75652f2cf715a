import path from 'lucide-static/icons/check.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const CheckIcon = createIcon(path);
