import { getPocketColour, pockets, wheelOrder } from '../rules/wheel.ts';
import { pocketRadius } from './ball-motion.ts';

const fills = { red: ['#c8142f', '#86081c'], black: ['#22242c', '#0b0c10'], green: ['#12994f', '#075c2d'] } as const;
/** Colour stops of the radial gradients, each with offset and colour. */
const colours = {
  wood: [
    [0, '#2a1206'],
    [0.35, '#6b3714'],
    [0.62, '#a8662c'],
    [0.8, '#5a2b0e'],
    [1, '#1d0c04'],
  ],
  track: [
    [0, '#3b1d0b'],
    [0.45, '#8a5022'],
    [0.8, '#5b2f12'],
    [1, '#2c1407'],
  ],
  cone: [
    [0, '#c98a45'],
    [0.45, '#8a4f20'],
    [0.8, '#5c2f11'],
    [1, '#34180a'],
  ],
  armEnd: [
    [0, '#fffbe0'],
    [0.5, '#f0c75a'],
    [1, '#8a5a12'],
  ],
  hub: [
    [0, '#fff6cf'],
    [0.4, '#ecc35a'],
    [0.8, '#a8701c'],
    [1, '#6a420c'],
  ],
  knob: [
    [0, '#fffef5'],
    [1, '#d09a34'],
  ],
  ball: [
    [0, '#fff'],
    [0.55, '#eceff4'],
    [1, '#8f97a6'],
  ],
} as const;
const slice = (2 * Math.PI) / pockets;

const ring = (context: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient): void => {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
};

const gradient = (
  context: CanvasRenderingContext2D,
  inner: number,
  outer: number,
  stops: readonly (readonly [number, string])[],
  dx = 0,
  dy = 0,
): CanvasGradient => {
  const radialGradient = context.createRadialGradient(dx, dy, inner, 0, 0, outer);
  for (const [at, colour] of stops) radialGradient.addColorStop(at, colour);
  return radialGradient;
};

const paintBowl = (context: CanvasRenderingContext2D): void => {
  ring(context, 1, gradient(context, 0.8, 1, colours.wood));
  ring(context, 0.955, '#e2b856');
  ring(context, 0.94, gradient(context, 0.78, 0.94, colours.track));
  for (let index = 0; index < 8; index += 1) {
    context.save();
    context.rotate((index + 0.5) * (Math.PI / 4));
    context.translate(0, -0.845);
    context.scale(index % 2 ? 0.62 : 1, index % 2 ? 1 : 0.62);
    context.fillStyle = '#f4dc93';
    context.beginPath();
    context.moveTo(0, -0.045);
    context.lineTo(0.02, 0);
    context.lineTo(0, 0.045);
    context.lineTo(-0.02, 0);
    context.fill();
    context.restore();
  }
  ring(context, 0.79, '#e2b856');
};

const paintPocket = (context: CanvasRenderingContext2D, number: number, index: number): void => {
  const [light, dark] = fills[getPocketColour(number)];
  context.save();
  context.rotate(index * slice);
  const wedge = (outer: number, inner: number, fill: string): void => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(0, 0, outer, -Math.PI / 2 - slice / 2, -Math.PI / 2 + slice / 2);
    context.arc(0, 0, inner, -Math.PI / 2 + slice / 2, -Math.PI / 2 - slice / 2, true);
    context.fill();
  };
  wedge(0.775, 0.64, light);
  wedge(0.64, 0.5, dark);
  context.fillStyle = '#fff';
  context.font = '800 0.078px "Trebuchet MS", system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), 0, -0.705);
  context.rotate(slice / 2);
  context.fillStyle = '#efd07a';
  context.fillRect(-0.004, -0.775, 0.008, 0.275);
  context.restore();
};

const fineLine = (context: CanvasRenderingContext2D, radius: number): void => {
  context.strokeStyle = '#e8c469';
  context.lineWidth = 0.009;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.stroke();
};

/** Paints one arm of the metal cross in the centre of the wheel. Each arm ends in a ball. */
const paintArm = (context: CanvasRenderingContext2D, angle: number): void => {
  context.save();
  context.rotate(angle);
  context.fillStyle = '#d9ab48';
  context.beginPath();
  context.moveTo(-0.022, 0);
  context.lineTo(-0.012, -0.3);
  context.lineTo(0.012, -0.3);
  context.lineTo(0.022, 0);
  context.fill();
  context.translate(0, -0.31);
  ring(context, 0.034, gradient(context, 0, 0.034, colours.armEnd, -0.01, -0.012));
  context.restore();
};

const paintRotor = (context: CanvasRenderingContext2D): void => {
  wheelOrder.forEach((number, index) => paintPocket(context, number, index));
  fineLine(context, 0.64);
  fineLine(context, 0.5);
  ring(context, 0.495, gradient(context, 0.05, 0.5, colours.cone, -0.1, -0.14));
  for (let index = 0; index < 4; index += 1) paintArm(context, (index * Math.PI) / 2 + Math.PI / 4);
  ring(context, 0.125, gradient(context, 0, 0.125, colours.hub, -0.04, -0.05));
  ring(context, 0.055, gradient(context, 0, 0.055, colours.knob, -0.02, -0.02));
};

/** Paints the ball and its shadow at the origin of the context. `scale` is smaller for a ball in a pocket. */
const paintBall = (context: CanvasRenderingContext2D, radius: number, scale: number): void => {
  context.fillStyle = 'rgb(0 0 0 / 45%)';
  context.beginPath();
  context.ellipse(radius * 0.5, radius * 0.7, radius, radius * 0.9, 0, 0, 7);
  context.fill();
  context.fillStyle = gradient(context, 0, radius * 1.1, colours.ball, -radius * 0.35, -radius * 0.4);
  context.beginPath();
  context.arc(0, 0, radius * scale, 0, 7);
  context.fill();
};

const layer = (size: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) {
    context.setTransform(size / 2, 0, 0, size / 2, size / 2, size / 2);
    paint(context);
  }
  return canvas;
};

export interface WheelImage {
  readonly paint: (
    context: CanvasRenderingContext2D,
    angle: number,
    ball: { readonly angle: number; readonly radius: number } | undefined,
  ) => void;
}

/** Renders the wheel images once. Later frames only rotate them. `size` is in device pixels. */
export const renderWheel = (size: number): WheelImage => {
  const bowl = layer(size, paintBowl);
  const rotor = layer(size, paintRotor);
  return {
    paint: (context, angle, ball) => {
      const half = size / 2;
      context.clearRect(0, 0, size, size);
      context.drawImage(bowl, 0, 0);
      context.save();
      context.translate(half, half);
      context.rotate(angle);
      context.drawImage(rotor, -half, -half);
      if (ball) {
        context.rotate(ball.angle);
        context.translate(0, -ball.radius * half);
        context.rotate(-ball.angle - angle);
        paintBall(context, size * 0.0185, ball.radius < pocketRadius + 0.01 ? 0.92 : 1);
      }
      context.restore();
    },
  };
};
