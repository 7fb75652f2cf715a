/** Colours of the feathers and the vest of each runner. */
export const plumages = [
  { body: '#e8542f', wing: '#b8321a', tail: ['#1f6f5c', '#2b9a73', '#f0b429'], vest: '#d3122e' },
  { body: '#f4f1e8', wing: '#d5cfbd', tail: ['#2f4b9b', '#4f77d9', '#c7d4f5'], vest: '#1668e3' },
  { body: '#8a4b23', wing: '#5f2f12', tail: ['#123d2a', '#1d7a4a', '#7bc74d'], vest: '#12924f' },
  { body: '#f2b632', wing: '#c98a12', tail: ['#7a1f1f', '#c23a2b', '#f0803c'], vest: '#f08c00' },
  { body: '#6d4aa8', wing: '#4a2e7c', tail: ['#26204f', '#4b3fa0', '#d77fe0'], vest: '#8d37d6' },
  { body: '#3a3f52', wing: '#23273a', tail: ['#0f6f7a', '#15a3a8', '#7ee7e0'], vest: '#0f9fb3' },
] as const;

type Plumage = (typeof plumages)[number];

const shape = (context: CanvasRenderingContext2D, fill: string, d: string): void => {
  context.fillStyle = fill;
  context.fill(getPath(d));
};
const paths = new Map<string, Path2D>();
const getPath = (d: string): Path2D => {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
};

const paintLeg = (context: CanvasRenderingContext2D, swing: number, colour: string): void => {
  context.save();
  context.translate(-1, 12);
  context.rotate(swing);
  context.strokeStyle = colour;
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-2, 8);
  context.lineTo(2, 15);
  context.moveTo(7, 15.5);
  context.lineTo(2, 15);
  context.lineTo(-2, 17);
  context.stroke();
  context.restore();
};

const paintTail = (context: CanvasRenderingContext2D, { tail }: Plumage, wag: number): void => {
  context.save();
  context.translate(-14, -2);
  context.rotate(wag);
  shape(context, tail[0], 'M4 4 C-14 2 -24 -8 -22 -24 C-12 -20 -2 -12 6 -4 Z');
  shape(context, tail[1], 'M4 2 C-8 -4 -16 -16 -11 -30 C-4 -22 4 -14 8 -4 Z');
  shape(context, tail[2], 'M5 0 C-2 -8 -5 -20 2 -30 C6 -22 9 -12 10 -4 Z');
  context.restore();
};

const paintHead = (context: CanvasRenderingContext2D, { body }: Plumage, bob: number, isHappy: boolean): void => {
  context.save();
  context.translate(14 + bob, -14 - bob * 0.5);
  shape(context, '#e0182f', 'M-6 -8 C-9 -16 -3 -17 -2 -12 C-1 -19 5 -19 4 -12 C7 -17 12 -14 8 -7 Z');
  shape(context, body, 'M-9 12 C-11 0 -9 -9 0 -10 C9 -10 12 -3 9 4 C6 10 -2 14 -9 12 Z');
  shape(context, '#ffb01f', isHappy ? 'M8 -4 L18 -4 L9 0 Z M8 1 L16 4 L8 4 Z' : 'M8 -4 L18 0 L8 4 Z');
  shape(context, '#e0182f', 'M8 5 C12 6 12 13 8 13 C5 12 5 8 6 5 Z');
  context.fillStyle = '#fff';
  context.beginPath();
  context.arc(3, -3, 3.6, 0, 7);
  context.fill();
  context.fillStyle = '#141622';
  context.beginPath();
  context.arc(4.2, -2.6, 1.8, 0, 7);
  context.fill();
  context.restore();
};

export interface RoosterPose {
  /** Phase of the leg movement, in radians. */
  readonly phase: number;
  readonly isRunning: boolean;
  readonly isHappy: boolean;
}

/** Paints a rooster at the origin, about 60 by 60. The rooster runs to the right and has its number on the vest. */
export const paintRooster = (
  context: CanvasRenderingContext2D,
  runner: number,
  { phase, isRunning, isHappy }: RoosterPose,
): void => {
  const plumage = plumages[runner] as Plumage;
  const swing = isRunning ? Math.sin(phase) : 0;
  const hop = isRunning || isHappy ? -Math.abs(Math.sin(phase)) * (isHappy ? 7 : 3.4) : 0;
  context.fillStyle = 'rgb(0 0 0 / 26%)';
  context.beginPath();
  context.ellipse(0, 29, 20, 4, 0, 0, 7);
  context.fill();
  context.save();
  context.translate(0, hop);
  paintTail(context, plumage, Math.sin(phase * 0.5) * 0.1);
  paintLeg(context, -swing * 0.75, '#c9860e');
  paintLeg(context, swing * 0.75, '#ffb01f');
  shape(context, plumage.body, 'M-20 -4 C-18 12 -6 18 6 16 C16 14 22 4 20 -12 C14 -8 8 -9 2 -7 C-6 -4 -12 -6 -20 -4 Z');
  paintHead(context, plumage, isRunning ? Math.sin(phase * 2) * 1.6 : 0, isHappy);
  shape(context, plumage.vest, 'M-9 -6 C-4 -8 4 -9 10 -9 L12 12 C4 18 -4 17 -9 13 Z');
  context.fillStyle = '#fff';
  context.beginPath();
  context.arc(1.5, 3.5, 7.4, 0, 7);
  context.fill();
  context.fillStyle = '#141622';
  context.font = '900 11px "Trebuchet MS", system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(runner + 1), 1.5, 4.2);
  shape(context, plumage.wing, 'M-16 -2 C-16 6 -12 10 -6 9 C-9 5 -9 0 -8 -4 Z');
  context.restore();
};
