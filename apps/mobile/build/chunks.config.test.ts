import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  chunkFilePattern,
  chunkModules,
  chunkNames,
  defaultChunkName,
  homeBlockModules,
  isChunkFile,
  isModule,
  vendorModule,
} from './chunks.config.ts';

const workspaceRoot = new URL('../../../', import.meta.url);

test.each([...Object.values(chunkModules).flat(), ...Object.values(homeBlockModules)])(
  'finds %s in the workspace',
  (path) => {
    expect(existsSync(fileURLToPath(new URL(path, workspaceRoot)))).toBe(true);
  },
);

test('recognises a module by its full path', () => {
  expect(isModule(`/somewhere/${chunkModules.accountChip}`, chunkModules.accountChip)).toBe(true);
  expect(isModule(`C:\\app\\${chunkModules.accountChip.replaceAll('/', '\\')}`, chunkModules.accountChip)).toBe(true);
  expect(isModule(`/somewhere/else/${chunkModules.accountChip.split('/').pop()}`, chunkModules.accountChip)).toBe(
    false,
  );
});

test('recognises the file of a chunk by its full name', () => {
  expect(isChunkFile('assets/chrome-BX9-aZ_1.js', chunkNames.chrome)).toBe(true);
  expect(isChunkFile('assets/lazy-chrome-BX9aZ_1.js', chunkNames.chrome)).toBe(false);
});

test('names the chunk of a lazy module after its file', () => {
  expect(defaultChunkName('libs/kit/src/late/late.tsx')).toBe('late');
});

test('puts React into the vendor chunk, but no feature code', () => {
  expect(vendorModule.test('/app/node_modules/react-dom/client.js')).toBe(true);
  expect(vendorModule.test('/app/node_modules/react-hook-form/index.js')).toBe(false);
  expect(vendorModule.test('/app/libs/kit/src/session/session.ts')).toBe(false);
});

test('keeps the names of recognised chunks only', () => {
  expect(chunkFilePattern(chunkNames.chrome)).toBe('assets/[name]-[hash].js');
  expect(chunkFilePattern(defaultChunkName(chunkModules.idle[0]))).toBe('assets/[name]-[hash].js');
  expect(chunkFilePattern('winners-ticker')).toBe('assets/[hash].js');
});
