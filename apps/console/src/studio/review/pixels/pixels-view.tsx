import type { ThemeMode } from '@livery/merchant/theme-mode';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Spinner } from '@livery/ui/spinner';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isMainScreen, joinScreens } from '../../frames/scenes.ts';
import type { Review } from '../review.api.ts';
import {
  addLinkedScreen,
  type ComparedScreen,
  getScreenKey,
  listComparedScreens,
  readThemeMode,
} from './compared-screen.ts';
import { PixelsControls } from './pixels-controls.tsx';
import { ScreenComparison } from './screen-comparison.tsx';
import { ScreenList } from './screen-list.tsx';
import styles from './pixels.module.css';
import { useComparisonRun } from './use-comparison-run.ts';
import { type ReleaseAddress, useReleaseAddress } from './use-release-address.ts';
import { comparedSizes } from './widths.ts';
import frameStyles from '../../frames/frames.module.css';

interface PixelsViewProps {
  readonly brand: string;
  /** Id of the release with which the reviewed release is compared. */
  readonly before: string;
  readonly review: Review;
  /**
   * Second colour mode that is compared, because its colours or its logo differ between the releases. Null to compare
   * only the usual mode of the brand.
   */
  readonly otherMode: ThemeMode | null;
}

/** The screens of two releases side by side, as members see them, with the regions that differ. */
export const PixelsView = ({ brand, before, review, otherMode }: PixelsViewProps) => {
  const t = useTexts('review');
  const explain = useErrorText();
  const first = useReleaseAddress(brand, before);
  const second = useReleaseAddress(brand, review.releaseId);
  const error = first.error ?? second.error;
  if (first.address && second.address)
    return (
      <LoadedPixels brand={brand} review={review} otherMode={otherMode} before={first.address} after={second.address} />
    );
  if (error === undefined) return <Spinner className={styles.spinner} />;
  return (
    <EmptyState
      kind="failed"
      title={t('pixels.unavailable')}
      detail={explain(error)}
      action={
        <Button
          onClick={() => {
            first.retry();
            second.retry();
          }}
        >
          {t('pixels.retry')}
        </Button>
      }
    />
  );
};

interface LoadedPixelsProps extends Omit<PixelsViewProps, 'before'> {
  readonly before: ReleaseAddress;
  readonly after: ReleaseAddress;
}

/** Parameters of the comparison in the URL. Without `mode`, the screen has the usual colour mode of the brand. */
interface PlaceValues {
  readonly language?: string;
  readonly width?: string;
  readonly screen?: string;
  readonly mode?: ThemeMode | null;
}

/**
 * Language, width, screen and mode of the comparison. The URL contains them, so that a reload and a link open the same view.
 */
const usePlace = (languages: readonly string[], screens: readonly ComparedScreen[]) => {
  const [params, setParams] = useSearchParams();
  const find = (name: string, values: readonly string[]): string =>
    values.find((value) => value === params.get(name)) ?? values[0] ?? '';
  const path = find(
    'screen',
    screens.map((screen) => screen.path),
  );
  const mode = readThemeMode(params.get('mode'));
  return {
    language: find('language', languages),
    size: comparedSizes.find(({ id }) => id === params.get('width')) ?? comparedSizes[0],
    path,
    mode: screens.some((screen) => screen.path === path && screen.mode === mode) ? mode : null,
    change: ({ mode: nextMode, ...values }: PlaceValues) => {
      const next = new URLSearchParams({ ...Object.fromEntries(params), view: 'pixels', ...values });
      if (nextMode) next.set('mode', nextMode);
      if (nextMode === null) next.delete('mode');
      setParams(next, { replace: true });
    },
  };
};

const LoadedPixels = ({ brand, review, otherMode, before, after }: LoadedPixelsProps) => {
  const t = useTexts('review');
  const [params] = useSearchParams();
  const linked = params.get('screen');
  const linkedMode = readThemeMode(params.get('mode'));
  const [isComplete, setComplete] = useState(false);
  const all = useMemo(() => joinScreens(after.screens, before.screens), [after.screens, before.screens]);
  const screens = useMemo(
    () =>
      addLinkedScreen(
        listComparedScreens(
          all.filter((screen) => isComplete || isMainScreen(screen) || screen.path === linked),
          otherMode,
        ),
        linked,
        linkedMode,
      ),
    [all, isComplete, linked, linkedMode, otherMode],
  );
  const languages = useMemo(
    () => [...new Set([...after.languages, ...before.languages])],
    [after.languages, before.languages],
  );
  const place = usePlace(languages, screens);
  const { language, size, change } = place;
  const key = getScreenKey(place);
  const run = useComparisonRun({
    before: before.origin,
    after: after.origin,
    screens,
    language,
    width: size.width,
    title: t('pixels.hidden'),
  });
  const screen = screens.find((each) => getScreenKey(each) === key);
  if (!screen)
    return <EmptyState kind="no-result" title={t('pixels.noScreens')} detail={t('pixels.noScreensDetail')} />;
  return (
    <div className={styles.root}>
      <PixelsControls
        languages={languages}
        language={language}
        size={size}
        isComplete={isComplete}
        onChange={change}
        onComplete={setComplete}
      />
      <ScreenList
        screens={screens}
        shownKey={key}
        run={run}
        onSelect={({ path, mode }) => change({ screen: path, mode })}
      />
      <ScreenComparison
        key={[key, language, size.id].join(' ')}
        brand={brand}
        review={review}
        screen={screen}
        language={language}
        size={size}
        origins={{ before: before.origin, after: after.origin }}
        result={run.results.get(key)}
        onRepeat={() => run.repeat(key)}
      />
      {(['before', 'after'] as const).map((side) => (
        <div
          key={side}
          ref={run.refs[side]}
          className={frameStyles.hidden}
          aria-hidden
          style={{ inlineSize: size.width, blockSize: size.height }}
        />
      ))}
    </div>
  );
};
