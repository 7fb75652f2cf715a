import { svgObjectUrl } from '../../../../client/svg-object-url.ts';
import type { SlotSymbol } from '../../rules/machine.ts';

/** Rasterized symbol: sharp, and blurred vertically for a fast reel. */
export interface SymbolImages {
  readonly sharp: HTMLCanvasElement;
  readonly smeared: HTMLCanvasElement;
}

export type SymbolSheet<Symbol extends string = SlotSymbol> = Readonly<Record<Symbol, SymbolImages>>;

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

/** Loads the images once, and returns a function that rasterizes them at any size. Sizes in device pixels. */
export const loadSymbols = async <Symbol extends string>(
  drawings: Readonly<Record<Symbol, string>>,
): Promise<(size: number) => SymbolSheet<Symbol>> => {
  const images = await Promise.all(
    Object.entries<string>(drawings).map(async ([symbol, svg]) => [symbol, await load(svg)] as const),
  );
  return (size) =>
    Object.fromEntries(
      images.map(([symbol, image]) => {
        const sharp = createCanvas(size, size, (context) => context.drawImage(image, 0, 0, size, size));
        const smeared = createCanvas(size, size * 1.6, (context) => {
          // The sum of equal shares is the exact average, which is the motion blur of a camera.
          context.globalCompositeOperation = 'lighter';
          context.globalAlpha = 1 / smearSteps;
          for (let step = 0; step < smearSteps; step += 1)
            context.drawImage(image, 0, size * 0.6 * (step / (smearSteps - 1)), size, size);
        });
        return [symbol, { sharp, smeared }];
      }),
    ) as unknown as SymbolSheet<Symbol>;
};
