import { isApiError } from '@livery/api/client/api-error';
import { selectFavouriteIds, useFavouriteIdsQuery, useSetFavouriteMutation } from '@livery/api/catalogue/favourites';
import { loginPathWithReturn } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { IconButton } from '@livery/ui/icon-button';
import { HeartFilledIcon } from '@livery/ui/icons/heart-filled';
import { HeartIcon } from '@livery/ui/icons/heart';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { GameCard } from '../../game-data/game-card.ts';
import styles from './favourite-button.module.css';

/** Loads the member's favourites while a list with heart buttons is visible. Renders nothing. */
export function FavouritesSync() {
  useFavouriteIdsQuery(undefined, { skip: useSession() === null });
  return null;
}

/**
 * Heart button on a game tile. It is filled for a favourite. A guest must log in first and then returns to this page.
 */
export function FavouriteButton({ game }: { game: GameCard }) {
  const { t, i18n } = useTranslation('lobby');
  const isMember = useSession() !== null;
  const isFavourite = useSelector(
    (state: Parameters<typeof selectFavouriteIds>[0]) =>
      isMember && selectFavouriteIds(state).data?.includes(game.nodeId) === true,
  );
  const { pathname, search } = useLocation();
  const [setFavourite] = useSetFavouriteMutation();
  const buttonProps = {
    tone: 'raised',
    className: styles.root,
    label: t('favourite.of', { name: game.gameName }),
  } as const;
  if (!isMember) {
    return (
      <IconButton {...buttonProps} href={loginPathWithReturn(pathname + search)}>
        <HeartIcon />
      </IconButton>
    );
  }
  const handleToggle = async () => {
    const { error } = await setFavourite({ nodeId: game.nodeId, vendor: game.vassalage, isFavourite: !isFavourite });
    if (!error) return;
    await i18n.loadNamespaces('errors');
    const code = isApiError(error) ? error.code : 'unknown';
    showToast({ kind: 'fail', text: i18n.t([`errors:${code}`, 'errors:unknown']) });
  };
  return (
    <IconButton {...buttonProps} aria-pressed={isFavourite} onClick={handleToggle}>
      {isFavourite ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  );
}
