import 'i18next';
import type { Texts } from '@lantern/locales';

/** Makes `t` refuse a key that has no text. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
