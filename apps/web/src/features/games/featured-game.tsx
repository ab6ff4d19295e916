import type { Game } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Badge, Button, Card, Picture } from '@lantern/ui';
import { BadgeCheck, Lock, Percent, Play, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBadge, useMembersOnly } from './game-card.tsx';
import type { Launch } from './launch.ts';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }): ReactNode {
  return (
    <li className="flex items-start gap-2.5 text-body text-text-2">
      <span aria-hidden className="mt-px shrink-0 text-success">
        {icon}
      </span>
      {children}
    </li>
  );
}

/** The only game of a shelf, shown wide: its art, what can be said of it, and one way in. */
export function FeaturedGame({ game, launch, opening }: { game: Game } & Launch): ReactNode {
  const { t, i18n } = useTranslation('games');
  const badge = useBadge()(game);
  const membersOnly = useMembersOnly()(game);
  const rtp =
    game.rtp === null
      ? undefined
      : new Intl.NumberFormat(formatTag(i18n.language)).format(game.rtp as `${number}`);
  return (
    <Card
      as="article"
      padding="none"
      className="grid grid-cols-[minmax(7.5rem,2fr)_3fr] md:grid-cols-[minmax(15rem,2fr)_3fr]"
    >
      <div className="relative min-h-44 bg-sunken md:min-h-80">
        <Picture
          src={game.icon}
          rendered={game.picture}
          sizes="(min-width: 48rem) 40vw, 45vw"
          width={300}
          height={400}
          className="absolute inset-0 size-full object-cover object-[50%_20%]"
        />
        {badge && <Badge {...badge} className="absolute start-2 top-2 md:start-3 md:top-3" />}
      </div>
      <div className="flex flex-col items-start justify-center gap-3 p-4 md:gap-5 md:p-8">
        <div>
          <h3 className="text-h2 md:text-h1">{game.name}</h3>
          <p className="text-caption text-text-3 md:text-body">
            {t('by', { vendor: game.vendorName })}
          </p>
        </div>
        <ul className="flex flex-col gap-1.5">
          {game.gameType === 'INHOUSE' && <Fact icon={<BadgeCheck size={18} />}>{t('fair')}</Fact>}
          {rtp !== undefined && <Fact icon={<Percent size={18} />}>{t('rtp', { rtp })}</Fact>}
          {game.maintenance && <Fact icon={<Wrench size={18} />}>{t('maintenance')}</Fact>}
          {membersOnly && <Fact icon={<Lock size={18} />}>{membersOnly}</Fact>}
        </ul>
        <Button
          kind="accent"
          size={48}
          disabled={game.maintenance}
          loading={opening === game.nodeId}
          aria-label={t('playNamed', { name: game.name })}
          start={<Play size={20} aria-hidden />}
          onClick={() => launch(game)}
        >
          {t('play')}
        </Button>
      </div>
    </Card>
  );
}
