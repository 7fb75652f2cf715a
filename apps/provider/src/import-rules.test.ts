import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findForbiddenImports } from './testing/import-rules.ts';

const root = import.meta.dirname;
const readSources = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

describe('the folders of the provider', () => {
  it('have no import from the shared runtime to a game, from the engine to a page, or from production code to tests', () => {
    expect(findForbiddenImports(readSources())).toEqual([]);
  });
});

describe('findForbiddenImports', () => {
  it.each([
    ['client/sheet.ts', "import { names } from '../games/cockfight/client/board.ts';"],
    ['client/tables/table-frame.ts', "import type { CrashBet } from '../../games/crash/server.ts';"],
    ['client/text/load-text.ts', "const load = () => import('../../games/crash/client/text/en.data.ts');"],
    ['client/start/start-game.ts', "import '../../games/crash/client/styles.css';"],
    ['engine/game-service.ts', "import { createGames } from '../games/registry.ts';"],
    ['wallet/gateway-client.ts', "import type { FakeGateway } from '../testing/fake-gateway.ts';"],
  ])('rejects an import in %s: %s', (path, text) => {
    expect(findForbiddenImports([{ path, text }])).toHaveLength(1);
  });

  it('allows a game to import the runtime, and a test to import the helpers', () => {
    const files = [
      { path: 'games/crash/client/mount.ts', text: "import { createSound } from '../../../client/sound.ts';" },
      { path: 'client/verify-draw.test.ts', text: "import { shuffle } from '../testing/reel-stops.ts';" },
      { path: 'client/game-api.ts', text: "import type { Proof } from '../engine/rng/derivation.ts';" },
    ];
    expect(findForbiddenImports(files)).toEqual([]);
  });
});
