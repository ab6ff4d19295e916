import { roomList, type ValueOf } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Button, Card, SectionHeading } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Spade, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { useSession } from '../../../lib/session/session.ts';
import { type Launch, useLaunch } from '../launch.ts';

type RoomValue = ValueOf<typeof roomList>['rooms'][number];

/** Players come and go, so the list is read again. */
const refreshMs = 15_000;

function Room({ room, launch, opening }: { room: RoomValue } & Launch): ReactNode {
  const { t, i18n } = useTranslation('lobby');
  const money = useMoney();
  const { roomId, nodeId, vassalage, name, unit, minBet, players, maintenance } = room;
  const title = unit === null ? name : t('rooms.unit', { unit: money(unit) });
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h3 className="num text-h3">{title}</h3>
        {minBet !== null && (
          <p className="num text-caption text-text-2">
            {t('rooms.buyIn', { amount: money(minBet) })}
          </p>
        )}
        {players !== null && (
          <p className="num flex items-center gap-1.5 text-caption text-text-2">
            <Users size={16} aria-hidden className="shrink-0 text-text-3" />
            {t('rooms.players', { number: players.toLocaleString(formatTag(i18n.language)) })}
          </p>
        )}
      </div>
      <Button
        block
        kind="outline"
        disabled={maintenance}
        loading={opening === roomId}
        aria-label={`${t('rooms.join')}: ${title}`}
        onClick={() => launch({ roomId, nodeId, vassalage, name })}
        className="mt-auto"
      >
        {t('rooms.join')}
      </Button>
    </Card>
  );
}

/** The rooms of the card games by stake, with the players in them now (GAM-07). */
export function Rooms(): ReactNode {
  const { t } = useTranslation('lobby');
  const launch = useLaunch();
  const { data } = useQuery({
    ...queryOf(roomList),
    enabled: useSession() !== undefined,
    refetchInterval: refreshMs,
  });
  const rooms = data?.rooms.filter(({ unit }) => unit !== null) ?? [];
  if (rooms.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading icon={<Spade size={20} />} title={t('rooms.title')} />
      <ul aria-label={t('rooms.title')} className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
        {rooms.map((room) => (
          <li key={room.roomId} className="min-w-0">
            <Room room={room} {...launch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
