const n = (value: number): string => String(Math.round(value * 10) / 10);

const polar = (cx: number, cy: number, r: number, degrees: number): string => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
};

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0z`;

/**
 * Returns an SVG path of two circles. To get a ring, fill the path with the rule `evenodd`, or use it as a clip path.
 */
export const ring = (cx: number, cy: number, outer: number, inner: number): string =>
  `${circle(cx, cy, outer)}M${n(cx - inner)} ${n(cy)}a${n(inner)} ${n(inner)} 0 1 0 ` +
  `${n(inner * 2)} 0a${n(inner)} ${n(inner)} 0 1 0 ${n(-inner * 2)} 0z`;

export const rect = (x: number, y: number, w: number, h: number, r = 0): string => {
  const q = Math.min(r, w / 2, h / 2);
  if (q <= 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
  const c = `a${n(q)} ${n(q)} 0 0 1 `;
  return (
    `M${n(x + q)} ${n(y)}h${n(w - 2 * q)}${c}${n(q)} ${n(q)}v${n(h - 2 * q)}${c}${n(-q)} ` +
    `${n(q)}h${n(2 * q - w)}${c}${n(-q)} ${n(-q)}v${n(2 * q - h)}${c}${n(q)} ${n(-q)}z`
  );
};

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

export const regular = (cx: number, cy: number, r: number, sides: number, turn = 0): string =>
  `M${Array.from({ length: sides }, (_, i) => polar(cx, cy, r, turn + (360 / sides) * i)).join('L')}z`;

export const star = (cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => polar(cx, cy, i % 2 ? inner : outer, turn + (180 / points) * i)).join('L')}z`;

/** Returns the SVG path of a star with four points and concave sides. */
export const glint = (cx: number, cy: number, r: number): string => {
  const k = r * 0.1;
  return (
    `M${n(cx)} ${n(cy - r)}Q${n(cx + k)} ${n(cy - k)} ${n(cx + r)} ${n(cy)}Q${n(cx + k)} ` +
    `${n(cy + k)} ${n(cx)} ${n(cy + r)}Q${n(cx - k)} ${n(cy + k)} ${n(cx - r)} ${n(cy)}Q${n(cx - k)} ` +
    `${n(cy - k)} ${n(cx)} ${n(cy - r)}z`
  );
};

/**
 * Returns the SVG path of a ring segment: the area between two radii and between two angles. The angles are in
 * degrees, clockwise from the top.
 */
