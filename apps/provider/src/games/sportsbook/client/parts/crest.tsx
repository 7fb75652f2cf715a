import { memo } from 'react';

const outline = 'M16 1.5c4.5 2.6 9 3.2 13 3.2C29.8 18 25.5 26 16 30.5 6.5 26 2.2 18 3 4.7c4 0 8.5-.6 13-3.2z';
const fields = [
  'M16 0h16v32H16z',
  'M0 0h11v32H0zM21 0h11v32H21z',
  'M0 20 32 4v12L0 32z',
  'M0 22 16 10l16 12V12L16 0 0 12z',
  'M16 0h16v15H16zM0 15h16v17H0z',
  'M0 11h32v9H0z',
  'M0 0l16 14L32 0v9L16 23 0 9z',
];

/**
 * Derives four numbers from the team's id. They decide the hue, the kind of the second colour, the pattern and the
 * lightness of the team's crest.
 */
const computeCrestTraits = (team: string): number[] => {
  let hash = 7;
  for (const letter of team) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return [hash % 360, (hash >>> 9) % 5, (hash >>> 13) % fields.length, (hash >>> 17) % 3];
};

/** Returns the second colour of a crest: white, black, or another hue. */
const getSecondColour = (hue: number, turn: number, light: number): string => {
  if (turn === 0) return '#f4f6fa';
  if (turn === 1) return '#121826';
  return `hsl(${(hue + [0, 0, 150, 190, 45][turn]!) % 360} 72% ${[60, 52, 70][light]}%)`;
};

/** Crest of a team: a shield with two colours and a pattern. The same team always gets the same crest. */
export const Crest = memo(({ team }: { readonly team: string }) => {
  const [hue = 0, turn = 0, field = 0, light = 0] = computeCrestTraits(team);
  const first = `hsl(${hue} 68% ${[46, 38, 54][light]}%)`;
  const second = getSecondColour(hue, turn, light);
  const id = `crest-${team}`;
  return (
    <svg viewBox="0 0 32 32" className="crest" aria-hidden="true">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="32" height="32" fill={first} />
        <path d={fields[field]} fill={second} />
        <path d="M16 0h16v32H16z" fill="#000" opacity=".1" />
      </g>
      <path d={outline} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.4" />
    </svg>
  );
});
