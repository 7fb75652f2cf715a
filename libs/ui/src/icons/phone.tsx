import path from 'lucide-static/icons/smartphone.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const PhoneIcon = createIcon(path);
