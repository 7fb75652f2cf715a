import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureMeta } from '@livery/composer/compiled/compile-manifest';
import { compileManifestName, readCompileManifest } from '@livery/composer/compiled/read-compile-manifest';
import { merchantSchema } from '@livery/merchant/merchant.schema';

/** Screen of the app that a preview can show without parameters. */
export interface PreviewScreen {
  readonly path: string;
  readonly feature: string;
  readonly access: 'guest' | 'member' | 'agent';
}

const toAccess = (access: string): PreviewScreen['access'] =>
  access === 'member' || access === 'agent' ? access : 'guest';

/**
 * Features whose screens need parameters, such as the id of a game. Without these parameters, the screens show only an
 * error.
 */
const opened: readonly string[] = ['launch'];

/**
 * Lists one screen of the app per feature: the one at the first path of the feature. The other paths of a feature are
 * older names of the same screen, or contain parameters. A feature is skipped if its first path contains parameters or
 * does not start with `/m/`.
 */
export const listScreens = (features: readonly FeatureMeta[]): readonly PreviewScreen[] =>
  features
    .filter(({ id }) => !opened.includes(id))
    .flatMap(({ id, access, routes: [path] }) =>
      path?.startsWith('/m/') && !path.includes(':') ? [{ path, feature: id, access: toAccess(access) }] : [],
    );

/**
 * Returns the features that the flags of a brand file enable. For an invalid file, returns only features without a
 * flag.
 */
const filterFeatures = (features: readonly FeatureMeta[], text: string): readonly FeatureMeta[] => {
  const flags = readFlags(text);
  return features.filter(
    ({ flag, access }) => (flag === undefined || flags[flag] === true) && (access !== 'agent' || flags['AGEINFO3']),
  );
};

const readFlags = (text: string): Readonly<Record<string, boolean>> => {
  try {
    const parsed = merchantSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.flags : {};
  } catch {
    return {};
  }
};

/**
 * Creates the function that lists the screens of a draft. It reads the features from the compiled app, and returns an
 * empty list if there is no compiled app.
 */
export const createDraftScreens = (compileFolder: string) => {
  let loaded: { readonly changed: number; readonly features: readonly FeatureMeta[] } | undefined;
  return async (text: string): Promise<readonly PreviewScreen[]> => {
    const changed = (await stat(join(compileFolder, compileManifestName)).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return [];
    if (loaded?.changed !== changed)
      loaded = { changed, features: (await readCompileManifest(compileFolder)).features };
    return listScreens(filterFeatures(loaded.features, text));
  };
};
