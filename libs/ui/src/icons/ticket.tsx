import path from 'lucide-static/icons/ticket.svg?path';
import { createIcon } from '../icon/icon.tsx';

export const TicketIcon = createIcon(path);
