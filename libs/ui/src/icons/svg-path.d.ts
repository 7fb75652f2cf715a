/** Path data of an SVG file: `?path` of the full image, `?path=2` of its second element. */
declare module '*.svg?path' {
  const path: string;
  export default path;
}

declare module '*.svg?path=2' {
  const path: string;
  export default path;
}
