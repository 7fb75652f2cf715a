import { gold, ink, ivory, silver, tone, wood, type Tone } from '../paint/colour.ts';
import type { Canvas } from '../paint/canvas.ts';
import { numerals } from '../paint/digits.ts';
import { circle, ellipse, petal, rect, regular, star } from '../paint/shapes.ts';
import { coin } from '../props/coins.ts';
import { bolt, blaze } from '../props/fire.ts';
import { gem, jewels } from '../props/gems.ts';
import { card, cardBack, chip, chipStack, die } from '../props/table.ts';
import { crown } from '../props/wear.ts';
import type { Emblem } from './emblem.ts';

const tileFaces: readonly ((c: Canvas) => void)[] = [
  (c) => { for (const [x, y] of [[-12, -18], [12, -18], [-12, 18], [12, 18]] as const) { c.flat(circle(x, y, 10), '#1d7a4a'); c.flat(circle(x, y, 5), '#ffffff'); } },
  (c) => { c.flat(circle(0, 0, 22), '#d21f34'); c.flat(circle(0, 0, 15), '#ffffff'); c.flat(circle(0, 0, 9), '#1c4fb0'); },
  (c) => c.stroke('M0 -28V28M-16 -16H16V6H-16z', '#d21f34', 6),
  (c) => { for (const x of [-12, 0, 12]) for (const y of [-14, 14]) c.flat(rect(x - 3.500, y - 12, 7, 24, 3.500), x ? '#1d7a4a' : '#d21f34'); },
  (c) => { c.flat(petal(0, 26, 54, 19), '#1d7a4a'); c.flat(circle(0, -16, 7), '#d21f34'); },
];

const mahjongTile = (c: Canvas, x: number, y: number, s: number, turn: number, face: number, back: Tone): void =>
  c.at(x, y, s, () => {
    c.solid(rect(-32, -40, 72, 92, 10), back, { shade: 6 });
    c.solid(rect(-38, -48, 72, 92, 10), ivory, { inner: true, fill: c.linear([[0, '#ffffff'], [1, '#ece2cc']]), shade: 4 });
    c.group('translate(-2 -2)', () => tileFaces[face % tileFaces.length]?.(c));
  }, turn);

export const mahjong: Emblem = (c, r, p) => {
  const at = r.whole(0, 4);
  mahjongTile(c, -54, -20, 0.94, -16, at, p.main);
  mahjongTile(c, 54, -20, 0.94, 16, at + 1, p.main);
  mahjongTile(c, 0, -6, 1.240, 0, at + 2, p.main);
  mahjongTile(c, -62, 66, 0.6, -6, at + 3, p.third);
  mahjongTile(c, 64, 66, 0.6, 6, at + 4, p.third);
  coin(c, 0, 82, 23, 3);
};

export const dominoes: Emblem = (c, r, p) => {
  const half = (y: number, n: number): void => {
    const spots: readonly (readonly [number, number])[] = [[0, 0], [-14, -14], [14, 14], [14, -14], [-14, 14], [-14, 0], [14, 0]];
    const shown = n === 1 ? [0] : n === 2 ? [1, 2] : n === 3 ? [0, 1, 2] : n === 4 ? [1, 2, 3, 4] : n === 5 ? [0, 1, 2, 3, 4] : [1, 2, 3, 4, 5, 6];
    for (const i of shown) { const [sx, sy] = spots[i] ?? [0, 0]; c.flat(circle(sx, y + sy, 6.500), n % 2 ? p.third.base : p.main.base); }
  };
  for (const [x, y, t] of [[-52, 8, -20], [52, 8, 20], [0, -8, 0]] as const) c.at(x, y, 1.050, () => {
    c.solid(rect(-32, -62, 64, 124, 13), ink, { fill: ink.deep, shade: 0 });
    c.solid(rect(-32, -66, 64, 124, 13), ivory, { inner: true, fill: c.linear([[0, '#ffffff'], [1, '#e5dac6']]), shade: 6 });
    c.stroke('M-24 -4H24', gold.dark, 4);
    c.solid(circle(0, -4, 5), gold, { inner: true, shade: 1, line: 1 });
    half(-35, r.whole(1, 6));
    half(27, r.whole(1, 6));
  }, t);
  chip(c, -66, 84, 22, p.main);
  chip(c, 68, 84, 22, p.third, 1);
};

