import { resizeCanvas } from '../dom/canvas-size.ts';

interface Spark {
  x: number;
  y: number;
  dx: number;
  dy: number;
  turn: number;
  readonly spin: number;
  readonly size: number;
  readonly hue: number;
}

const gravity = 0.0016;

const launch = (width: number, height: number): Spark => ({
  x: width / 2 + (Math.random() - 0.5) * width * 0.3,
  y: height * 0.52,
  dx: (Math.random() - 0.5) * width * 0.0016,
  dy: -(0.5 + Math.random() * 0.75) * Math.sqrt(height * gravity),
  turn: Math.random() * Math.PI,
  spin: 0.004 + Math.random() * 0.009,
  size: 7 + Math.random() * 8,
  hue: 38 + Math.random() * 14,
});

/** Paints a turning coin as an ellipse. The width of the ellipse depends on the angle of the turn. */
const paintCoin = (context: CanvasRenderingContext2D, { x, y, turn, size, hue }: Spark): void => {
  const width = Math.abs(Math.cos(turn)) * size + 1.2;
  context.fillStyle = `hsl(${hue} 92% 32%)`;
  context.beginPath();
  context.ellipse(x, y + 1.6, width, size, 0, 0, 7);
  context.fill();
  context.fillStyle = `hsl(${hue} 96% ${52 + Math.cos(turn) * 14}%)`;
  context.beginPath();
  context.ellipse(x, y, width, size, 0, 0, 7);
  context.fill();
  context.fillStyle = `hsl(${hue + 6} 100% ${70 + Math.cos(turn) * 12}%)`;
  context.beginPath();
  context.ellipse(x, y, width * 0.62, size * 0.66, 0, 0, 7);
  context.fill();
};

/** Animates `count` coins that fly up from the middle of the page. Ends when all coins have left the page. */
export const startCoinBurst = (canvas: HTMLCanvasElement, count: number): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  resizeCanvas(canvas, width, height);
  const flying: Spark[] = [];
  let thrown = 0;
  let before = performance.now();
  const step = (now: number): void => {
    const elapsed = Math.min(40, now - before);
    before = now;
    for (let n = 0; n < 3 && thrown < count; n += 1, thrown += 1) flying.push(launch(width, height));
    context.clearRect(0, 0, width, height);
    for (const spark of flying) {
      spark.dy += gravity * elapsed;
      spark.x += spark.dx * elapsed;
      spark.y += spark.dy * elapsed;
      spark.turn += spark.spin * elapsed;
      if (spark.y < height + 30) paintCoin(context, spark);
    }
    if (thrown < count || flying.some(({ y }) => y < height + 30)) requestAnimationFrame(step);
    else context.clearRect(0, 0, width, height);
  };
  requestAnimationFrame(step);
};
