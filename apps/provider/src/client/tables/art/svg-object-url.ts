/** A drawing's own address, to be shown by an image. It lives as long as the page. */
export const svgObjectUrl = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
