/** English texts of problems of images and fonts: description and solution. */
export const assetProblemTexts = {
  'alternate.logo': [
    'the logo is invisible in the other mode: its best contrast against the page {ground} is {ratio}:1, where {needed}:1 is needed',
    'name another logo in theme.alternate.logo, change theme.alternate.page, or remove theme.alternate',
  ],
  'asset.large': ['too large: {size} kB, at most {max} kB', 'simplify or compress the file'],
  'asset.missing': ['there is no file {path}', 'add the file, or correct the path'],
  'asset.noFile': [
    'there is no file {path} beside the brand file',
    'put it there, or correct the path: it is relative to the brand file',
  ],
  'asset.noPlainFile': ['not a plain file', 'name a file'],
  'asset.outside': ['the path leads out of the brand file’s folder', 'copy the file into that folder'],
  'font.archive': ['the file is a ZIP archive', 'unpack it, and choose the font file in it'],
  'font.bitmapOnly': [
    'the licence bits of the font allow only to embed bitmaps, not outlines',
    'ask its foundry for a web licence, with which comes a file that allows it, or choose another font',
  ],
  'font.collection': ['the file is a collection of several fonts', 'export one of them as TTF or OTF'],
  'font.cut': ['the font is cut off or damaged', 'export it again, or load it again from its source'],
  'font.damaged': ['the font is damaged', 'export it again, or load it again from its source'],
  'font.foreign': [
    'the font has no letters of {languageName}, the default language of the brand',
    'use a version of the font with these letters, choose another font, or remove {language} from languages',
  ],
  'font.format': ['the file is not a font', 'choose a font file of type WOFF2, WOFF, TTF or OTF'],
  'font.glyphs': [
    'the font has {glyphs} glyphs, at most {max} are allowed',
    'use a version of the font with fewer letters, such as that of one region',
  ],
  'font.large': [
    'the font is too large: {size} kB, at most {max} kB',
    'save it as WOFF2, or use a version of the font with fewer letters',
  ],
  'font.letters': [
    'the font lacks letters of {languageName}: {letters}',
    'use a version of the font with these letters, choose another font, or remove {language} from languages',
  ],
  'font.moreLetters': [
    'the font lacks letters of {languageName}: {letters} and {more} more',
    'use a version of the font with these letters, choose another font, or remove {language} from languages',
  ],
  'font.noEmbedding': [
    'the licence bits of the font forbid embedding it',
    'ask its foundry for a web licence, with which comes a file that allows it, or choose another font',
  ],
  'font.noFiles': [
    'the font is "{font}", but the brand has no font files for it',
    'name the files in theme.font.own.{role}, or choose another font',
  ],
  'font.noOutlines': ['the font has no outlines', 'export it again as a font for the web'],
  'font.noSubset': [
    'the licence bits of the font forbid subsets, which the app ships',
    'ask its foundry for a web licence, with which comes a file that allows it, or choose another font',
  ],
  'font.noTable': ['the font has no table {table}', 'export it again as a font for the web'],
  'font.otherFormat': ['the file is a {format} font, but its name says {extension}', 'rename it to .{correct}'],
  'font.sameWeight': [
    'the weight {weight} is already in {earlier}',
    'remove one of the two files: each file of a font has another weight',
  ],
  'font.sameWeights': [
    'the weight {min} to {max} is already in {earlier}',
    'remove one of the two files: each file of a font has another weight',
  ],
  'font.tables': [
    'the font has {tables} tables, at most {max} are allowed',
    'export it again with the usual tables only',
  ],
  'font.trailing': [
    '{bytes} bytes of the file do not belong to the font',
    'export it again: the file contains something else too',
  ],
  'font.unpackedLarge': [
    'the font is larger than {max} MB without its compression',
    'use a version of the font with fewer letters, such as that of one region',
  ],
  'font.unreadable': [
    'the font is damaged: its tables cannot be read',
    'export it again, or load it again from its source',
  ],
  'hero.left': [
    '{letters} letters do not fit on the left half of the image, which has room for {max}',
    'shorten it, or remove calmSide',
  ],
  'hero.right': [
    '{letters} letters do not fit on the right half of the image, which has room for {max}',
    'shorten it, or remove calmSide',
  ],
  'image.at': ['{path}: {problem}', '{problem}'],
  'image.cut': ['not an image that can be read: it is cut off', 'export it again'],
  'image.cutOrMore': [
    'the image is cut off, or other bytes follow its end',
    'export it again: the file may contain something else too',
  ],
  'image.large': ['too large: at most {max} kB', 'simplify or compress the image'],
  'image.more': ['{bytes} bytes follow the end of the image', 'export it again: the file contains something else too'],
  'image.narrow': ['too small: {width} wide', 'give one at least 1080 wide'],
  'image.noFormat': [
    'not an image that can be read',
    'export it again as PNG, JPEG, WebP or SVG, and name the file after its format',
  ],
  'image.notExpected': [
    'not an image that can be read: the file is no {expected}',
    'export it again as PNG, JPEG, WebP or SVG, and name the file after its format',
  ],
  'image.otherFormat': ['the file is a {format}, but its name says {expected}', 'rename it to .{extension}'],
  'image.pixels': ['too many pixels: {width} × {height}', 'reduce it to a width of 2160'],
  'image.unreadable': ['not an image that can be read', 'export it again as PNG, JPEG, WebP or SVG'],
  'logo.invisible': [
    'the logo is invisible: its best contrast against the page {ground} is {ratio}:1, where {needed}:1 is needed',
    'give it colours that stand out from the page, or change theme.page',
  ],
  'logo.thin': [
    'the logo is hardly visible: at the height of the header {share} % of its area stand out from the page, where {needed} % are needed',
    'make its lines thicker, or crop the empty space around it',
  ],
  'mark.invisible': [
    'the mark is invisible: its best contrast against the page {ground} is {ratio}:1, where {needed}:1 is needed',
    'give it colours that stand out from the page, or change theme.page',
  ],
  'mark.thin': [
    'the mark is hardly visible: at the height of the header {share} % of its area stand out from the page, where {needed} % are needed',
    'make its lines thicker, or crop the empty space around it',
  ],
  'newLogo.damaged': ['the PNG is damaged or cut off', 'export it again'],
  'newLogo.details': [
    'the logo has too many details to be converted to shapes, like a photo',
    'send the logo as SVG, or a PNG with flat colours',
  ],
  'newLogo.empty': [
    'the logo is empty: nothing in it is visible',
    'check that its layers are visible, and export it again',
  ],
  'newLogo.format': [
    'the logo is a {format}, which has no transparent ground or loses detail',
    'send it as SVG or PNG',
  ],
  'newLogo.pixels': ['too many pixels: {width} × {height}', 'make it at most 1000 pixels wide'],
  'newLogo.pngLarge': ['the PNG is too large: at most {max} MB', 'make it at most 1000 pixels wide'],
  'newLogo.small': [
    'too small: {width} × {height} pixels, at least {min} on each side',
    'send a larger one, or an SVG',
  ],
  'newLogo.svgLarge': ['the SVG is too large: at most {max} kB', 'simplify it'],
  'newLogo.tall': [
    'the logo is too tall: its width is {ratio} times its height',
    'send one that is {min} to {max} times as wide as tall',
  ],
  'newLogo.wide': [
    'the logo is too wide: its width is {ratio} times its height',
    'send one that is {min} to {max} times as wide as tall',
  ],
  'screenshot.ratio': [
    '{width} × {height} pixels: the long side is more than {ratio} times the short one',
    'cut off a part of the long side',
  ],
  'screenshot.side': [
    '{width} × {height} pixels: a side of a screenshot has {min} to {max} pixels',
    'take the screenshot on a phone, or scale it',
  ],
  'share.ratio': [
    '{width} × {height} pixels: a share image is {ratio} times as wide as high',
    'crop it to this ratio, such as 1200 × 630 pixels',
  ],
  'share.small': [
    'too small: {width} × {height} pixels, at least {minWidth} × {minHeight}',
    'give one of at least {minWidth} × {minHeight} pixels',
  ],
  'svg.doctype': ['the SVG has a document type or entities', 'export it as plain SVG, without a DOCTYPE'],
  'svg.element': ['the SVG has a <{element}>', 'keep shapes, gradients, masks and filters only'],
  'svg.elements': ['the SVG has too many elements', 'simplify it'],
  'svg.filters': ['the SVG has too many filters', 'simplify it'],
  'svg.handler': ['the SVG has the event handler {name}', 'remove it: nothing in a logo may run or load'],
  'svg.link': ['the SVG has a {name} that leaves the file', 'remove it: nothing in a logo may run or load'],
  'svg.size': ['the SVG does not say how large it is', 'give its <svg> a viewBox, as viewBox="0 0 240 64"'],
  'svg.style': ['the SVG has a style that loads something', 'remove @import and url() except url(#id)'],
  'svg.styleFilter': ['the SVG has a filter in a style sheet', 'write it as the attribute filter="url(#id)"'],
  'svg.text': ['the SVG has a <text>', 'convert the text to outlines: its font is not in the file'],
  'svg.undrawable': ['the SVG cannot be drawn', 'simplify it, and export it again as plain SVG'],
  'svg.unreadable': ['not a readable SVG', 'export it again as plain SVG'],
  'svg.use': ['the SVG has a <use> of an element that contains a <use>', 'simplify it'],
  'svg.value': ['the SVG has a value of {name} that loads something', 'remove it: nothing in a logo may run or load'],
} as const satisfies Readonly<Record<string, readonly [reason: string, remedy: string]>>;
