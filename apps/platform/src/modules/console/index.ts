import { defineModule } from '../../core/modules/define-module.ts';
import { getPreviewSource } from '../../core/http/hosts/origins.ts';
import { serveConsole } from './serve-console.ts';

/** Serves the console, the web app for operators, at its own host. */
export const consoleModule = defineModule({
  name: 'console',
  dependsOn: {},
  register: ({ app, config, getOrigins }) => {
    serveConsole(app, {
      folder: config.consoleFolder,
      getPreviewSource: () => getPreviewSource(getOrigins().site),
      isConsoleHost: (host) => host.toLowerCase() === new URL(getOrigins().console).host,
    });
  },
});
