import path from 'lucide-static/icons/landmark.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const BankIcon = createIcon(path);
