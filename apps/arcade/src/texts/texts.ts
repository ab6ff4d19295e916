import { makeTexts, type TextOf } from '@lantern/outside/texts';
import { gameTexts } from '../games/texts.ts';
import { en as shared } from './en.ts';
import { vi as sharedVi } from './vi.ts';

export const en = { ...shared, ...gameTexts.en };
export const vi: Texts = { ...sharedVi, ...gameTexts.vi };

export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;
export type Text = TextOf<TextKey>;
export type Language = 'en' | 'vi';

export const { chooseLanguage, textsOf } = makeTexts<Language, TextKey>({ en, vi }, 'en');
