import { useMemo, useRef, useState, useEffect } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { findTextFit } from '../fit/fit-results.ts';
import { useFitCheck } from '../fit/use-fit-check.ts';
import { useRecheck } from '../fit/use-recheck.ts';
import type { BrandDocument } from '../model/brand-document.ts';
import type { Places } from './places-context.ts';
import type { PreviewPlace } from '../model/preview-place.ts';

interface PlacesOptions {
  readonly brand: string;
  readonly draftId: string;
  readonly document: BrandDocument;
  readonly isPending: boolean;
  /** Called when the operator selects a place, so that the preview becomes visible. */
  readonly onShow: () => void;
}

/**
 * Returns the state of the preview: `place` is the part of the app that it shows, and `check` measures if the texts fit
 * on the screens. `places` has the functions of the editor sections: they show a place, and return if a text fits.
 */
export const usePlacesValue = ({ brand, draftId, document, isPending, onShow }: PlacesOptions) => {
  const t = useTexts('editor');
  const check = useFitCheck({ brand, draftId, document, frameTitle: t('fit.frame') });
  useRecheck({ check, document, isPending });
  const [place, setPlace] = useState<PreviewPlace>();
  const handleShow = useRef(onShow);
  useEffect(() => {
    handleShow.current = onShow;
  });
  const { problems, measured } = check;
  const places = useMemo(
    (): Places => ({
      show: (next) => {
        handleShow.current();
        // Creates a new object, so that the preview shows the place again even if it is the last one that was shown.
        setPlace({ ...next });
      },
      findFit: (language, key, text) => findTextFit({ problems, measured }, { language, key, text }, document),
    }),
    [problems, measured, document],
  );
  return { check, places, place };
};
