import type { AffiliateLink } from '@livery/api/agents/team';
import { useFormat } from '@livery/kit/format/use-format';
import { Badge } from '@livery/ui/badge';
import { ListItem } from '@livery/ui/list-item';
import { useTranslation } from 'react-i18next';

/**
 * Row of a registration link. Shows the name of the link or, without a name, its code. Also shows the kind of the new
 * accounts (member or agent) and the number of registrations.
 */
export const LinkRow = ({
  link: { code, note, kind, createdAt, revokedAt, registered },
  onSelect,
}: {
  readonly link: AffiliateLink;
  readonly onSelect: () => void;
}) => {
  const { t } = useTranslation('team');
  const { count, date } = useFormat();
  return (
    <ListItem
      aria-haspopup="dialog"
      onClick={onSelect}
      name={<bdi>{note || code}</bdi>}
      detail={`${t(`kind.${kind}`)} · ${date(createdAt)}`}
      figure={t('link.registered', { number: count(registered) })}
      {...(revokedAt && { under: <Badge tone="danger">{t('link.revoked')}</Badge> })}
    />
  );
};
