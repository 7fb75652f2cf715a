import type { Pixels } from './pixels.ts';

/**
 * Maximum difference in each channel (0 to 255) between the background colour of a logo and a pixel of this
 * background. A pixel with a larger difference belongs to the drawing.
 */
const tolerance = 24;

const opaque = 250;

/**
 * Makes the background of a logo transparent if the background has only one opaque colour. A logo that was exported on
 * white then also fits on a dark page. Only pixels that are connected to the border of the image belong to the
 * background, so white parts inside the logo stay. The function changes the given image.
 */
export function removeGround(pixels: Pixels): void {
  const { data, width, height } = pixels;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const [first = 0] = corners;
  if (!corners.every((corner) => (data[corner * 4 + 3] ?? 0) >= opaque && isSameColor(data, first, corner))) return;
  const groundColor = Buffer.from(data.subarray(first * 4, first * 4 + 3));
  const isGround = (index: number): boolean =>
    data[index * 4 + 3] !== 0 &&
    [0, 1, 2].every((channel) => Math.abs((data[index * 4 + channel] ?? 0) - (groundColor[channel] ?? 0)) <= tolerance);
  const queue = listBorder(width, height);
  while (queue.length > 0) {
    const index = queue.pop() ?? 0;
    if (!isGround(index)) continue;
    data[index * 4 + 3] = 0;
    const x = index % width;
    if (x > 0) queue.push(index - 1);
    if (x < width - 1) queue.push(index + 1);
    if (index >= width) queue.push(index - width);
    if (index < width * (height - 1)) queue.push(index + width);
  }
}

function isSameColor(data: Buffer, one: number, other: number): boolean {
  return [0, 1, 2].every(
    (channel) => Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0)) <= tolerance,
  );
}

function listBorder(width: number, height: number): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  return [...columns, ...rows];
}
