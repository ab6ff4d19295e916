import { Card } from '@lantern/ui';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const boards = ['north', 'central', 'south'] as const;

/** The three boards of the country. */
export function VnBoards(): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <ul className="grid gap-2 sm:grid-cols-3 md:gap-3">
      {boards.map((board) => (
        <li key={board} className="contents">
          <Card className="flex items-start gap-3">
            <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
            <div className="min-w-0">
              <h2 className="text-h3">{t(`boards.${board}`)}</h2>
              <p className="mt-0.5 text-body text-text-2">{t(`boards.${board}Text`)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
