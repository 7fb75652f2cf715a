import './styles/base.css';
import './styles/motion.css';
import './styles/stage.css';
import './styles/panel.css';
import './styles/cards.css';
import './styles/sheet.css';
import './styles/sizes.css';
import { showCard } from './hud/card.ts';
import { element } from './hud/element.ts';
import { readPageFacts } from './page-facts.ts';
import { phraseFor } from './game/refusals.ts';
import { sitDown } from './game/sit-down.ts';
import { createShellMessages } from './shell-messages.ts';
import { createTableClient } from './table-client.ts';
import { loadText } from './text/text.ts';

const facts = readPageFacts();
const shell = createShellMessages(facts.parent);
const client = createTableClient(facts);
const root = document.querySelector<HTMLElement>('#game') ?? document.body.appendChild(element('div', { id: 'game' }));

const [text, opened] = await Promise.all([loadText(facts.language), client.open()]);

if (opened.status === 'done') await sitDown({ root, text, language: facts.language, table: opened.value, client, shell });
else {
  root.replaceChildren();
  const canReload = opened.errorCode === 'system.busy' && !facts.launchToken;
  const actions = canReload ? [{ label: text.openAgain, value: 'again' }] : shell.canClose ? [{ label: text.close, value: 'close' }] : [];
  const chosen = await showCard(root, { kind: 'notice', headline: phraseFor(text, opened.errorCode, ''), actions });
  if (chosen === 'again') location.reload();
  else shell.close();
}
root.dataset['state'] = 'ready';
shell.ready();
