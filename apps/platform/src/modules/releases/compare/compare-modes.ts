import { getAlternateInput } from '@livery/merchant/alternate-theme';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { getOtherMode, type ThemeMode } from '@livery/merchant/theme-mode';
import type { VersionAsset } from '../versions/versions.tables.ts';

interface Document {
  readonly text: string;
  readonly assets: readonly VersionAsset[];
}

/**
 * Returns the colours and the logo that a brand shows in a mode (light or dark), as a text that can be compared. A
 * brand without this mode shows its main mode.
 */
const describeMode = ({ theme, assets }: Merchant, images: Document['assets'], mode: ThemeMode): string => {
  const { accent, page, jackpot, alternate } = theme;
  const isOwn = theme.mode === mode || alternate === undefined;
  const colors = isOwn ? { mode: theme.mode, accent, page, jackpot } : getAlternateInput(theme);
  const logo = (isOwn ? undefined : alternate.logo) ?? assets.logo;
  const hash = images.find(({ path }) => path === logo)?.hash;
  return JSON.stringify([colors?.mode, colors?.accent, colors?.page, colors?.jackpot, logo, hash]);
};

/**
 * Compares two documents in one colour mode (light or dark): the one that is not the main mode of the second document.
 * Returns this mode if the colours or the logo differ. Returns null if they are equal, if neither document has a second
 * mode, or if the current schema rejects one of the documents.
 */
export const findChangedOtherMode = (before: Document, after: Document): ThemeMode | null => {
  const [first, second] = [before, after].map(({ text }) => merchantSchema.safeParse(JSON.parse(text)));
  if (!first?.success || !second?.success) return null;
  const brands = [first.data, second.data] as const;
  if (brands.every(({ theme }) => theme.alternate === undefined)) return null;
  const mode = getOtherMode(second.data.theme.mode);
  const [one, other] = [describeMode(first.data, before.assets, mode), describeMode(second.data, after.assets, mode)];
  return one === other ? null : mode;
};
