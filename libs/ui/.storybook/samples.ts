const scenes = [
  ['#7c3aed', '#f472b6', 'M20 100 50 40l20 30 15-20 35 50z'],
  ['#0e7490', '#5eead4', 'M0 90c20-14 40 14 60 0s40 14 60 0v70H0z'],
  ['#b45309', '#fde68a', 'M60 34l10 24 26 2-20 17 6 26-22-14-22 14 6-26-20-17 26-2z'],
  ['#be123c', '#fb923c', 'M60 30c24 20 30 40 18 62-8 14-28 14-36 0-12-22-6-42 18-62z'],
  ['#166534', '#bef264', 'M24 96V56h16v40zm28 0V36h16v60zm28 0V66h16v30z'],
  ['#1e3a8a', '#93c5fd', 'M60 44a28 28 0 1 0 1 56 22 22 0 1 1-1-56z'],
] as const;

/**
 * Creates a sample image of a game, and returns the URL and the main colour of the image. The same
 * index gives the same image.
 */
export function art(index: number, width = 120, height = 160) {
  const [dark, light, path] = scenes[index % scenes.length] ?? scenes[0];
  const size = `width="${width}" height="${height}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" ${size} preserveAspectRatio="xMidYMid slice">`,
    '<defs><linearGradient id="g" x2=".4" y2="1">',
    `<stop stop-color="${dark}"/><stop offset="1" stop-color="${light}"/>`,
    '</linearGradient></defs>',
    '<path fill="url(#g)" d="M0 0h120v160H0z"/>',
    '<circle cx="92" cy="34" r="14" fill="#fff" opacity=".5"/>',
    `<path d="${path}" fill="#fff" opacity=".85"/>`,
    '</svg>',
  ].join('');
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, color: dark };
}

const names = [
  'Dragon Parade',
  'Coral Treasure',
  'Star Harvest of the Seven Islands',
  'Ember Wheel',
  'Rice Terrace Riches',
  'Moonlit Fortune',
];

export const games = Array.from({ length: 24 }, (_, index) => ({
  id: `${index}`,
  name: names[index % names.length] ?? '',
  ...art(index),
}));
