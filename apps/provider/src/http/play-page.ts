import { escapeHtml } from './escape-html.ts';
import type { GameFiles } from './client-files.ts';
import type { PageLanguage } from './page-language.ts';

export interface PlayPageOptions {
  readonly files: GameFiles;
  /** Id of the game program that the page loads. Several games of the catalogue can use the same program. */
  readonly engine: string;
  readonly language: PageLanguage;
  /** Name of the file with the texts of the game in the language. */
  readonly textFile: string;
  /**
   * Origin of the embedding page, to which the game sends its messages. Undefined if that page may not embed the game.
   */
  readonly parent: string | undefined;
  readonly vendor: string;
}

/** Renders the HTML of a game page. The HTML contains no session data. */
export const renderPlayPage = ({ files, engine, language, textFile, parent, vendor }: PlayPageOptions): string => {
  const { bcp47, dir, lineHeight } = language;
  return `<!doctype html>
<html lang="${bcp47}" dir="${dir}"${lineHeight === undefined ? '' : ' data-tall'}
  data-texts="/client/${textFile}"
  data-vendor="${escapeHtml(vendor)}"
  data-engine="${escapeHtml(engine)}"
  data-parent="${escapeHtml(parent ?? '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0d0b1f">
<title>…</title>
${files.styles.map((name) => `<link rel="stylesheet" href="/client/${name}">`).join('\n')}
${files.imports.map((name) => `<link rel="modulepreload" href="/client/${name}">`).join('\n')}
<link rel="preload" as="fetch" crossorigin="anonymous" href="/client/${textFile}">
<script type="module" src="/client/${files.script}"></script>
</head>
<body><div id="game" data-state="loading"><div class="loading" role="status" aria-busy="true"></div></div></body>
</html>
`;
};
