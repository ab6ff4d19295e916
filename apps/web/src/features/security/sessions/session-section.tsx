import { memberSessions, type ValueOf } from '@lantern/contracts';
import { Button, StatusPill, StatusRow } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, Monitor, Smartphone } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { DialogPlace } from '../../../lib/navigation/dialog-place.tsx';
import { part } from '../../../lib/parts/lazy-part.ts';
import { Section, SectionBody } from '../../../lib/show/section.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { deviceOf } from './device.ts';
import { useDeviceText } from './use-device-text.ts';

const EndSession = lazy(part(() => import('./end-session.tsx')));

export type MemberSession = ValueOf<typeof memberSessions>[number];

/** The sessions of the account, with a button to end each (LOG-09). */
export function SessionSection() {
  const { t } = useTranslation('security');
  const [ending, setEnding] = useState<'others' | MemberSession>();
  const sessions = useQuery({ ...queryOf(memberSessions), staleTime: 0 });
  const list = [...(sessions.data ?? [])].sort(
    (one, other) => Number(other.current) - Number(one.current),
  );
  const others = list.filter((session) => !session.current).length;
  const close = () => setEnding(undefined);
  return (
    <Section
      title={t('sessions.title')}
      hint={t('sessions.hint')}
      action={
        others > 0 && (
          <Button kind="outline" onClick={() => setEnding('others')}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <SectionBody query={sessions}>
        {list.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </SectionBody>
      {ending && (
        <DialogPlace onClose={close}>
          <EndSession ending={ending} onClose={close} />
        </DialogPlace>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: MemberSession; onEnd: () => void }) {
  const { t } = useTranslation('security');
  const deviceText = useDeviceText();
  const { current, userAgent, address, createdAt, lastSeenAt } = session;
  const Icon = deviceOf(userAgent).phone ? Smartphone : Monitor;
  return (
    <StatusRow
      icon={<Icon size={20} />}
      title={deviceText(userAgent)}
      state={
        current && (
          <StatusPill tone="success" icon={Check}>
            {t('sessions.current')}
          </StatusPill>
        )
      }
      text={
        <>
          <span className="block">
            {t('sessions.from')}{' '}
            <bdi dir="ltr" className="num">
              {address}
            </bdi>
          </span>
          <span className="block text-caption text-text-3">
            {t('sessions.since')} <Moment instant={createdAt} />
            {!current && (
              <>
                {' · '}
                {t('sessions.lastSeen')} <Moment instant={lastSeenAt} />
              </>
            )}
          </span>
        </>
      }
      action={
        !current && (
          <Button
            kind="outline"
            aria-label={t('sessions.endOf', { device: deviceText(userAgent), address })}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}
