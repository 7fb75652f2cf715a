import path from 'lucide-static/icons/mail.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const MailIcon = createIcon(path);
