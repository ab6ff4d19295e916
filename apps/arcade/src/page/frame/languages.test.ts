// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeBoard } from '../../games/mines/page/frame-board.ts';
import { mines } from '../../games/mines/rules.ts';
import { controls } from '../../texts/texts.ts';
import { explanations } from '../../texts/words.ts';
import markup from '../game.html?raw';
import { FakeArcade, opened } from '../testing/fake-arcade.ts';
import { fillIn } from '../testing/fill-in.ts';
import { openMarkup } from '../testing/open-markup.ts';
import { openPage } from './open-page.ts';
import { startFrame } from './start-frame.ts';

/** Opens Mines by this address, for a member with this language. */
async function open(query: string, language: string): Promise<HTMLElement> {
  history.replaceState(null, '', `/play/mines?token=${'A'.repeat(43)}${query}`);
  new FakeArcade().answer('/api/open', { ...opened, language });
  await openPage(mines, (options) => void startFrame(mines, makeBoard, options));
  return document.documentElement;
}

function openRules(): HTMLElement {
  byId('open-rules').click();
  return byId('rules');
}

beforeEach(() => {
  fillIn();
  openMarkup(markup);
  Object.defineProperty(document, 'fonts', {
    ...{ value: { ready: Promise.resolve() }, configurable: true },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('I18N-01 a game in the player’s language', () => {
  test('in Arabic runs from right to left, except the board', async () => {
    const { lang, dir } = await open('&lang=ar', 'en');
    expect([lang, dir, byId('board').dir]).toEqual(['ar', 'rtl', 'ltr']);
    expect(byId('bet-word').textContent).toBe(controls.ar.bet);
    expect(byId('open-rules').title).toBe(controls.ar.rules);
  });

  test('marks its rules as English where they are', async () => {
    await open('&lang=ar', 'ar');
    const sheet = openRules();
    expect(sheet.querySelector('h2')?.textContent).toBe(controls.ar.rules);
    const body = sheet.querySelector<HTMLElement>('[lang]');
    expect([body?.lang, body?.dir]).toEqual(['en', 'ltr']);
    expect(body?.textContent).toContain(explanations.en.minesRules);
    expect(body?.textContent).toContain('Minimum stake ₫1,000');
  });

  test('has Vietnamese rules without a mark', async () => {
    const { lang, dir } = await open('&lang=vi', 'en');
    const sheet = openRules();
    expect([lang, dir, sheet.querySelector('[lang]')]).toEqual(['vi', 'ltr', null]);
    expect(sheet.textContent).toContain(explanations.vi.minesRules);
  });

  test('takes the member’s language when the address has none', async () => {
    const { lang } = await open('', 'zh-Hant');
    expect([lang, byId('bet-word').textContent]).toEqual(['zh-Hant', controls['zh-Hant'].bet]);
  });
});
