import type { BundleManifest } from '@livery/composer/compose/bundle-manifest';
import { computeIntegrity } from '@livery/composer/integrity';
import type { ComposedBundle } from '../../modules/releases/compose/composer-messages.ts';
import { computeBlobHash } from '../../modules/releases/blobs/blob-store.ts';

/** Number of files that a bundle of `createMarkedBundle` contains besides its page `index.html`. */
export const markedFileCount = 6;

/**
 * Creates a small app bundle for tests. Its page `index.html` contains `marker`. The paths and the contents of its
 * other files contain `parts`, so that a test detects a mixture of two bundles. Two bundles with the same `parts`
 * differ only in their page and in the `build` of their manifest.
 */
export const createMarkedBundle = (marker: string, { code = 'plenty', parts = marker } = {}): ComposedBundle => {
  const paths = Array.from({ length: markedFileCount }, (_, index) => `assets/part-${index}-${parts}.js`);
  const contents: readonly (readonly [path: string, text: string])[] = [
    ['index.html', `<title>${marker}</title>${paths.map((path) => `<script src="/${path}"></script>`).join('')}`],
    ...paths.map((path) => [path, `${path} ${parts}`] as const),
  ];
  const files = contents.map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const manifest: BundleManifest = {
    code,
    name: 'Plenty',
    build: marker,
    input: '',
    features: [],
    headers: {
      rules: [{ path: '/*', headers: { 'Cache-Control': 'no-cache' } }],
      contentSecurityPolicy: {},
    },
    files: Object.fromEntries(files.map(({ path, bytes }) => [path, computeIntegrity(bytes)])),
  };
  return {
    compileId: 'compile',
    features: [],
    manifest,
    files: files.map((file) => ({ ...file, hash: computeBlobHash(file.bytes) })),
  };
};
