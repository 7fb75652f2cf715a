import { artworkVersion } from '../brands/media/artwork-version.ts';

/** Drawn portraits that a member may choose from; the artwork has more, for players that are shown to others. */
const choices = 24;

const isGenerated = (icon: string): boolean => /^\d{1,3}$/.test(icon);

/** Where a portrait is: one that was drawn, by its number, or a picture that was uploaded, by its id. */
export const avatarUrl = (icon: string): string =>
  isGenerated(icon) ? `/media/avatars/${icon}.webp?v=${artworkVersion}` : `/media/portraits/${icon}.webp`;

export const avatarOptions = Array.from({ length: choices }, (_, number) => ({
  id: String(number),
  url: avatarUrl(String(number)),
}));

export const isAvatarOption = (icon: string): boolean => isGenerated(icon) && Number(icon) < choices;
