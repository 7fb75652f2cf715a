import { isApiError } from '@livery/api/api-error';
import { selectFavouriteIds, useFavouriteIdsQuery, useSetFavouriteMutation } from '@livery/api/favourites';
import { loginFrom } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { IconButton } from '@livery/ui/icon-button';
import { HeartFilledIcon } from '@livery/ui/icons/heart-filled';
import { HeartIcon } from '@livery/ui/icons/heart';
import { showToast } from '@livery/ui/toast-queue';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { GameCard } from '../games/game-card.ts';
import styles from './favourite-heart.module.css';

/** One look-up for all tiles: as many as are drawn ask whether they are among the same ids. */
const setOf = memoiseLast((ids: readonly string[] | undefined) => new Set(ids));

/** Keeps the member's favourites while tiles with hearts are shown. Draws nothing. */
export function KeepFavourites() {
  useFavouriteIdsQuery(undefined, { skip: useSession() === null });
  return null;
}

/** The heart on a tile: on for a favourite. A guest is led to the log-in and back here. */
export function FavouriteHeart({ game }: { game: GameCard }) {
  const { t } = useTranslation('lobby');
  const isMember = useSession() !== null;
  const isFavourite = useSelector(
    (state: Parameters<typeof selectFavouriteIds>[0]) =>
      isMember && setOf(selectFavouriteIds(state).data).has(game.nodeId),
  );
  const { pathname, search } = useLocation();
  const [setFavourite] = useSetFavouriteMutation();
  const look = { tone: 'raised', className: styles.root, label: t('favourite.of', { name: game.gameName }) } as const;
  if (!isMember) {
    return (
      <IconButton {...look} href={loginFrom(pathname + search)}>
        <HeartIcon />
      </IconButton>
    );
  }
  const handleToggle = async () => {
    const { error } = await setFavourite({ nodeId: game.nodeId, vendor: game.vassalage, isFavourite: !isFavourite });
    if (error)
      showToast({ kind: 'fail', text: t([`errors:${isApiError(error) ? error.code : 'unknown'}`, 'errors:unknown']) });
  };
  return (
    <IconButton {...look} aria-pressed={isFavourite} onClick={handleToggle}>
      {isFavourite ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  );
}

function memoiseLast<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { given: Given; made: Made } | undefined;
  return (given) => {
    if (!last || last.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}
