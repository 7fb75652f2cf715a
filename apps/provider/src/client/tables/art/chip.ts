/** Colours of the body, the edge and the text of each chip. The smallest chip is first. */
const colours = [
  ['#e9edf5', '#7487a8', '#25324a'],
  ['#e8364a', '#fff2f2', '#fff'],
  ['#2674e8', '#eef5ff', '#fff'],
  ['#16a05c', '#f0fff6', '#fff'],
  ['#3a3550', '#f2d27a', '#ffe7a6'],
  ['#8d37d6', '#f8ecff', '#fff'],
  ['#f0a020', '#fff8e5', '#4a2500'],
  ['#d41c8a', '#ffeefa', '#fff'],
] as const;

const getFontSize = (label: string): number => {
  if (label.length > 3) return 19;
  return label.length > 2 ? 23 : 27;
};

/**
 * Returns the SVG of a chip from above, 100 by 100. `label` is the value of the chip. `rank` is an index in `colours`.
 */
export const chip = (rank: number, label: string): string => {
  const [body, edge, ink] = colours[rank % colours.length] as (typeof colours)[number];
  const edges = Array.from(
    { length: 8 },
    (_, index) =>
      `<rect x="44" y="2" width="12" height="15" rx="2" fill="${edge}" transform="rotate(${index * 45} 50 50)"/>`,
  ).join('');
  const dots = Array.from(
    { length: 24 },
    (_, index) =>
      `<circle cx="50" cy="20.5" r="1.5" fill="${edge}" fill-opacity=".8" transform="rotate(${index * 15} 50 50)"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">
  <defs>
    <radialGradient id="lit" cx=".36" cy=".26" r=".85">
      <stop offset="0" stop-color="#fff" stop-opacity=".45"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".34"/>
    </radialGradient>
  </defs>
  <circle cx="50" cy="50" r="48" fill="${body}"/>
  ${edges}
  <circle cx="50" cy="50" r="34" fill="${body}" stroke="#000" stroke-opacity=".22" stroke-width="1.5"/>
  ${dots}
  <circle cx="50" cy="50" r="26" fill="none" stroke="${edge}" stroke-opacity=".9" stroke-width="1.6"/>
  <circle cx="50" cy="50" r="48" fill="url(#lit)" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/>
  <text
    x="50" y="58.5" text-anchor="middle"
    font-family="'Trebuchet MS', Verdana, 'DejaVu Sans', sans-serif"
    font-weight="900" font-size="${getFontSize(label)}" fill="${ink}"
  >${label}</text>
</svg>`;
};
