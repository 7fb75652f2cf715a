import path from 'lucide-static/icons/qr-code.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const QrIcon = createIcon(path);
