import { ChatIcon } from '@livery/ui/icons/chat';
import { HeadsetIcon } from '@livery/ui/icons/headset';
import { SendIcon } from '@livery/ui/icons/send';
import type { ComponentType } from 'react';
import type { ContactType } from './contact-links.ts';

export const contactIcons: Readonly<Record<ContactType, ComponentType>> = {
  LIVECHAT: HeadsetIcon,
  FACEBOOK: ChatIcon,
  TELEGRAM: SendIcon,
};
