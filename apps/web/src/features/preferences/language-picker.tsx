import { updateLanguage } from '@lantern/contracts';
import { directionOf, endonyms, type Language } from '@lantern/locales';
import clsx from 'clsx';
import { ChevronDown, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { changeLanguage } from '../../lib/i18n/i18n.ts';
import { knownLanguage } from '../../lib/i18n/language.ts';
import { useSite } from '../../lib/site/site.ts';

/** Switches the language of the page and of the site's messages to the member (I18N-02). */
async function choose(language: Language): Promise<void> {
  await changeLanguage(language);
  // The choice is kept on this device even if this call fails.
  await call(updateLanguage, { body: { language } }).catch(() => undefined);
}

/** The languages that the brand offers and the site has texts in. */
function useLanguages(): { offered: Language[]; current: string } {
  const { settings } = useSite();
  const { i18n } = useTranslation();
  const offered = settings.languages
    .map(knownLanguage)
    .filter((language) => language !== undefined);
  return { offered, current: i18n.language };
}

interface LanguagePickerProps {
  /** The icon alone. */
  compact?: boolean;
  /** On the dark band at the top of the page. */
  header?: boolean;
}

/** The choice of language as a native select; nothing when there is no choice (NAV-08). */
export function LanguagePicker({ compact, header }: LanguagePickerProps): ReactNode {
  const { t } = useTranslation('layout');
  const { offered, current } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <div
      className={clsx(
        'relative flex min-h-11 items-center gap-3 px-3 rounded-button text-label',
        'transition-colors focus-within:outline-2 focus-within:outline-focus',
        header
          ? 'text-on-header hover:bg-header-well'
          : 'text-text-2 hover:bg-sunken hover:text-text',
      )}
    >
      <Globe size={20} aria-hidden className="shrink-0" />
      <span aria-hidden className={compact ? 'sr-only' : 'flex-1'}>
        {endonyms[knownLanguage(current) ?? 'en']}
      </span>
      {!compact && <ChevronDown size={16} aria-hidden />}
      <select
        aria-label={t('language')}
        value={current}
        onChange={(event) => {
          const language = knownLanguage(event.target.value);
          if (language) void choose(language);
        }}
        className={clsx(
          'absolute inset-0 size-full appearance-none',
          'rounded-button bg-transparent text-transparent outline-none',
          '[&>option]:bg-surface [&>option]:text-text cursor-pointer',
        )}
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language} dir={directionOf(language)}>
            {endonyms[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
