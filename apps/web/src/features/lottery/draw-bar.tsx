import { Button, Card, Picture, StatusPill } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { ArrowLeft, MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';

interface DrawBarProps {
  title: string;
  /** The code of the game that was asked for. */
  gameCode: string | undefined;
  playType?: string | undefined;
}

/**
 * The game of a lottery page and the state of its draw, with a link back, because these pages may
 * have no menu.
 */
export function DrawBar({ title, gameCode, playType }: DrawBarProps): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Picture
        src={artAddress('game', `ELOTT.${gameCode ?? 'drum'}`)}
        width={300}
        height={400}
        className="size-14 shrink-0 rounded-button object-cover object-[50%_42%] md:size-16"
      />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-h1">{title}</h1>
        {(gameCode ?? playType) !== undefined && (
          <dl className="mt-0.5 flex flex-wrap gap-x-4 text-body text-text-2">
            {gameCode !== undefined && (
              <div className="flex gap-1.5">
                <dt>{t('asked.game')}</dt>
                <dd className="font-bold text-text">
                  <bdi>{gameCode}</bdi>
                </dd>
              </div>
            )}
            {playType !== undefined && (
              <div className="flex gap-1.5">
                <dt>{t('asked.play')}</dt>
                <dd className="font-bold text-text">
                  <bdi>{playType}</bdi>
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      <StatusPill tone="neutral" icon={MoonStar}>
        {t('noDraw')}
      </StatusPill>
      <Button
        as={Link}
        to={paths.elott}
        kind="outline"
        start={<ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />}
      >
        {t('overview')}
      </Button>
    </Card>
  );
}
