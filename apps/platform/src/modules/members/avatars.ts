import { artworkVersion } from '../brands/media/artwork-version.ts';

/** Number of generated portraits that a member may choose. The artwork has more, for fictitious players. */
const choices = 24;

const isGenerated = (icon: string): boolean => /^\d{1,3}$/.test(icon);

/** URL of a portrait: generated if `icon` is a number, otherwise uploaded under this id. */
export const avatarUrl = (icon: string): string =>
  isGenerated(icon) ? `/media/avatars/${icon}.webp?v=${artworkVersion}` : `/media/portraits/${icon}.webp`;

export const avatarOptions = Array.from({ length: choices }, (_, number) => ({
  id: String(number),
  url: avatarUrl(String(number)),
}));

export const isAvatarOption = (icon: string): boolean => isGenerated(icon) && Number(icon) < choices;
