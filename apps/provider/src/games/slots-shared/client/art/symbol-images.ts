import { svgObjectUrl } from '../../../../client/dom/svg-object-url.ts';

/** Canvas images of one symbol: a sharp image, and an image with vertical blur for a fast reel. */
export interface SymbolImages {
  readonly sharp: HTMLCanvasElement;
  readonly smeared: HTMLCanvasElement;
}

export type SymbolSheet<Name extends string> = Readonly<Record<Name, SymbolImages>>;

const load = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = svgObjectUrl(svg);
  await image.decode();
  return image;
};

const createCanvas = (
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas;
};

const smearSteps = 26;

/** Loads the SVG of each symbol once. Returns a function that renders all symbols at a size in device pixels. */
export const loadSymbols = async <Name extends string>(
  drawings: Readonly<Record<Name, string>>,
): Promise<(size: number) => SymbolSheet<Name>> => {
  const images = await Promise.all(
    Object.entries<string>(drawings).map(async ([symbol, svg]) => [symbol, await load(svg)] as const),
  );
  return (size) =>
    Object.fromEntries(
      images.map(([symbol, image]) => {
        const sharp = createCanvas(size, size, (context) => context.drawImage(image, 0, 0, size, size));
        const smeared = createCanvas(size, size * 1.6, (context) => {
          // Adds shifted copies of the image with equal weights. The sum looks like the motion blur of a camera.
          context.globalCompositeOperation = 'lighter';
          context.globalAlpha = 1 / smearSteps;
          for (let step = 0; step < smearSteps; step += 1)
            context.drawImage(image, 0, size * 0.6 * (step / (smearSteps - 1)), size, size);
        });
        return [symbol, { sharp, smeared }];
      }),
    ) as unknown as SymbolSheet<Name>;
};
