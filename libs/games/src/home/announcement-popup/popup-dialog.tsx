import type { Announcement } from '@livery/api/announcements';
import { useFlags } from '@livery/kit/flags';
import type { TranslationKey } from '@livery/kit/i18n/translation-key';
import { paths } from '@livery/kit/paths';
import { SafeHtml } from '@livery/kit/safe-html';
import { safeLink } from '@livery/kit/safe-html/safe-link';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { IconButton } from '@livery/ui/icon-button';
import { ChevronEndIcon } from '@livery/ui/icons/chevron-end';
import { ChevronStartIcon } from '@livery/ui/icons/chevron-start';
import { Link } from '@livery/ui/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import styles from './popup-dialog.module.css';
import { useSwipe } from './use-swipe.ts';

export interface PopupDialogProps {
  readonly popups: readonly Announcement[];
  /** Index of the popup that is shown first. */
  readonly first: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog with one page for each announcement. The button of an announcement opens the page to which it links, or the
 * reward center. If the brand has no reward center, the button closes the dialog.
 */
export function PopupDialog({ popups, first, isOpen, onClose }: PopupDialogProps) {
  const { t } = useTranslation(['home', 'shell']);
  const [index, setIndex] = useState(first);
  const goBy = (by: 1 | -1) => setIndex(Math.min(Math.max(index + by, 0), popups.length - 1));
  const swipe = useSwipe(goBy);
  const popup = popups[Math.min(index, popups.length - 1)]!;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{popup.title}</bdi>}
      closeLabel={t('shell:action.close')}
      actions={<PopupAction popup={popup} onClose={onClose} />}
    >
      <div className={styles.root} {...swipe}>
        <PopupImage popup={popup} onNavigate={onClose} />
        <SafeHtml key={popup.id} html={popup.content} onNavigate={onClose} />
        {popups.length > 1 && (
          <div className={styles.pager}>
            <IconButton label={t('popup.previous')} disabled={index === 0} onClick={() => goBy(-1)}>
              <ChevronStartIcon />
            </IconButton>
            <span
              className={styles.dots}
              role="img"
              aria-live="polite"
              aria-label={t('popup.place', { index: index + 1, total: popups.length })}
            >
              {popups.map(({ id }, dot) => (
                <span key={id} data-selected={dot === index} />
              ))}
            </span>
            <IconButton label={t('popup.next')} disabled={index >= popups.length - 1} onClick={() => goBy(1)}>
              <ChevronEndIcon />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Texts of the button that opens the page of an announcement, by the path of the page. */
const actionLabels: Readonly<Record<string, TranslationKey<'home' | 'shell'>>> = {
  [paths.register]: 'shell:header.register',
  [paths.promotions]: 'shell:title.activity',
  [paths.deposit]: 'shell:title.deposit',
  [paths.help]: 'shell:title.help',
  [paths.missions]: 'shell:title.mission',
  [paths.vipBenefits]: 'shell:title.vip',
  [paths.inviteFriends]: 'shell:title.invite',
  [paths.rewardCenter]: 'home:popup.go',
};

/**
 * Button of an announcement. If `actionLabels` has a text for the page of the announcement, the button opens this page.
 * Otherwise, the button opens the reward center. For a brand without a reward center, it closes the dialog.
 */
function PopupAction({ popup, onClose }: { popup: Announcement; onClose: () => void }) {
  const { t } = useTranslation(['home', 'shell']);
  const { REWCEN3 } = useFlags();
  const link = safeLink(popup.link);
  const label = link ? actionLabels[link.split('?')[0]!] : undefined;
  if (!label && !REWCEN3) return <Button onClick={onClose}>{t('shell:action.close')}</Button>;
  return (
    <Button tone="accent" href={label ? link : paths.rewardCenter} onClick={onClose}>
      {t(label ?? 'home:popup.go')}
    </Button>
  );
}

/** Main image of an announcement. It links to the page that the announcement names. */
function PopupImage({
  popup: { title, link, announcementImages },
  onNavigate,
}: {
  popup: Announcement;
  onNavigate: () => void;
}) {
  const artwork = useArtwork();
  const [failed, setFailed] = useState<string>();
  const src = announcementImages.find(({ sequence }) => sequence === 1)?.url;
  if (!src || failed === src) return null;
  const href = safeLink(link);
  const image = (
    <img
      className={styles.image}
      src={artwork.toUrl(src, 312)}
      alt={href ? title : ''}
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
  return href ? (
    <Link href={href} onClick={onNavigate} draggable={false}>
      {image}
    </Link>
  ) : (
    image
  );
}
