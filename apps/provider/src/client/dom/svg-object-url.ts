/** Creates an object URL of an SVG image. The URL is valid until the page closes. */
export const svgObjectUrl = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
