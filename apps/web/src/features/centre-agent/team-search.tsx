import { IconButton, TextField } from '@lantern/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pauseMs = 300;

/** A search by the beginning of an account, which starts when the typing pauses. */
export function TeamSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation(['agent', 'help']);
  const [typed, setTyped] = useState('');
  const sought = useRef('');
  const search = useEffectEvent((text: string) => {
    sought.current = text;
    onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === sought.current) return;
    const timer = setTimeout(() => search(text), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers and jsdom lack the element.
    <div role="search" className="min-w-0 flex-1 sm:max-w-100">
      <TextField
        label={t('team.search')}
        hideLabel
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        placeholder={t('team.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        start={<Search size={20} aria-hidden className="text-text-3" />}
        end={
          typed && (
            <IconButton
              label={t('help:clear')}
              icon={<X size={18} aria-hidden />}
              onClick={() => setTyped('')}
            />
          )
        }
      />
    </div>
  );
}