export const cardHand: Emblem = (c, r, p) => {
  const suit = r.whole(0, 3);
  for (let i = 0; i < 4; i++) c.group(`translate(0 110) rotate(${-30 + i * 20})`, () => {
    if (i === 0) cardBack(c, 0, -122, 1.080, 0, p.main);
    else card(c, 0, -122, 1.080, 0, suit + i, i === 3 ? 'ace' : i === 2 ? 'king' : r.whole(4, 9));
  });
  c.solid('M-42 108C-60 84 -58 54 -40 44C-30 40 -24 50 -22 60C-18 46 -4 42 2 54C8 42 24 42 26 56C34 46 48 52 44 68C52 84 44 100 38 108z', tone(55, 0.09, 0.8), { shade: 7 });
  c.solid('M-48 98H46V112H-48z', p.third, { shade: 3 });
};

export const chess: Emblem = (c, _r, p) => {
  c.at(-44, 8, 0.82, () => {
    c.solid(circle(0, -74, 18), p.main, { shade: 6 });
    c.solid('M-16 -60H16C12 -20 20 20 38 56H-38C-20 20 -12 -20 -16 -60z', p.main, { shade: 9, light: 5 });
    c.solid(rect(-26, -64, 52, 12, 6), gold, { shade: 3 });
    c.solid(rect(-46, 56, 92, 24, 9), p.main, { shade: 5 });
  });
  c.at(34, 0, 1.020, () => {
    c.solid('M-6 -112H6V-102H16V-90H6V-76H-6V-90H-16V-102H-6z', gold, { shade: 2 });
    c.solid('M-30 -62C-40 -84 40 -84 30 -62L18 -20C20 10 26 34 40 56H-40C-26 34 -20 10 -18 -20z', ivory, { shade: 9, light: 5 });
    c.solid(rect(-27, -30, 54, 13, 6), gold, { inner: true, shade: 3 });
    c.solid(rect(-48, 54, 96, 26, 10), ivory, { shade: 5 });
    c.flat(rect(-42, 62, 84, 6), gold.base);
  });
};

export const xiangqi: Emblem = (c, r, p) => {
  const disc = (x: number, y: number, q: number, ring: string, sign: number): void => {
    c.solid(`M${x - q} ${y}v${q * 0.22}a${q} ${q} 0 0 0 ${q * 2} 0v${-q * 0.22}z`, wood, { shade: 0, light: 0 });
    c.solid(circle(x, y, q), wood, { fill: c.radial([[0, '#ffe9c0'], [1, '#d6a25c']], 0.4, 0.3, 0.8), shade: q * 0.12 });
    c.raw(`<circle cx="${x}" cy="${y}" r="${q * 0.76}" fill="none" stroke="${ring}" stroke-width="${q * 0.08}"/>`);
    c.at(x, y, q / 60, () => c.stroke(['M0 -30V30M-24 -12H24M-24 -12V12H24V-12M-30 30H30', 'M-26 -18H26M0 -32V32M-26 8H26M-14 8L-28 32M14 8L28 32', 'M-20 -28L20 -28M0 -28V8M-28 8H28M-16 8V30M16 8V30', 'M-24 -24H24V24H-24zM-24 0H24M0 -24V24'][sign % 4] ?? '', ring, 7));
  };
  const s = r.whole(0, 3);
  disc(-48, -36, 40, '#1c1a2e', s + 1);
  disc(50, -30, 38, '#d21f34', s + 2);
  disc(4, 34, 58, '#d21f34', s);
  coin(c, -74, 72, 17, 3);
  gem(c, 78, 64, 0.36, 1, p.main);
};

