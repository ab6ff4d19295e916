import ar from './controls/ar.json' with { type: 'json' };
import bn from './controls/bn.json' with { type: 'json' };
import en from './controls/en.json' with { type: 'json' };
import es from './controls/es.json' with { type: 'json' };
import fa from './controls/fa.json' with { type: 'json' };
import fil from './controls/fil.json' with { type: 'json' };
import fr from './controls/fr.json' with { type: 'json' };
import hi from './controls/hi.json' with { type: 'json' };
import id from './controls/id.json' with { type: 'json' };
import ja from './controls/ja.json' with { type: 'json' };
import km from './controls/km.json' with { type: 'json' };
import ko from './controls/ko.json' with { type: 'json' };
import lo from './controls/lo.json' with { type: 'json' };
import ms from './controls/ms.json' with { type: 'json' };
import ne from './controls/ne.json' with { type: 'json' };
import ptBR from './controls/pt-BR.json' with { type: 'json' };
import ptPT from './controls/pt-PT.json' with { type: 'json' };
import ru from './controls/ru.json' with { type: 'json' };
import sw from './controls/sw.json' with { type: 'json' };
import ta from './controls/ta.json' with { type: 'json' };
import te from './controls/te.json' with { type: 'json' };
import th from './controls/th.json' with { type: 'json' };
import tr from './controls/tr.json' with { type: 'json' };
import ur from './controls/ur.json' with { type: 'json' };
import vi from './controls/vi.json' with { type: 'json' };
import zhHans from './controls/zh-Hans.json' with { type: 'json' };
import zhHant from './controls/zh-Hant.json' with { type: 'json' };
import type { Language } from './languages.ts';
import { type Controls, type Text, type Words, wordsIn } from './words.ts';

export { chooseLanguage, type Language } from './languages.ts';
export type { Text, TextKey } from './words.ts';

/** The controls of every language, for the server. A page loads those of one language. */
export const controls: Readonly<Record<Language, Controls>> = {
  en,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
  th,
  es,
  hi,
  id,
  ko,
  ms,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  ta,
  fil,
  ur,
  tr,
  bn,
  ar,
  fa,
  ru,
  km,
  lo,
  ne,
  fr,
  te,
  sw,
};

export const wordsOf = (language: Language): Words => wordsIn(language, controls[language]);
export const textsOf = (language: Language): Text => wordsOf(language).text;
