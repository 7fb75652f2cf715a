import { ChatIcon } from '@livery/ui/icons/chat';
import { MailIcon } from '@livery/ui/icons/mail';
import { PhoneIcon } from '@livery/ui/icons/phone';
import { SendIcon } from '@livery/ui/icons/send';
import { UsersIcon } from '@livery/ui/icons/users';
import { ListGroup } from '@livery/ui/list-group';
import { ListRow } from '@livery/ui/list-row';
import { useTranslation } from 'react-i18next';

/** Ways to send a link where the phone has no sheet of its own. Each opens outside, without telling where one came from. */
export const ShareWays = ({ link }: { readonly link: string }) => {
  const { t } = useTranslation('team');
  const address = encodeURIComponent(link);
  const ways = [
    { label: 'WhatsApp', href: `https://wa.me/?text=${address}`, Icon: ChatIcon },
    { label: 'Telegram', href: `https://t.me/share/url?url=${address}`, Icon: SendIcon },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}`, Icon: UsersIcon },
    { label: t('link.sms'), href: `sms:?&body=${address}`, Icon: PhoneIcon },
    { label: t('link.email'), href: `mailto:?body=${address}`, Icon: MailIcon },
  ];
  return (
    <ListGroup>
      {ways.map(({ label, href, Icon }) => (
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