export const ludo: Emblem = (c, r) => {
  const four = ['#f0293e', '#1fa95b', '#f7c21a', '#2c6bf0'];
  c.group('rotate(-8)', () => {
    c.solid(rect(-90, -70, 180, 168, 20), ivory, { shade: 9 });
    four.forEach((colour, i) => {
      const x = i % 2 ? 10 : -82;
      const y = i < 2 ? -62 : 22;
      c.flat(rect(x, y, 72, 68, 12), colour);
      c.flat(rect(x + 13, y + 12, 46, 44, 9), '#ffffff');
      for (const [dx, dy] of [[26, 24], [46, 24], [26, 44], [46, 44]] as const) c.flat(circle(x + dx, y + dy, 7), colour);
    });
    c.flat(star(0, 14, 26, 12, 8), gold.base);
  });
  four.slice(0, 3).forEach((colour, i) => c.at(-44 + i * 44, -46 - (i % 2) * 18, 0.9, () => {
    const t: Tone = { deep: '#2a0c1e', dark: colour, base: colour, light: colour, shine: '#ffffff' };
    c.solid('M-13 -14C-8 16 -20 28 -28 46H28C20 28 8 16 13 -14z', t, { shade: 6 });
    c.solid(circle(0, -24, 19), t, { shade: 5 });
    c.flat(ellipse(-6, -32, 6, 4), '#ffffff', 0.8);
  }));
  die(c, 56, 62, 36, 12, [r.whole(1, 6), r.whole(1, 6), r.whole(1, 6)], ivory, '#2b1a3f');
};

export const checkers: Emblem = (c, _r, p) => {
  const stack = (x: number, y: number, count: number, t: Tone): void => {
    for (let i = 0; i < count; i++) {
      const top = y - i * 20;
      c.solid(`M${x - 46} ${top}v16a46 20 0 0 0 92 0v-16z`, t, { shade: 4, fill: c.linear([[0, t.dark], [0.3, t.light], [0.6, t.base], [1, t.deep]], 0) });
      c.solid(ellipse(x, top, 46, 20), t, { inner: i < count - 1, shade: 3 });
    }
    const top = y - (count - 1) * 20;
    c.raw(`<ellipse cx="${x}" cy="${top}" rx="32" ry="13" fill="none" stroke="${t.shine}" stroke-width="3"/>`);
  };
  stack(-46, 66, 2, p.main);
  stack(44, 72, 4, p.third);
  crown(c, 44, -14, 0.66, p.main);
};

export const duelHands: Emblem = (c, _r, p) => {
  c.mirror(() => c.at(-52, 22, 1, () => card(c, 0, 0, 1.020, -14, 0, 'king')));
  c.solid(star(0, -4, 70, 46, 14), p.third, { shade: 6 });
  c.solid(bolt(0, -4, 0.92), gold, { shade: 6, light: 4 });
  chipStack(c, -50, 102, 26, 3, [p.main, p.second]);
  chipStack(c, 50, 102, 26, 3, [p.third, p.main]);
};

export const potOfChips: Emblem = (c, r, p) => {
  const tones = [p.main, p.third, p.second, ink];
  chipStack(c, -58, 74, 32, 5, tones);
  chipStack(c, 60, 76, 32, 6, [p.third, p.main]);
  chipStack(c, 0, 94, 36, 9, [p.second, p.third, p.main]);
  chip(c, -34, -58, 34, p.main, r.whole(0, 3));
  chip(c, 36, -72, 27, p.third, r.whole(0, 3));
};

/* The house's own quick games. */

export const crash: Emblem = (c, _r, p) => {
  c.stroke('M-100 92C-30 92 20 60 44 -6', p.third.deep, 17);
  c.stroke('M-100 92C-30 92 20 60 44 -6', p.glow, 9);
  c.at(44, -34, 0.86, () => {
    blaze(c, 0, 40, -70, 22);
    c.mirror(() => c.solid('M-26 10C-58 20 -62 50 -54 68L-20 48z', p.third, { shade: 6 }));
    c.solid('M0 -96C38 -66 42 -8 28 48H-28C-42 -8 -38 -66 0 -96z', silver, { shade: 9, light: 5 });
    c.solid('M0 -96C18 -82 28 -64 32 -46H-32C-28 -64 -18 -82 0 -96z', p.main, { inner: true, shade: 5 });
    c.solid(circle(0, -16, 18), gold, { inner: true, shade: 3 });
    c.flat(circle(0, -16, 12), '#bff3ff');
  }, 38);
  coin(c, -70, 30, 17, 0);
  coin(c, -28, 58, 13, 1);
};

