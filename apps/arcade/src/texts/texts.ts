import { makeTexts, type TextOf } from '@lantern/outside/texts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;
export type Text = TextOf<TextKey>;
export type Language = 'en' | 'vi';

export const { chooseLanguage, textsOf } = makeTexts<Language, TextKey>({ en, vi }, 'en');
