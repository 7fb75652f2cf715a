import { Button } from '@livery/ui/button';
import { CircleCheckIcon } from '@livery/ui/icons/circle-check';
import { CircleXIcon } from '@livery/ui/icons/circle-x';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type TextFit, toPreviewPlace } from '../fit/fit-results.ts';
import { usePlaces } from '../places/places-context.ts';
import type { TextRow } from './text-rows.ts';
import styles from './texts.module.css';

interface TextFitNoteProps {
  readonly language: string;
  readonly row: TextRow;
}

const icons: { readonly [kind in TextFit['kind']]?: typeof CircleXIcon } = {
  fits: CircleCheckIcon,
  unfit: CircleXIcon,
};

/**
 * Note that shows whether a text fits in the app. A button shows the text in the preview, on the narrowest screen on
 * which the text was measured.
 */
export const TextFitNote = ({ language, row: { key, own, text } }: TextFitNoteProps) => {
  const t = useTexts('editor');
  const places = usePlaces();
  const fit = places.findFit(language, key, own ?? text);
  const Icon = icons[fit.kind];
  return (
    <p className={styles.fit} data-fit={fit.kind}>
      {Icon && <Icon />}
      <span>
        {t(`texts.fit.${fit.kind}`)}
        {fit.kind === 'unfit' && ` ${t(`fit.kinds.${fit.problem.kind}`)}`}
        {fit.kind !== 'unknown' && (
          <>
            {' '}
            <bdi dir="ltr" className={styles.screen}>
              {fit.place.path} ({t('fit.pixels', { width: fit.place.width })})
            </bdi>
          </>
        )}
      </span>
      {fit.kind !== 'unknown' && (
        <Button
          size="small"
          tone="plain"
          aria-label={t('texts.fit.showOf', { key })}
          onClick={() => places.show(toPreviewPlace(fit.place, key))}
        >
          {t('texts.fit.show')}
        </Button>
      )}
    </p>
  );
};
