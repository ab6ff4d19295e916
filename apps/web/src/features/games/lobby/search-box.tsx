import { IconButton, Input } from '@lantern/ui';
import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { desktopQuery, useMedia } from '../../../lib/device/media.ts';
import { nameLimit, searchable } from './searchable.ts';

/** Searches after a pause in typing, not at each letter. */
export const debounceMs = 150;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** `/` leads to the search, as long as nothing else takes what is typed. */
function useSlash(field: RefObject<HTMLInputElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      const free =
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !event.defaultPrevented &&
        !isTyping(event);
      if (event.key !== '/' || !free || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [field, on]);
}

interface SearchBoxProps {
  /** What is being looked for. */
  name: string;
  label: string;
  onSearch: (name: string) => void;
}

/** Looks for games by a part of their names, shortly after the last letter. */
export function SearchBox({ name, label, onSearch }: SearchBoxProps): ReactNode {
  const { t } = useTranslation('lobby');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const sought = useRef(name);
  const desktop = useMedia(desktopQuery);
  useSlash(field, desktop);

  const search = useEffectEvent((text: string) => {
    sought.current = text;
    onSearch(text);
  });
  useEffect(() => {
    const text = searchable(typed);
    if (text === sought.current) return;
    const timer = setTimeout(() => search(text), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // Back, or a link, looks for something else; what is being typed stays.
  useEffect(() => {
    if (name === sought.current) return;
    sought.current = name;
    setTyped(name);
  }, [name]);

  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  const hint = desktop && (
    <kbd
      aria-hidden
      className={clsx(
        'me-2 grid size-6 place-items-center',
        'rounded-badge border border-border text-caption',
      )}
    >
      /
    </kbd>
  );
  return (
    <Input
      ref={field}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={nameLimit}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      start={<Search size={18} aria-hidden />}
      end={
        typed === '' ? (
          hint
        ) : (
          <IconButton label={t('clear')} icon={<X size={18} aria-hidden />} onClick={clear} />
        )
      }
      className="min-w-0 flex-1 [&_input::-webkit-search-cancel-button]:hidden"
    />
  );
}
