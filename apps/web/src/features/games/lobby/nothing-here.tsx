import type { GameCategory } from '@lantern/contracts';
import { Card, EmptyState } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameShelf } from '../game-shelf.tsx';

interface NothingHereProps {
  category: GameCategory;
  /** Whether it has vendors, if without games. */
  vendors?: boolean;
}

/** A category that has nothing to play yet: it says so, and shows what can be played today. */
export function NothingHere({ category, vendors = false }: NothingHereProps): ReactNode {
  const { t } = useTranslation('lobby');
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <Card>
        <EmptyState
          art={artAddress('game', `${category}.empty`)}
          title={t(`none.${category}`)}
          hint={vendors ? undefined : t('noneHint')}
          className="py-6"
        />
      </Card>
      <GameShelf openOnly title={t('suggestions')} />
    </div>
  );
}
