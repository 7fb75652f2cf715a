import { normalScene, type PreviewScene } from '@livery/contract/operators/preview-messages';
import type { ResponseValue } from '@livery/contract/operation';
import type { openDraftPreview } from '@livery/contract/operators/previews';

/** Screen of the app that a preview can show. */
export type Screen = ResponseValue<typeof openDraftPreview>['screens'][number];

/** Paths of the most important screens. Lists show them first, in this order. */
const mainPaths: readonly string[] = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/gameList',
  '/m/search',
  '/m/activity',
  '/m/mine',
  '/m/member/profile',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/set',
];

export const isMainScreen = ({ path }: Screen): boolean => mainPaths.includes(path);

const getRank = ({ path }: Screen): number => {
  const rank = mainPaths.indexOf(path);
  return rank < 0 ? mainPaths.length : rank;
};

/** Joins lists of screens, main screens first. A screen that is in several lists occurs once in the result. */
export const joinScreens = (...lists: readonly (readonly Screen[])[]): readonly Screen[] =>
  [...new Map(lists.flat().map((screen) => [screen.path, screen])).values()].toSorted(
    (one, other) => getRank(one) - getRank(other),
  );

/**
 * Returns the conditions in which a screen is measured: the visitor that the screen requires, the language and the
 * colour mode. Animations are off, so that two measurements of an unchanged screen are equal. Without `mode`, the page
 * has the usual colour mode of the brand.
 */
export const createScreenScene = (
  { access }: Pick<Screen, 'access'>,
  language: string,
  mode: PreviewScene['mode'] = null,
): PreviewScene => ({
  ...normalScene,
  visitor: access,
  language,
  mode,
  hasReducedMotion: true,
});