export const aviator: Emblem = (c, _r, p) => {
  c.group('rotate(-14)', () => {
    c.solid('M-20 -10L-60 -84Q-40 -92 -24 -80L34 -14z', p.third, { shade: 6 });
    c.solid('M64 -6L92 -50Q104 -48 102 -36L96 8z', p.third, { shade: 5 });
    c.solid('M-92 14C-92 -20 -50 -34 -10 -32C40 -30 84 -16 104 2C90 24 40 40 -30 44C-70 46 -92 38 -92 14z', p.main, { shade: 11, light: 6 });
    c.solid('M-34 -32C-28 -60 16 -60 24 -28z', silver, { fill: c.linear([[0, '#ffffff'], [1, '#6fc7f5']]), shade: 4 });
    c.solid('M-30 14L14 84Q36 86 44 72L34 12z', p.third, { shade: 7 });
    c.flat('M-88 4Q0 20 98 6L92 16Q0 30 -90 14z', '#ffffff', 0.9);
    c.solid('M-94 -4C-110 -2 -110 28 -94 30z', gold, { shade: 3 });
    c.solid(ellipse(-104, 13, 7, 62), silver, { fill: c.linear([[0, '#ffffff', 0.9], [0.5, '#cfe3ff', 0.35], [1, '#ffffff', 0.9]]), shade: 0 });
    c.solid(circle(-106, 13, 9), gold, { shade: 2 });
  });
};

export const mines: Emblem = (c, _r, p) => {
  for (let i = 0; i < 8; i++) c.group(`translate(-6 16) rotate(${i * 45})`, () => c.solid('M-9 -66L-6 -90H6L9 -66z', silver, { shade: 3 }));
  c.solid(circle(-6, 16, 70), { ...ink, base: '#342c52', light: '#7a6fae', dark: '#151027' }, { shade: 13, light: 7 });
  c.flat(ellipse(-30, -16, 18, 12), '#ffffff', 0.75);
  c.solid(circle(-6, 16, 25), p.third, { inner: true, fill: c.radial([[0, '#ffffff'], [0.4, p.third.light], [1, p.third.dark]], 0.4, 0.35, 0.8) });
  c.bar('M30 -40Q44 -74 74 -70', wood, 8);
  c.solid(star(80, -74, 29, 12, 8), tone(75, 0.19, 0.8), { shade: 3 });
  gem(c, 62, 66, 0.62, 0, p.main, false, 10);
};

export const plinko: Emblem = (c, r, p) => {
  const hues = ['#ff4d63', '#ff9a2b', '#ffd93a', '#ff9a2b', '#ff4d63'];
  hues.forEach((colour, i) => c.solid(rect(-98 + i * 40, 66, 36, 34, 9), { deep: '#3a0d1e', dark: colour, base: colour, light: colour, shine: '#ffffff' }, { shade: 5 }));
  for (let row = 0; row < 5; row++) for (let i = 0; i <= row + 1; i++) c.solid(circle((i - (row + 1) / 2) * 34, -66 + row * 29, 8), silver, { shade: 2, line: 2 });
  const x = r.pick([-17, 17]);
  c.stroke(`M0 -96L${x * 0.4} -74L${x} -44L${x * 0.2} -16L${x * 1.4} 14`, p.glow, 5, 0.8);
  c.solid(circle(x * 1.4, 18, 23), p.third, { fill: c.radial([[0, '#ffffff'], [0.4, p.third.light], [1, p.third.dark]], 0.35, 0.3, 0.8), shade: 5 });
};

export const coinFlip: Emblem = (c, r, p) => {
  c.at(-22, 10, 1, () => coin(c, 0, 0, 76, 4, gold));
  c.at(46, -36, 0.66, () => coin(c, 0, 0, 76, r.whole(0, 2), silver));
  c.stroke('M-96 66C-80 96 -30 104 6 92M96 -66C84 -98 40 -108 10 -100', p.glow, 8);
  c.flat('M2 80L24 88L8 106zM14 -88L-8 -98L10 -114z', p.glow);
};

export const tower: Emblem = (c, _r, p) => {
  const levels = [[92, 70], [58, 58], [24, 47], [-10, 37]] as const;
  levels.forEach(([y, half], i) => {
    c.solid(rect(-half, y - 30, half * 2, 32, 8), i % 2 ? p.third : p.main, { shade: 6, light: 4 });
    for (let k = -1; k <= 1; k++) c.flat(regular(k * half * 0.6, y - 14, 8, 4), i % 2 ? gold.light : p.glow);
  });
  gem(c, 0, -66, 0.92, 0, p.main);
};

