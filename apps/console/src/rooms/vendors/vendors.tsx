import { Tabs } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Room } from '../../parts/room.tsx';
import { BrandGames } from './brand-games.tsx';
import { GameChanges } from './game-changes.tsx';
import { OpenRounds } from './open-rounds.tsx';
import { VendorStates } from './vendor-states.tsx';

const parts = ['states', 'rounds', 'changes', 'games'] as const;
type Part = (typeof parts)[number];

const panels: Record<Part, ReactNode> = {
  states: <VendorStates />,
  rounds: <OpenRounds />,
  changes: <GameChanges />,
  games: <BrandGames />,
};

/** What staff look after at the vendors of games. */
export function VendorsRoom() {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>('states');
  return (
    <Room title={t('room.vendors')}>
      <Tabs
        label={t('room.vendors')}
        tabs={parts.map((id) => ({ id, label: t(`vendors.part.${id}`) }))}
        value={part}
        onChange={setPart}
      >
        <div className="pt-4">{panels[part]}</div>
      </Tabs>
    </Room>
  );
}
