import path from 'lucide-static/icons/message-circle.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const ChatIcon = createIcon(path);
