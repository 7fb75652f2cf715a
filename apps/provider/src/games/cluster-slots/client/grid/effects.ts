/** Particle of a symbol that bursts. Positions are in CSS pixels, speeds in CSS pixels per millisecond. */
interface Shard {
  x: number;
  y: number;
  dx: number;
  dy: number;
  readonly size: number;
  readonly hue: number;
  readonly since: number;
}

/** Won amount that rises above the grid and fades. */
interface FloatingAmount {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

const shardMs = 620;
const floatMs = 1150;
const gravity = 0.0011;

/** Creates the animations above the grid: particles and won amounts. The coordinates are in CSS pixels. */
export const createEffects = () => {
  let shards: Shard[] = [];
  let floats: FloatingAmount[] = [];
  let before = 0;

  return {
    isActive: () => shards.length + floats.length > 0,
    burst: (x: number, y: number, cell: number, hue: number, now: number): void => {
      for (let n = 0; n < 9; n += 1) {
        const angle = Math.random() * Math.PI * 2;
        const speed = cell * (0.0014 + Math.random() * 0.004);
        shards.push({
          x,
          y,
          dx: Math.cos(angle) * speed,
          dy: Math.sin(angle) * speed - cell * 0.002,
          size: cell * (0.05 + Math.random() * 0.09),
          hue: hue + (Math.random() - 0.5) * 30,
          since: now,
        });
      }
    },
    float: (text: string, x: number, y: number, now: number): void => {
      floats.push({ text, x, y, since: now });
    },
    paint: (context: CanvasRenderingContext2D, cell: number, now: number): void => {
      const elapsed = Math.min(40, now - before);
      before = now;
      shards = shards.filter(({ since }) => now - since < shardMs);
      floats = floats.filter(({ since }) => now - since < floatMs);
      context.save();
      for (const shard of shards) {
        shard.dy += gravity * elapsed * (cell / 50);
        shard.x += shard.dx * elapsed;
        shard.y += shard.dy * elapsed;
        context.globalAlpha = 1 - (now - shard.since) / shardMs;
        context.fillStyle = `hsl(${shard.hue} 96% 68%)`;
        context.beginPath();
        context.arc(shard.x, shard.y, shard.size, 0, 7);
        context.fill();
      }
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.font = `900 ${Math.round(cell * 0.5)}px ${getComputedStyle(context.canvas).fontFamily}`;
      for (const { text, x, y, since } of floats) {
        const part = (now - since) / floatMs;
        context.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3;
        const rise = y - cell * 0.7 * (1 - (1 - part) ** 3);
        context.lineWidth = cell * 0.13;
        context.strokeStyle = '#3a1600';
        context.strokeText(text, x, rise);
        context.fillStyle = '#ffe48a';
        context.fillText(text, x, rise);
      }
      context.restore();
    },
  };
};
