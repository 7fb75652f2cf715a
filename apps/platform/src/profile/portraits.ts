import { artworkVersion } from '../media/artwork-version.ts';

/** Drawn portraits that a member may choose from; the artwork has more, for players that are shown to others. */
const choices = 24;

const isDrawn = (icon: string): boolean => /^\d{1,3}$/.test(icon);

/** Where a portrait is: one that was drawn, by its number, or a picture that was uploaded, by its id. */
export const portraitUrl = (icon: string): string =>
  isDrawn(icon) ? `/media/avatars/${icon}.webp?v=${artworkVersion}` : `/media/portraits/${icon}.webp`;

export const portraitChoices = Array.from({ length: choices }, (_, number) => ({
  id: String(number),
  url: portraitUrl(String(number)),
}));

export const isPortraitChoice = (icon: string): boolean => isDrawn(icon) && Number(icon) < choices;
