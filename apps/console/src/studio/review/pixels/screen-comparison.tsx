import { Spinner } from '@livery/ui/spinner';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePermissions } from '../../../session/use-permissions.ts';
import { CommentDialog } from '../comment-dialog.tsx';
import type { Pin } from '../pins.ts';
import type { Review } from '../review.api.ts';
import type { ScreenResult } from './compare-screen.ts';
import type { ComparedScreen } from './compared-screen.ts';
import { Marks } from './marks.tsx';
import { type Mode, ModeControls } from './mode-controls.tsx';
import markStyles from './marks.module.css';
import styles from './pixels.module.css';
import { RegionList } from './region-list.tsx';
import { Side } from './side.tsx';
import { useFramePair } from './use-frame-pair.ts';
import { useScreenName } from './use-screen-name.ts';
import { useWidth } from './use-width.ts';
import type { ComparedSize } from './widths.ts';

/** Space between two frames that are beside each other, in CSS pixels. */
const gap = 16;

interface ScreenComparisonProps {
  readonly brand: string;
  readonly review: Review;
  readonly screen: ComparedScreen;
  readonly language: string;
  readonly size: ComparedSize;
  readonly origins: { readonly before: string; readonly after: string };
  readonly result: ScreenResult | undefined;
  readonly onRepeat: () => void;
}

/**
 * Creates a function that converts a position on a screen, in CSS pixels of the page, to a pin (the position of a
 * comment).
 */
const createPinBuilder =
  ({ path, mode }: ComparedScreen, language: string, { width }: ComparedSize) =>
  (x: number, y: number): Pin => ({
    route: path,
    language,
    width,
    ...(mode && { mode }),
    x: Math.max(0, Math.round(x)),
    y: Math.max(0, Math.round(y)),
  });

/** Returns the comments whose position is on this screen, in the same colour mode, language and width. */
const listPins = (
  { comments }: Review,
  { path, mode }: ComparedScreen,
  language: string,
  { width }: ComparedSize,
): Review['comments'] =>
  comments.filter(
    ({ pin }) => pin?.route === path && pin.language === language && pin.width === width && (pin.mode ?? null) === mode,
  );

/**
 * Returns the position of a click on the button, in CSS pixels. A click by the keyboard has no position. For such a
 * click, returns the middle of the button.
 */
const findPlace = ({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>): readonly [x: number, y: number] => {
  const { offsetX, offsetY, detail } = nativeEvent;
  const { clientWidth, clientHeight } = currentTarget;
  return detail === 0 ? [clientWidth / 2, clientHeight / 2] : [offsetX, offsetY];
};

/**
 * Shows a screen in two releases: side by side, one over the other with a slider between them, or only the differences.
 */
export const ScreenComparison = (props: ScreenComparisonProps) => {
  const { brand, review, screen, language, size, origins, result, onRepeat } = props;
  const t = useTexts('review');
  const getScreenName = useScreenName();
  const isPermitted = usePermissions();
  const canComment = isPermitted('releases:review', brand);
  const [mode, setMode] = useState<Mode>('side');
  const [share, setShare] = useState(50);
  const [isPinning, setPinning] = useState(false);
  const [pin, setPin] = useState<Pin>();
  const { ref, width } = useWidth();
  const pair = useFramePair({
    origins,
    screen,
    language,
    titles: { before: t('before'), after: t('after') },
    className: styles.frame,
  });
  const space = mode === 'side' ? (width - gap) / 2 : width;
  const scale = space > 0 ? Math.min(1, space / size.width) : 1;
  const toPin = createPinBuilder(screen, language, size);
  const handlePin = (event: MouseEvent<HTMLButtonElement>) => {
    const [x, y] = findPlace(event);
    setPin(toPin(x / scale, y / scale + pair.scrollTop));
    setPinning(false);
  };
  const regions = result?.state === 'compared' ? result.regions : [];
  const pins = listPins(review, screen, language, size);
  return (
    <section className={styles.comparison} aria-label={getScreenName(screen)}>
      <ModeControls
        mode={mode}
        share={share}
        isPinning={isPinning}
        canComment={canComment}
        onMode={setMode}
        onShare={setShare}
        onPinning={setPinning}
        onRepeat={onRepeat}
      />
      {pair.state === 'failed' && <p role="alert">{t('pixels.frameFailed')}</p>}
      <div ref={ref} className={styles.stage} data-mode={mode} data-state={pair.state} dir="ltr">
        {pair.state === 'loading' && <Spinner className={styles.loading} />}
        {(['before', 'after'] as const).map((side) => (
          <Side
            key={side}
            side={side}
            pageRef={pair.refs[side]}
            size={size}
            scale={scale}
            hidden={mode === 'slider' && side === 'after' ? share : 0}
          >
            {mode !== 'difference' && (
              <Marks regions={regions} pins={side === 'after' ? pins : []} scale={scale} scrollTop={pair.scrollTop} />
            )}
            {isPinning && side === 'after' && (
              <button
                type="button"
                className={markStyles.pinLayer}
                aria-label={t('pixels.pinHere')}
                onClick={handlePin}
              />
            )}
          </Side>
        ))}
      </div>
      <RegionList
        result={result}
        onShow={({ top }) => pair.scrollTo(Math.max(0, top - 80))}
        {...(canComment && { onComment: ({ left, top }) => setPin(toPin(left, top)) })}
      />
      {pin && (
        <CommentDialog brand={brand} releaseId={review.releaseId} place={pin} onClose={() => setPin(undefined)} />
      )}
    </section>
  );
};
