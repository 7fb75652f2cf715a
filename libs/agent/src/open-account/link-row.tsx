import type { AffiliateLink } from '@livery/api/team';
import { useFormat } from '@livery/kit/use-format';
import { Badge } from '@livery/ui/badge';
import { Pressable } from '@livery/ui/pressable';
import { useTranslation } from 'react-i18next';
import page from '../parts/page.module.css';

/** One link: what it is called, for whom, and who came by it. */
export const LinkRow = ({ link: { code, note, kind, createdAt, revokedAt, registered }, onSelect }: { readonly link: AffiliateLink; readonly onSelect: () => void }) => {
  const { t } = useTranslation('team');
  const { count, date } = useFormat();
  return (
    <Pressable className={page.row} aria-haspopup="dialog" onClick={onSelect}>
      <span className={page.words}>
        <bdi className={page.name}>{note || code}</bdi>
        <span className={page.detail}>
          {t(`kind.${kind}`)} · {date(createdAt)}
        </span>
      </span>
      <span className={page.figures}>
        <span className={page.figure}>{t('link.registered', { number: count(registered) })}</span>
        {revokedAt && <Badge tone="danger">{t('link.revoked')}</Badge>}
      </span>
    </Pressable>
  );
};
