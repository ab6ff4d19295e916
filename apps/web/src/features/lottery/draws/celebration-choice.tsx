import { Checkbox } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Celebration, celebrations, useWanted, want } from './celebration.ts';

function Choice({ kind }: { kind: Celebration }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <Checkbox
      label={t(`celebrate.${kind}`)}
      checked={useWanted(kind)}
      onChange={({ target }) => want(kind, target.checked)}
    />
  );
}

/** Whether a win is celebrated. */
export const CelebrationChoice = (): ReactNode => (
  <div className="flex flex-wrap gap-x-6">
    {celebrations.map((kind) => (
      <Choice key={kind} kind={kind} />
    ))}
  </div>
);
