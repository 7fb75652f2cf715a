import { artworkVersion } from '../brands/index.ts';

/**
 * Number of generated portraits that a member may choose. The artwork has more portraits, which only invented players
 * use.
 */
const choices = 24;

const isGenerated = (icon: string): boolean => /^\d{1,3}$/.test(icon);

/**
 * Returns the URL of a portrait. If `icon` is a number, the portrait is generated. Otherwise it was uploaded with this
 * id.
 */
export const avatarUrl = (icon: string): string =>
  isGenerated(icon) ? `/media/avatars/${icon}.webp?v=${artworkVersion}` : `/media/portraits/${icon}.webp`;

export const avatarOptions = Array.from({ length: choices }, (_, number) => ({
  id: String(number),
  url: avatarUrl(String(number)),
}));

export const isAvatarOption = (icon: string): boolean => isGenerated(icon) && Number(icon) < choices;
