import { ChatIcon } from '@livery/ui/icons/chat';
import { MailIcon } from '@livery/ui/icons/mail';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SendIcon } from '@livery/ui/icons/send';
import { UsersIcon } from '@livery/ui/icons/users';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';

/** Share targets for browsers without their own share sheet. Each link opens a new tab and sends no referrer. */
export const ShareOptions = ({ link }: { readonly link: string }) => {
  const { t } = useTranslation('team');
  const encodedLink = encodeURIComponent(link);
  const options = [
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodedLink}`, Icon: ChatIcon },
    { label: 'Telegram', href: `https://t.me/share/url?url=${encodedLink}`, Icon: SendIcon },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodedLink}`, Icon: UsersIcon },
    { label: t('link.sms'), href: `sms:?&body=${encodedLink}`, Icon: PhoneIcon },
    { label: t('link.email'), href: `mailto:?body=${encodedLink}`, Icon: MailIcon },
  ];
  return (
    <ListGroup>
      {options.map(({ label, href, Icon }) => (
        <ListRow
          key={label}
          label={label}
          icon={<Icon />}
          onClick={() => window.open(href, '_blank', 'noopener,noreferrer')}
        />
      ))}
    </ListGroup>
  );
};
