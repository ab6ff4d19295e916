import { type MemberFile, staffEndpoints } from '@lantern/contracts';
import { Tabs } from '@lantern/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';
import { AdjustMember } from './adjust-member.tsx';
import { Identity } from './identity.tsx';
import { MoveMember } from './move-member.tsx';
import { Movements } from './movements.tsx';
import { Notes } from './notes.tsx';
import { PrivacyPanel } from './privacy.tsx';
import { PromoteMember } from './promote-member.tsx';
import { ProposeClearing } from './propose-clearing.tsx';
import { ProposePassword } from './propose-password.tsx';
import { ProtectionPanel } from './protection.tsx';
import { SendMessage } from './send-message.tsx';
import { SetRank } from './set-rank.tsx';
import { SetStatus } from './set-status.tsx';
import { Visits } from './visits.tsx';
import { Wallets } from './wallets.tsx';

const tabs = ['money', 'movements', 'visits', 'protection', 'notes', 'privacy'] as const;
type Tab = (typeof tabs)[number];

/** All about one member on a page. */
export function MemberRoom() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const file = useOps(staffEndpoints.staffMember, { id });
  return (
    <Answered query={file}>
      {(member) => (
        // Text typed or revealed for one member must not appear on the page of another.
        <Room
          key={member.id}
          title={member.username}
          actions={
            <>
              <State of={member.status} />
              <SetStatus member={member} />
              <SetRank member={member} />
              <SendMessage member={member} />
              <MoveMember member={member} />
              <PromoteMember member={member} />
              <ProposePassword member={member} />
              <ProposeClearing member={member} />
              <AdjustMember member={member} />
            </>
          }
        >
          <p className="text-caption">
            <Link to="/members">{t('member.back')}</Link>
          </p>
          <div className="grid items-start gap-4 xl:grid-cols-[24rem_1fr]">
            <Identity member={member} />
            <Parts member={member} />
          </div>
        </Room>
      )}
    </Answered>
  );
}

function Parts({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const [tab, setTab] = useState<Tab>('money');
  const panels: Record<Tab, ReactNode> = {
    money: <Wallets member={member} />,
    movements: <Movements member={member} />,
    visits: <Visits member={member} />,
    protection: <ProtectionPanel memberId={member.id} />,
    notes: <Notes member={member} />,
    privacy: <PrivacyPanel member={member} />,
  };
  const closed: readonly Tab[] = (['protection', 'privacy'] as const).filter(
    (area) => !may(`${area}.look`),
  );
  const open = tabs.filter((one) => !closed.includes(one));
  return (
    <Tabs
      label={t('member.parts')}
      tabs={open.map((one) => ({ id: one, label: t(`member.part.${one}`) }))}
      value={tab}
      onChange={setTab}
      className="min-w-0"
    >
      {panels[tab]}
    </Tabs>
  );
}
