import { ListRow } from '@livery/ui/list-row';
import { ChatIcon } from '@livery/ui/icons/chat';
import { MailIcon } from '@livery/ui/icons/mail';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SendIcon } from '@livery/ui/icons/send';
import { UsersIcon } from '@livery/ui/icons/users';
import { Sheet } from '@livery/ui/sheet';
import { useTranslation } from 'react-i18next';

export interface ShareSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Invitation text to share, which contains the link. `link` is for apps that take a URL as a separate parameter. */
  readonly text: string;
  readonly link: string;
}

/**
 * Sheet with links to apps that can share the message. It is for browsers without a native share sheet. Each link opens
 * a new tab and sends no referrer.
 */
export const ShareSheet = ({ isOpen, onOpenChange, text, link }: ShareSheetProps) => {
  const { t } = useTranslation('invite');
  const [encodedText, encodedLink] = [encodeURIComponent(text), encodeURIComponent(link)];
  const ways = [
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodedText}`, Icon: ChatIcon },
    { label: 'Telegram', href: `https://t.me/share/url?url=${encodedLink}&text=${encodedText}`, Icon: SendIcon },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodedLink}`, Icon: UsersIcon },
    { label: t('sms'), href: `sms:?&body=${encodedText}`, Icon: PhoneIcon },
    { label: t('email'), href: `mailto:?body=${encodedText}`, Icon: MailIcon },
  ];
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('shareTitle')}>
      <ul>
        {ways.map(({ label, href, Icon }) => (
          <li key={label}>
            <ListRow label={label} icon={<Icon />} onClick={() => window.open(href, '_blank', 'noopener,noreferrer')} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
