import type { Page } from '@playwright/test';

interface ImageBox {
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Finds the images in the visible part of the page, with their positions. */
const findVisibleImages = (page: Page): Promise<ImageBox[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.naturalWidth > 0)
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 1 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0,
      )
      .map(({ image, box }) => ({
        src: image.currentSrc,
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
      })),
  );

/**
 * Creates a page of plain HTML to compare the app with. It has the same images, with the same positions and visible
 * parts, and one row of tabs with a minimal script.
 */
export const createPlainPage = async (page: Page): Promise<string> => {
  const imageBoxes = await findVisibleImages(page);
  const images = imageBoxes.map(
    ({ src, x, y, width, height }) =>
      `<img src="${new URL(src).pathname}${new URL(src).search}" alt="" width="${width}" height="${height}" ` +
      `style="position:absolute;left:${x}px;top:${y}px">`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Plain</title>
<style>html{overflow:hidden auto}body{margin:0;font:14px sans-serif}
nav{position:absolute;top:260px}[aria-selected=true]{font-weight:700}</style>
<h1>Plain page</h1>
<nav role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">Two</button></nav>
${images.join('')}
<script>document.querySelector('nav').onclick=e=>{
for(const t of document.querySelectorAll('[role=tab]'))t.ariaSelected=t==e.target}</script></html>`;
};
