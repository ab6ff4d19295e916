import { type MemberFile, type PersonalData, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOps } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';

/** Requests of a member about personal data: a copy, and the erasure. */
export function PrivacyPanel({ member }: { member: MemberFile }) {
  const { t } = useTranslation();
  const may = useMay();
  const data = useOps(staffEndpoints.memberData, { id: member.id });
  return (
    <Answered query={data}>
      {(state) => (
        <div className="flex flex-col gap-4">
          <Panel
            title={t('privacy.copy')}
            aside={may('privacy.act') && <CopyData member={member} />}
          >
            <p className="text-body text-text-2">{t('privacy.copyText')}</p>
          </Panel>
          <Panel
            title={t('privacy.erasure')}
            aside={may('privacy.act') && mayErase(state) && <Erase memberId={member.id} />}
          >
            <Erasure state={state} />
          </Panel>
        </div>
      )}
    </Answered>
  );
}

const mayErase = ({ erasedAt, obstacles, proposed }: PersonalData) =>
  erasedAt === null && obstacles.length === 0 && !proposed;

function CopyData({ member: { id, username } }: { member: MemberFile }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.memberCopy}
      label={t('privacy.download')}
      title={t('privacy.copy')}
      text={t('privacy.copyConfirm')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id, reason })}
      onDone={(file) => saveFile(file, `data-${username}.csv`)}
    />
  );
}

function Erase({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  return (
    <ActDialog
      endpoint={staffEndpoints.proposeErasure}
      label={t('privacy.propose')}
      kind="danger"
      title={t('privacy.proposeTitle')}
      text={t('privacy.proposeText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ id: memberId, reason })}
    />
  );
}

function Erasure({ state: { erasedAt, obstacles, keptUntil, proposed } }: { state: PersonalData }) {
  const { t } = useTranslation();
  if (erasedAt !== null)
    return (
      <p className="text-body">
        {t('privacy.erased')} <Moment at={erasedAt} />
      </p>
    );
  if (proposed)
    return (
      <p className="text-body">
        {t('privacy.waits')} <Link to="/proposals">{t('room.proposals')}</Link>
      </p>
    );
  if (obstacles.length === 0)
    return <p className="text-body text-text-2">{t('privacy.possible')}</p>;
  return (
    <>
      <p className="mb-2 text-body text-text-2">{t('privacy.notYet')}</p>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-body">
        {obstacles.map((one) => (
          <li key={one}>
            {t(`privacy.obstacle.${one}`)}{' '}
            {one === 'kept_by_law' && keptUntil && <Moment at={keptUntil} />}
          </li>
        ))}
      </ul>
    </>
  );
}
