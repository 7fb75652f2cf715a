import { listAnnouncements } from '@livery/contract/announcements';
import { type GameTile, gameList } from '@livery/contract/catalogue/games';
import { searchGames } from '@livery/contract/catalogue/search';
import { login } from '@livery/contract/auth/session';
import { listMissions } from '@livery/contract/rewards/missions';
import { listPromotions, promotionDetail } from '@livery/contract/rewards/promotions';
import { memberClubBenefit } from '@livery/contract/rewards/vip';
import { helpCenter } from '@livery/contract/support/help';
import { listSupportContacts, sendSupportMessage, startSupportChat } from '@livery/contract/support';
import { type DemoText, demoText } from '@livery/demo/demo-text';
import { gameCategories } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes, localizeText } from '../core/text/language-fallback.ts';
import { copyBrandsWithAllLanguages } from '../testing/brands-with-all-languages.ts';
import { type Client, createClient, getValue } from '../testing/client.ts';
import { buildTestApp, type TestApp } from '../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let token: string;

beforeAll(async () => {
  platform = await buildTestApp({ settings: { merchantsFolder: await copyBrandsWithAllLanguages() } });
  client = createClient(platform);
  ({ token } = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })));
});
afterAll(() => platform.close());

const categories = gameCategories.filter((category) => category !== 'HOT');

/** Returns the parts of a text between its placeholders, without empty parts. */
const getParts = (text: DemoText, language: LanguageCode): string[] =>
  localizeText(text, language)
    .split(/\{\w+\}/)
    .filter((part) => part !== '');

const expectText = (found: string | undefined, text: DemoText, language: LanguageCode): void => {
  for (const part of getParts(text, language)) expect(found).toContain(part);
  expect(found).not.toMatch(/\{\w+\}/);
};

describe.each(languageCodes)('a member who reads %s', (language) => {
  const as = () => ({ token, language });

  it('gets the promotions with their terms', async () => {
    const { list } = getValue(await client.call(listPromotions, { language }, as()));
    expectText(list[0]?.title, demoText('promotions.welcome.title'), language);
    const detail = getValue(await client.call(promotionDetail, { id: 'bituinara-welcome', language }, as()));
    expectText(detail.content, demoText('promotions.welcome.text'), language);
    expectText(detail.terms, demoText('promotions.common.rollover'), language);
    expectText(detail.terms, demoText('promotions.common.zone'), language);
  });

  it('gets the missions and the VIP levels', async () => {
    const { list } = getValue(await client.call(listMissions, {}, as()));
    expectText(list[0]?.title, demoText('missions.day-rounds'), language);
    const { levels } = getValue(await client.call(memberClubBenefit, {}, as()));
    expect(levels.map(({ name }) => name)).toContain(localizeText(demoText('vip.level3'), language));
  });

  it('gets the help center and the agreement', async () => {
    const help = getValue(await client.call(helpCenter, { device: 'MOBILE', shelf: 'help', language }, as()));
    const contents = help.list.map(({ content }) => content);
    expect(contents).toContain(localizeText(demoText('help.limits.content'), language));
    const agreement = getValue(await client.call(helpCenter, { device: 'MOBILE', shelf: 'agreement', language }, as()));
    expectText(agreement.list[0]?.content, demoText('agreement.who.content'), language);
  });

  it('finds a game of each category by its name', async () => {
    const reader = { ...as(), address: `203.0.113.${languageCodes.indexOf(language) + 10}` };
    for (const gameType of categories) {
      const { games } = getValue(await client.call(gameList, { gameType, language }, reader));
      const { gameName } = games.find(({ nodeType }) => nodeType === 'GAME') as GameTile;
      const { list } = getValue(await client.call(searchGames, { keyword: gameName, language }, reader));
      expect(list[0]?.gameName, gameType).toBe(gameName);
    }
  });

  it.skipIf(language === 'EN')('gets no English names of slots and fishing games', async () => {
    for (const gameType of ['RNG', 'FISH'] as const) {
      const english = getValue(await client.call(gameList, { gameType, language: 'EN' }, as()));
      const { games } = getValue(await client.call(gameList, { gameType, language }, as()));
      const names = (tiles: readonly GameTile[]) =>
        tiles.filter(({ nodeType }) => nodeType === 'GAME').map(({ gameName }) => gameName);
      expect(names(games)).toHaveLength(names(english.games).length);
      expect(names(games).filter((name) => names(english.games).includes(name))).toEqual([]);
    }
  });

  it('gets the announcements', async () => {
    const request = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } as const;
    const { list } = getValue(await client.call(listAnnouncements, request, as()));
    expect(list.map(({ title }) => title)).toContain(
      localizeText(demoText('announcements.notice-responsible.title'), language),
    );
  });

  it('gets the contacts and the replies of the chat', async () => {
    const { list } = getValue(await client.call(listSupportContacts, { language }, as()));
    expect(list.map(({ title }) => title)).toContain(localizeText(demoText('contacts.telegram-news'), language));
    const address = `192.0.2.${languageCodes.indexOf(language) + 10}`;
    const guest = { language, address };
    const { key, messages } = getValue(await client.call(startSupportChat, {}, guest));
    expectText(messages[0]?.text, demoText('chat.greeting'), language);
    const text = '?';
    const sent = getValue(await client.call(sendSupportMessage, { key, id: crypto.randomUUID(), text }, guest));
    expect(sent.messages.at(-1)?.text).toBe(localizeText(demoText('chat.firstReply'), language));
  });
});

it.each([
  ['KM', 'ដកប្រាក់', 'chat.topic.withdrawal'],
  ['KM', 'ដាក់ប្រាក់', 'chat.topic.deposit'],
  ['VI', 'rut tien the nao', 'chat.topic.withdrawal'],
  ['KO', '비밀번호를 잊었어요', 'chat.topic.password'],
  ['TL', 'magkano ang limit', 'chat.topic.limits'],
] as const)('replies in %s to “%s”', async (language, text, key) => {
  const guest = { language, address: '198.51.100.7' };
  const chat = getValue(await client.call(startSupportChat, {}, guest));
  const request = { key: chat.key, id: crypto.randomUUID(), text };
  const { messages } = getValue(await client.call(sendSupportMessage, request, guest));
  expect(messages.at(-1)?.text).toBe(localizeText(demoText(key), language));
});
