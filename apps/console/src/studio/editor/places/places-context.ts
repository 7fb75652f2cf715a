import { createContext, useContext } from 'react';
import type { TextFit } from '../fit/fit-results.ts';
import type { PreviewPlace } from '../model/preview-place.ts';

/** Functions that connect the sections of the editor with its preview. */
export interface Places {
  /**
   * Opens a screen in the preview and outlines a part of this screen. On a phone, the preview replaces the current view
   * of the editor.
   */
  readonly show: (place: PreviewPlace) => void;
  /** Returns whether a text fits on the screens that were measured. `text` is the text that members see. */
  readonly findFit: (language: string, key: string, text: string | undefined) => TextFit;
}

export const PlacesContext = createContext<Places | undefined>(undefined);

/** Returns the functions that connect a section with the preview. Throws an error outside of the editor. */
export const usePlaces = (): Places => {
  const places = useContext(PlacesContext);
  if (!places) throw new Error('usePlaces needs the PlacesContext of the editor screen around it');
  return places;
};
