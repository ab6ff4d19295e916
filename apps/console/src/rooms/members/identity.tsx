import { type MemberFile, staffEndpoints, type ValueOf } from '@lantern/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWord } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';

type Revealed = ValueOf<typeof staffEndpoints.revealMember>;
const named = ['mobile', 'email', 'payeeName', 'birthday', 'idNumber'] as const;

/** The member's identity. Personal data is masked until it is revealed with a reason. */
export function Identity({ member }: { member: MemberFile }) {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, {
    ...{ style: 'percent', maximumFractionDigits: 2 },
  });
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const [word, may] = [useWord(), useMay()];
  const [revealed, setRevealed] = useState<Revealed>();
  const told = revealed ?? member.personal;
  return (
    <Panel
      title={t('member.identity')}
      aside={
        may('members.act') &&
        !revealed && (
          <ActDialog
            endpoint={staffEndpoints.revealMember}
            label={t('member.reveal')}
            text={t('member.revealText')}
            reason={{ label: t('reason'), required: true }}
            bodyOf={(reason) => ({ id: member.id, reason })}
            onDone={setRevealed}
          />
        )
      }
    >
      <Facts
        facts={[
          [
            t('member.id'),
            <span key="id" className="num text-caption select-all">
              {member.id}
            </span>,
          ],
          [t('member.nickname'), member.nickname],
          [t('member.type'), word('accountType', String(member.type))],
          [t('member.rank'), member.ranks[member.rankLevel - 1]],
          [t('member.labels'), member.labels.join(', ')],
          [
            t('member.upline'),
            member.upline && (
              <Link to={`/members/${member.upline.id}`}>{member.upline.username}</Link>
            ),
          ],
          ...member.moves.map(
            (move) =>
              [
                t('member.moved'),
                <span key={move.at}>
                  {t('member.movedFrom', {
                    from: move.from ?? t('member.top'),
                    to: move.to ?? t('member.top'),
                    count: move.members,
                  })}{' '}
                  · <Moment at={move.at} />
                </span>,
              ] as const,
          ),
          [t('member.rebate'), member.rebate !== null && percent.format(member.rebate / 10_000)],
          [t('member.since'), <Moment key="since" at={member.createdAt} />],
          [t('member.firstLogin'), <Moment key="first" at={member.firstLoginAt} />],
          [t('member.lastSeen'), <Moment key="last" at={member.lastSeenAt} />],
          ...named.map((name) => [t(`member.${name}`), told[name]] as const),
          ...(revealed ? [[t('member.address'), revealed.address] as const] : []),
          [t('member.nationality'), member.personal.nationality],
          [t('member.language'), member.language && languages.of(member.language)],
          [t('member.mobileVerified'), t(member.mobileVerified ? 'yes' : 'no')],
          [t('member.emailVerified'), t(member.emailVerified ? 'yes' : 'no')],
          [t('member.authenticator'), t(member.authenticator ? 'yes' : 'no')],
        ]}
      />
      {revealed && <Accounts accounts={revealed.bankAccounts} />}
    </Panel>
  );
}

function Accounts({ accounts }: { accounts: Revealed['bankAccounts'] }) {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-2 text-label text-text-2">{t('member.bankAccounts')}</h3>
      <Facts
        facts={accounts.map(
          ({ bankName, holderName, accountNumber }) =>
            [
              bankName,
              <span
                key={accountNumber}
                className="num select-all"
              >{`${accountNumber} · ${holderName}`}</span>,
            ] as const,
        )}
      />
    </>
  );
}
