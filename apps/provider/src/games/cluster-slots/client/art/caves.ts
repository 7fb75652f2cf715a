import { cuts, createGem } from '../../../slots-shared/client/art/gems.ts';
import { glint, linear, path, radial, ribbon, svg } from '../../../../client/dom/svg.ts';
import { createWavyPath } from './glossy.ts';

type Cut = Parameters<typeof createGem>[0];

const trillion: Cut = [
  [0, -1.06],
  [0.5, -0.42],
  [1.02, 0.66],
  [0.62, 0.86],
  [-0.62, 0.86],
  [-1.02, 0.66],
  [-0.5, -0.42],
];
const princess: Cut = [
  [-0.86, -0.86],
  [0.86, -0.86],
  [0.94, -0.74],
  [0.94, 0.74],
  [0.86, 0.86],
  [-0.86, 0.86],
  [-0.94, 0.74],
  [-0.94, -0.74],
];
const pear: Cut = [
  [0, -1.14],
  [0.36, -0.5],
  [0.78, 0.06],
  [0.84, 0.5],
  [0.5, 0.92],
  [0, 1.02],
  [-0.5, 0.92],
  [-0.84, 0.5],
  [-0.78, 0.06],
  [-0.36, -0.5],
];

const wild = svg(`<defs>
    ${radial('orb', ['#ffffff', '#d6fbff', '#49d8ff', '#1450b8'], 0.4, 0.34, 0.75)}
    ${linear('gilt', ['#fff6c9', '#ffd95e', '#e8a321', '#a8620b', '#f3c04a'])}
  </defs>
  ${path(createWavyPath(8, 49, 37, -67), 'fill="url(#gilt)" stroke="#6b3a04" stroke-width="2"')}
  <circle cx="50" cy="50" r="31" fill="url(#orb)" stroke="#0b2f66" stroke-width="2.4"/>
  ${path('M50 22 L56 44 L78 50 L56 56 L50 78 L44 56 L22 50 L44 44 Z', 'fill="#fff" fill-opacity=".75"')}
  ${glint(39, 33, 8)}
  ${ribbon('WILD', '#49d8ff', '#0f4bb0')}`);

const shard = (x: number, lean: number, height: number, width: number, hue: number): string =>
  `<g transform="translate(${x} 86) rotate(${lean})">
    ${path(
      `M${-width} 0 L${-width * 0.9} ${-height * 0.72} L0 ${-height} L${width * 0.9} ${-height * 0.72} L${width} 0 Z`,
      `fill="hsl(${hue} 82% 56%)" stroke="hsl(${hue} 80% 20%)" stroke-width="2" stroke-linejoin="round"`,
    )}
    ${path(
      `M${-width * 0.9} ${-height * 0.72} L0 ${-height} L0 0 L${-width} 0 Z`,
      `fill="hsl(${hue} 92% 76%)" fill-opacity=".8"`,
    )}
    ${path(`M0 ${-height} L0 0`, 'stroke="#fff" stroke-opacity=".6" stroke-width="1.4"')}
  </g>`;
const scatter = svg(
  `<ellipse cx="50" cy="84" rx="42" ry="11" fill="#000" opacity=".35"/>
  ${shard(26, -28, 54, 10, 300)}
  ${shard(74, 28, 54, 10, 190)}
  ${shard(36, -12, 72, 11, 276)}
  ${shard(65, 12, 70, 11, 210)}
  ${shard(50, 0, 84, 13, 320)}
  ${glint(50, 14, 9)}
  ${glint(78, 40, 6)}
  ${glint(22, 44, 6)}
  ${ribbon('FREE', '#ffd45a', '#d06a08')}`,
);

/** SVG images of the symbols for the themes `gems` and `diamond`. They show gems from a mine. */
export const caves = {
  h1: createGem(cuts.brilliant, 346, 88),
  h2: createGem(cuts.kite, 46, 96),
  h3: createGem(cuts.hexagon, 282),
  l1: createGem(cuts.emerald, 146, 76),
  l2: createGem(trillion, 186),
  l3: createGem(princess, 22, 92),
  l4: createGem(pear, 226),
  wild,
  scatter,
};
