/** The packages have no types of their own. */
declare module 'fontverter' {
  const fontverter: {
    /** Converts a font between formats. Throws for a damaged font. */
    convert: (font: Buffer, to: 'sfnt' | 'woff' | 'woff2', from?: 'sfnt' | 'woff' | 'woff2') => Promise<Buffer>;
  };
  export default fontverter;
}

declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Ids of the texts in the name table (copyright, licence) that the subset retains. */
    readonly preserveNameIds?: readonly number[];
    /** Tags of the OpenType features that the subset retains. */
    readonly keepFeatures?: readonly string[];
    /** Fixed value or range of each axis of a variable font. The key is the tag of the axis. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }
  /** Creates a font that contains only the characters of a text. Throws for a damaged font. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
