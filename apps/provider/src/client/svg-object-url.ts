/** A picture's own address. It lives as long as the page. */
export const svgObjectUrl = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
