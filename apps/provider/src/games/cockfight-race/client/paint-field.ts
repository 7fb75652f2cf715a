export interface Field {
  readonly width: number;
  readonly height: number;
  /** Distance that the view has moved along the track, in canvas widths. */
  readonly camera: number;
  readonly trackLength: number;
  readonly startAt: number;
  readonly lanes: number;
}

const hill = (
  context: CanvasRenderingContext2D,
  { width, height, camera }: Field,
  depth: number,
  y: number,
  colour: string,
): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width + 12; x += 12) {
    const position = (x / width + camera * depth) * 4;
    context.lineTo(x, height * (y - 0.03 * Math.sin(position) - 0.018 * Math.sin(position * 2.3 + depth * 9)));
  }
  context.lineTo(width, height);
  context.fill();
};

/** Paints coloured flags above the fence, and spectators behind the fence. */
const paintGrandstand = (context: CanvasRenderingContext2D, { width, height, camera }: Field): void => {
  const step = 22;
  const shift = (camera * width * 0.8) % step;
  for (let index = -1; index < width / step + 2; index += 1) {
    const position = index + Math.floor((camera * width * 0.8) / step);
    const x = index * step - shift;
    context.fillStyle = `hsl(${(position * 67) % 360} 62% ${44 + (position % 3) * 8}%)`;
    context.beginPath();
    context.arc(x, height * 0.205 + (position % 2) * 3, 7, 0, 7);
    context.fill();
    context.fillStyle = ['#ffd257', '#ff6478', '#5fd3ff', '#7af0b2'][((position % 4) + 4) % 4] as string;
    context.beginPath();
    context.moveTo(x, height * 0.05 + Math.sin(position) * 3);
    context.lineTo(x + 12, height * 0.05 + Math.sin(position + 0.5) * 3);
    context.lineTo(x + 6, height * 0.05 + 13);
    context.fill();
  }
  context.fillStyle = '#f6efe0';
  context.fillRect(0, height * 0.215, width, height * 0.022);
};

const paintLine = (context: CanvasRenderingContext2D, { width, height, camera }: Field, at: number): void => {
  const x = (at - camera) * width;
  if (x < -30 || x > width + 30) return;
  const cell = (height * 0.74) / 16;
  for (let row = 0; row < 16; row += 1)
    for (let column = 0; column < 2; column += 1) {
      context.fillStyle = (row + column) % 2 ? '#fff' : '#191b26';
      context.fillRect(x + column * cell, height * 0.25 + row * cell, cell, cell);
    }
};

/** Paints the background of the race: sky, hills, grandstand, lanes, start line and finish line. */
export const paintField = (context: CanvasRenderingContext2D, field: Field): void => {
  const { width, height, camera, trackLength, startAt, lanes } = field;
  const sky = context.createLinearGradient(0, 0, 0, height * 0.3);
  sky.addColorStop(0, '#4fa8ef');
  sky.addColorStop(1, '#d7f0ff');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  hill(context, field, 0.15, 0.16, '#7fc08a');
  hill(context, field, 0.3, 0.2, '#4f9d63');
  paintGrandstand(context, field);
  const lane = (height * 0.76) / lanes;
  for (let index = 0; index < lanes; index += 1) {
    context.fillStyle = index % 2 ? '#d39a5c' : '#c98d4e';
    context.fillRect(0, height * 0.24 + index * lane, width, lane + 1);
  }
  context.fillStyle = 'rgb(255 255 255 / 50%)';
  for (let index = 1; index < lanes; index += 1) {
    const dash = 34;
    for (let x = -((camera * width) % (dash * 2)); x < width; x += dash * 2)
      context.fillRect(x, height * 0.24 + index * lane - 1, dash, 2);
  }
  context.fillStyle = '#fff';
  context.fillRect((startAt + 0.075 - camera) * width, height * 0.24, 4, height * 0.76);
  paintLine(context, field, startAt + trackLength + 0.07);
};
