import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { PreviewState } from './preview-frames.ts';
import { PreviewScreen } from './preview-screen.tsx';
import type { ScreenSize } from './sizes.ts';
import { type PreviewOptions, usePreview } from './use-preview.ts';

interface SecondScreenProps extends Omit<PreviewOptions, 'width'> {
  readonly size: ScreenSize;
  readonly scale: number;
  /** State of the first screen. The second screen shows the same page in the same scene. */
  readonly first: Pick<PreviewState, 'path' | 'scene' | 'isPicking'>;
}

/**
 * Second screen of the preview, in another size. It follows the first screen to each page and scene. A page that the
 * operator opens in the second screen does not change the first screen.
 */
export const SecondScreen = ({ size, scale, first, ...options }: SecondScreenProps) => {
  const t = useTexts('editor');
  const preview = usePreview({ ...options, width: size.width });
  const { path, scene, isPicking } = first;
  const follow = useEffectEvent(() => preview.follow?.(path, scene));
  const setPicking = useEffectEvent((isOn: boolean) => preview.setPicking(isOn));
  const canFollow = preview.follow !== undefined;
  useEffect(() => {
    if (canFollow) follow();
  }, [canFollow, path, scene]);
  useEffect(() => setPicking(isPicking), [isPicking]);
  return <PreviewScreen title={t('preview.second')} preview={preview} size={size} scale={scale} />;
};
