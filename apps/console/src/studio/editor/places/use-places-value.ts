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
  /** Called when the preview must show another screen. The caller then makes the preview visible. */
  readonly onShow: () => void;
}

/**
 * Connects the sections of the editor with the preview. `place` is the screen that the preview must show. `check`
 * measures whether the texts fit on the screens. `places` contains the functions for the sections: `show` opens a
 * screen in the preview, and `findFit` returns whether a text fits.
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
        // Creates a new object, so that React renders again if the operator selects the same screen twice. The operator
        // may have navigated in the preview in between.
        setPlace({ ...next });
      },
      findFit: (language, key, text) => findTextFit({ problems, measured }, { language, key, text }, document),
    }),
    [problems, measured, document],
  );
  return { check, places, place };
};
