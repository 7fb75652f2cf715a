import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeGridGeometry } from './grid-geometry.ts';

const input = { ratio: 3 / 4, titleHeight: 35.2, minTileWidth: 104, gap: 8 };

it.each([
  [336, 3],
  [366, 3],
  [406, 3],
  [440, 4],
  [90, 1],
])('divides %i px into %i columns', (width, columns) => {
  expect(computeGridGeometry({ ...input, width }).columns).toBe(columns);
});

it('reserves the height of the art, its title and the gap below', () => {
  expect(computeGridGeometry({ ...input, width: 328 }).rowHeight).toBeCloseTo(
    104 / (3 / 4) + 35.2 + 8,
  );
});

it('never makes a tile narrower than the min width, nor leaves space for one more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 104, max: 2000 }), (width) => {
      const { columns } = computeGridGeometry({ ...input, width });
      expect((width - 8 * (columns - 1)) / columns).toBeGreaterThanOrEqual(104);
      expect((width - 8 * columns) / (columns + 1)).toBeLessThan(104);
    }),
  );
});
