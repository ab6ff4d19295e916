import { IconButton } from '@lantern/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../../lib/navigation/overlay.ts';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Opens the search through all games; `/` does it too. */
export function SearchTool(): ReactNode {
  const { t } = useTranslation('games');
  const overlay = useOverlay();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const free = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
    if (event.key !== '/' || !free || isTyping(event) || overlay.current) return;
    // The page's own search takes the key.
    if (document.querySelector('main input[type=search]')) return;
    event.preventDefault();
    overlay.open('gameSearch');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <IconButton
      kind="header"
      label={t('search')}
      icon={<Search size={20} aria-hidden />}
      onClick={() => overlay.open('gameSearch')}
    />
  );
}