export const hiLo: Emblem = (c, r, p) => {
  card(c, -30, -8, 1.150, -12, r.whole(0, 3), r.pick(['king', 7, 9] as const));
  card(c, 30, 2, 1.150, 12, r.whole(0, 3), r.pick(['ace', 2, 5] as const));
  c.solid('M-68 -8L-40 32H-54V92H-82V32H-96z', tone(150, 0.2, 0.66), { shade: 5, light: 4 });
  c.solid('M68 96L96 56H82V-4H54V56H40z', p.third, { shade: 5, light: 4 });
};

export const keno: Emblem = (c, r, p) => {
  c.solid(rect(-96, -84, 192, 176, 18), p.main, { shade: 10, light: 5 });
  for (let row = 0; row < 4; row++) for (let col = 0; col < 5; col++) {
    const hit = r.chance(0.3);
    const x = -88 + col * 36;
    const y = -76 + row * 42;
    c.flat(rect(x, y, 32, 36, 7), hit ? c.linear([[0, gold.shine], [1, gold.base]]) : c.linear([[0, '#ffffff'], [1, '#cfd6ee']]));
    c.raw(numerals(row * 5 + col + r.whole(1, 3) * 20, x + 16, y + 18, 15, hit ? '#7a1320' : '#2b2f5c', 3));
  }
  for (const [x, y, n] of [[-58, 84, 7], [62, -78, 8]] as const) {
    c.solid(circle(x, y, 29), p.third, { fill: c.radial([[0, '#ffffff'], [0.5, p.third.light], [1, p.third.dark]], 0.35, 0.3, 0.8), shade: 6 });
    c.flat(circle(x, y, 16), '#ffffff');
    c.raw(numerals(n, x, y, 20, p.third.dark, 3));
  }
};

export const goal: Emblem = (c, _r, p) => {
  c.stroke('M-86 76V-70H86V76', '#ffffff', 13);
  for (let i = -5; i <= 5; i++) c.stroke(`M${i * 16} -66V70M-80 ${-66 + (i + 5) * 13}H80`, '#ffffff', 1.800, 0.65);
  c.solid('M-94 84V-78H94V84H80V-64H-80V84z', silver, { shade: 4 });
  for (const [x, y] of [[-52, -34], [52, -34], [-52, 34], [0, -34]] as const) c.raw(`<circle cx="${x}" cy="${y}" r="18" fill="none" stroke="${p.glow}" stroke-width="5" stroke-dasharray="9 5"/>`);
  c.at(34, 50, 1, () => {
    c.solid(circle(0, 0, 46), silver, { fill: c.radial([[0, '#ffffff'], [0.5, '#e8eefb'], [1, '#8896be']], 0.36, 0.3, 0.85), shade: 8 });
    c.flat(regular(-2, -4, 17, 5), '#1b2140');
    for (let i = 0; i < 5; i++) {
      const a = ((i * 72 - 90) * Math.PI) / 180;
      c.flat(regular(-2 + Math.cos(a) * 42, -4 + Math.sin(a) * 42, 13, 5, 180 + i * 72), '#1b2140');
      c.stroke(`M${-2 + Math.cos(a) * 17} ${-4 + Math.sin(a) * 17}L${-2 + Math.cos(a) * 30} ${-4 + Math.sin(a) * 30}`, '#1b2140', 3);
    }
  });
};

export const scratchGem: Emblem = (c, r, p) => {
  c.group('rotate(-7)', () => {
    c.solid(rect(-86, -92, 172, 184, 16), p.main, { shade: 9, light: 5 });
    c.flat(rect(-74, -80, 148, 44, 9), c.linear([[0, gold.light], [1, gold.base]]));
    for (const x of [-44, 0, 44]) c.flat(star(x, -58, 15, 7, 5), p.third.base);
    for (let row = 0; row < 2; row++) for (let col = 0; col < 3; col++) {
      const x = -72 + col * 50;
      const y = -26 + row * 56;
      const open = r.chance(0.6);
      c.flat(rect(x, y, 44, 48, 8), open ? '#ffffff' : c.linear([[0, silver.light], [1, silver.dark]]));
      if (open) gem(c, x + 22, y + 24, 0.32, r.whole(0, 4), jewels[r.whole(0, 6)] ?? p.third, true);
      else c.stroke(`M${x + 10} ${y + 34}l12 -20 4 14 10 -16`, '#ffffff', 4, 0.8);
    }
  });
  coin(c, 66, 70, 34, r.whole(0, 4));
};