export const sector = (cx: number, cy: number, inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${polar(cx, cy, outer, from)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${polar(cx, cy, outer, to)}` +
    `L${polar(cx, cy, inner, to)}${inner > 0 ? `A${n(inner)} ${n(inner)} 0 ${large} 0 ${polar(cx, cy, inner, from)}` : ''}z`
  );
};

/**
 * Returns the SVG path of a circle with lobes on its edge, like a flower. A larger `depth` gives longer lobes. `turn`
 * rotates the shape clockwise, in degrees.
 */
export const scallop = (cx: number, cy: number, r: number, lobes: number, depth: number, turn = 0): string => {
  const step = 360 / lobes;
  const parts = Array.from(
    { length: lobes },
    (_, i) => `Q${polar(cx, cy, r + depth, turn + step * (i + 0.5))} ${polar(cx, cy, r, turn + step * (i + 1))}`,
  );
  return `M${polar(cx, cy, r, turn)}${parts.join('')}z`;
};

/** Returns the SVG path of a petal. The base is at the given point, and the tip is above it. */
export const petal = (cx: number, cy: number, length: number, width: number): string =>
  `M${n(cx)} ${n(cy)}C${n(cx - width)} ${n(cy - length * 0.35)} ${n(cx - width * 0.6)} ` +
  `${n(cy - length * 0.8)} ${n(cx)} ${n(cy - length)}C${n(cx + width * 0.6)} ` +
  `${n(cy - length * 0.8)} ${n(cx + width)} ${n(cy - length * 0.35)} ${n(cx)} ${n(cy)}z`;

/** Returns the SVG path of a flame. The base is at the given point. */
export const flame = (cx: number, cy: number, h: number, w: number): string =>
  `M${n(cx)} ${n(cy)}C${n(cx - w)} ${n(cy)} ${n(cx - w * 1.1)} ${n(cy - h * 0.4)} ` +
  `${n(cx - w * 0.35)} ${n(cy - h * 0.62)}C${n(cx - w * 0.3)} ${n(cy - h * 0.45)} ` +
  `${n(cx - w * 0.05)} ${n(cy - h * 0.5)} ${n(cx)} ${n(cy - h * 0.55)}C${n(cx + w * 0.2)} ` +
  `${n(cy - h * 0.75)} ${n(cx - w * 0.1)} ${n(cy - h * 0.85)} ${n(cx + w * 0.05)} ${n(cy - h)}` +
  `C${n(cx + w * 0.8)} ${n(cy - h * 0.75)} ${n(cx + w * 1.2)} ${n(cy - h * 0.2)} ${n(cx)} ${n(cy)}z`;

export const heart = (cx: number, cy: number, s: number): string =>
  `M${n(cx)} ${n(cy + s)}C${n(cx - s * 1.5)} ${n(cy)} ${n(cx - s * 0.9)} ${n(cy - s * 1.1)} ` +
  `${n(cx)} ${n(cy - s * 0.35)}C${n(cx + s * 0.9)} ${n(cy - s * 1.1)} ${n(cx + s * 1.5)} ${n(cy)} ` +
  `${n(cx)} ${n(cy + s)}z`;

export const diamond = (cx: number, cy: number, s: number): string =>
  `M${n(cx)} ${n(cy - s)}Q${n(cx + s * 0.25)} ${n(cy - s * 0.3)} ${n(cx + s * 0.75)} ${n(cy)}` +
  `Q${n(cx + s * 0.25)} ${n(cy + s * 0.3)} ${n(cx)} ${n(cy + s)}Q${n(cx - s * 0.25)} ` +
  `${n(cy + s * 0.3)} ${n(cx - s * 0.75)} ${n(cy)}Q${n(cx - s * 0.25)} ${n(cy - s * 0.3)} ${n(cx)} ` +
  `${n(cy - s)}z`;

export const spade = (cx: number, cy: number, s: number): string =>
  `M${n(cx)} ${n(cy - s)}C${n(cx + s * 0.3)} ${n(cy - s * 0.4)} ${n(cx + s)} ${n(cy - s * 0.15)} ` +
  `${n(cx + s * 0.9)} ${n(cy + s * 0.35)}C${n(cx + s * 0.8)} ${n(cy + s * 0.75)} ` +
  `${n(cx + s * 0.3)} ${n(cy + s * 0.7)} ${n(cx + s * 0.1)} ${n(cy + s * 0.4)}L${n(cx + s * 0.35)} ` +
  `${n(cy + s)}H${n(cx - s * 0.35)}L${n(cx - s * 0.1)} ${n(cy + s * 0.4)}C${n(cx - s * 0.3)} ` +
  `${n(cy + s * 0.7)} ${n(cx - s * 0.8)} ${n(cy + s * 0.75)} ${n(cx - s * 0.9)} ${n(cy + s * 0.35)}` +
  `C${n(cx - s)} ${n(cy - s * 0.15)} ${n(cx - s * 0.3)} ${n(cy - s * 0.4)} ${n(cx)} ${n(cy - s)}z`;

export const club = (cx: number, cy: number, s: number): string =>
  `${circle(cx, cy - s * 0.5, s * 0.45)}${circle(cx - s * 0.5, cy + s * 0.2, s * 0.45)}${circle(cx + s * 0.5, cy + s * 0.2, s * 0.45)}` +
  `M${n(cx - s * 0.35)} ${n(cy + s)}L${n(cx - s * 0.05)} ${n(cy - s * 0.2)}H${n(cx + s * 0.05)}` +
  `L${n(cx + s * 0.35)} ${n(cy + s)}z`;

/**
 * Returns the SVG path of a smooth hill line from the left edge to the right edge. `heights` are measured upwards
 * from `base`. The path includes the area from the line down to `floor`.
 */
export const ridge = (width: number, base: number, floor: number, heights: readonly number[]): string => {
  const step = width / (heights.length - 1);
  const y = (i: number): number => base - (heights[i] ?? 0);
  let d = `M0 ${n(floor)}L0 ${n(y(0))}`;
  for (let i = 1; i < heights.length; i++) {
    const x0 = step * (i - 1);
    d += `C${n(x0 + step / 2)} ${n(y(i - 1))} ${n(x0 + step / 2)} ${n(y(i))} ${n(x0 + step)} ${n(y(i))}`;
  }
  return `${d}L${n(width)} ${n(floor)}z`;
};
