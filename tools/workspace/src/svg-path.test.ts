import { describe, expect, it } from 'vitest';
import { readSvgPaths } from './svg-path.ts';

const svg = (content: string) => `<svg viewBox="0 0 24 24">${content}</svg>`;

describe('readSvgPaths', () => {
  it('converts a circle, a line and a polyline to path data', () => {
    expect(readSvgPaths(svg('<circle cx="12" cy="12" r="10" />'))).toEqual([
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
    ]);
    expect(readSvgPaths(svg('<line x1="2" x2="22" y1="10" y2="11" />'))).toEqual(['M2 10L22 11']);
    expect(readSvgPaths(svg('<polyline points="22 12 16 12" />'))).toEqual(['M22 12 16 12']);
  });

  it('converts a rectangle with round corners to path data', () => {
    expect(readSvgPaths(svg('<rect width="20" height="14" x="2" y="5" rx="2" />'))).toEqual([
      'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
    ]);
  });

  it('starts each path with an absolute move, so that it can follow another path', () => {
    const paths = readSvgPaths(svg('<path d="m12 19-7-7 7-7" />\n<path d="m6.1 14.7.8-.5" />\n<path d="m9 9v4" />'));
    expect(paths).toEqual(['M12 19l-7-7 7-7', 'M6.1 14.7l.8-.5', 'M9 9v4']);
  });

  it('rejects an element without a converter', () => {
    expect(() => readSvgPaths(svg('<ellipse cx="1" cy="1" rx="1" ry="2" />'), 'moon.svg')).toThrow(
      'moon.svg has a <ellipse>',
    );
  });
});
