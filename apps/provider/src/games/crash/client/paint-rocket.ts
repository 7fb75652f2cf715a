/** Paints a flickering flame behind the rocket. `time` is in milliseconds. */
const paintFlame = (context: CanvasRenderingContext2D, time: number): void => {
  const flicker = 1 + 0.18 * Math.sin(time / 31) + 0.1 * Math.sin(time / 17);
  for (const [length, width, colour] of [
    [46, 12, '#ff7a1c'],
    [32, 8.5, '#ffc43a'],
    [18, 5, '#fffbe0'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(-26, -width);
    context.quadraticCurveTo(-26 - length * 0.6 * flicker, -width * 0.7, -26 - length * flicker, 0);
    context.quadraticCurveTo(-26 - length * 0.6 * flicker, width * 0.7, -26, width);
    context.fill();
  }
};

const paintFin = (context: CanvasRenderingContext2D, side: 1 | -1): void => {
  context.fillStyle = side > 0 ? '#b51538' : '#e8274c';
  context.beginPath();
  context.moveTo(-8, 11 * side);
  context.quadraticCurveTo(-18, 24 * side, -34, 24 * side);
  context.quadraticCurveTo(-28, 14 * side, -26, 8 * side);
  context.fill();
};

/** Paints the rocket at the origin, about 80 by 40 units of the canvas. The rocket points to the right. */
export const paintRocket = (context: CanvasRenderingContext2D, time: number, isBurning: boolean): void => {
  if (isBurning) paintFlame(context, time);
  paintFin(context, -1);
  paintFin(context, 1);
  const body = context.createLinearGradient(0, -15, 0, 15);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.55, '#dfe5f2');
  body.addColorStop(1, '#93a0bd');
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(-27, -9);
  context.quadraticCurveTo(6, -20, 40, 0);
  context.quadraticCurveTo(6, 20, -27, 9);
  context.quadraticCurveTo(-30, 0, -27, -9);
  context.fill();
  context.fillStyle = '#e8274c';
  context.beginPath();
  context.moveTo(22, -10.4);
  context.quadraticCurveTo(32, -6, 40, 0);
  context.quadraticCurveTo(32, 6, 22, 10.4);
  context.quadraticCurveTo(25, 0, 22, -10.4);
  context.fill();
  context.fillStyle = '#2a3358';
  context.beginPath();
  context.arc(5, 0, 7.2, 0, 7);
  context.fill();
  const glass = context.createRadialGradient(3, -2.4, 0.5, 5, 0, 6);
  glass.addColorStop(0, '#e8fbff');
  glass.addColorStop(0.5, '#4fc3f0');
  glass.addColorStop(1, '#0f6bb0');
  context.fillStyle = glass;
  context.beginPath();
  context.arc(5, 0, 5.4, 0, 7);
  context.fill();
  context.fillStyle = '#e8274c';
  context.beginPath();
  context.moveTo(-10, -1.8);
  context.quadraticCurveTo(-24, -1.8, -36, 0);
  context.quadraticCurveTo(-24, 1.8, -10, 1.8);
  context.fill();
};

/** Paints the explosion at the end of the flight. `age` is the time since the explosion, in milliseconds. */
export const paintBurst = (context: CanvasRenderingContext2D, age: number): void => {
  const part = Math.min(1, age / 1100);
  if (part >= 1) return;
  context.globalAlpha = 1 - part;
  for (let index = 0; index < 26; index += 1) {
    const angle = index * 2.399;
    const reach = (22 + (index % 5) * 15) * (1 - (1 - part) ** 3);
    context.fillStyle = ['#fff3c0', '#ffc43a', '#ff7a1c', '#e8274c', '#8a93b8'][index % 5] as string;
    context.beginPath();
    context.arc(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach + part * part * 20,
      (3 + (index % 4) * 2.6) * (1 - part * 0.6),
      0,
      7,
    );
    context.fill();
  }
  context.globalAlpha = Math.max(0, 1 - part * 3);
  context.fillStyle = '#fff';
  context.beginPath();
  context.arc(0, 0, 16 + part * 60, 0, 7);
  context.fill();
  context.globalAlpha = 1;
};
