import type { GameCategory } from '@lantern/contracts';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIcons } from '../category.ts';

interface LobbyHeadProps {
  title: string;
  category?: GameCategory;
  /** How many games there are, as far as that is known. */
  games?: number;
}

/** The name of a lobby, and how many games it has. */
export function LobbyHead({ title, category, games }: LobbyHeadProps): ReactNode {
  const { t } = useTranslation('games');
  const Icon = category ? categoryIcons[category] : Flame;
  return (
    <div className="flex items-center gap-2.5 pt-1">
      <Icon size={24} aria-hidden className="shrink-0 text-accent-text" />
      <h1 className="min-w-0 truncate text-h1">{title}</h1>
      {games ? (
        <span className="num text-label text-text-3">{t('games', { count: games })}</span>
      ) : null}
    </div>
  );
}
