import { artworkVersion } from '../brands/index.ts';

/**
 * Number of generated portraits from which members can choose. More portraits exist, but only the invented players of
 * the demonstration use them.
 */
const choices = 24;

const isGenerated = (icon: string): boolean => /^\d{1,3}$/.test(icon);

/**
 * Returns the URL of a member's portrait. A numeric `icon` is the number of a generated portrait. Any other `icon` is
 * the id of an uploaded image.
 */
export const avatarUrl = (icon: string): string =>
  isGenerated(icon) ? `/media/avatars/${icon}.webp?v=${artworkVersion}` : `/media/portraits/${icon}.webp`;

export const avatarOptions = Array.from({ length: choices }, (_, number) => ({
  id: String(number),
  url: avatarUrl(String(number)),
}));

export const isAvatarOption = (icon: string): boolean => isGenerated(icon) && Number(icon) < choices;
