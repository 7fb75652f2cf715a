import path from 'lucide-static/icons/download.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const DownloadIcon = createIcon(path);
