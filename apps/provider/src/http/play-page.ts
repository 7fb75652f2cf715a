import { escapeHtml } from './escape-html.ts';
import type { ClientFiles } from './client-files.ts';

export interface PlayPage {
  readonly client: ClientFiles;
  /** BCP 47. */
  readonly language: string;
  readonly isRightToLeft: boolean;
  /** Where messages to the embedding page go; none when it is unknown. */
  readonly parent: string | undefined;
  readonly vendor: string;
}

/** The document of the game: a frame for the scripts, with nothing of the session in it. */
export const playPage = ({ client, language, isRightToLeft, parent, vendor }: PlayPage): string => {
  const catalogue = client.catalogues.get(language);
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}" data-vendor="${escapeHtml(vendor)}" data-parent="${escapeHtml(parent ?? '')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0d0b1f">
<title>…</title>
<link rel="stylesheet" href="/client/${client.style}">
${catalogue ? `<link rel="modulepreload" href="/client/${catalogue}">` : ''}
<script type="module" src="/client/${client.script}"></script>
</head>
<body><div id="game" data-state="loading"><div class="loading" role="status" aria-busy="true"></div></div></body>
</html>
`;
};
