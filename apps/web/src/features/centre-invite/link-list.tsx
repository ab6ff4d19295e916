import type { InviteLink } from '@lantern/contracts';
import { accountType, formatTag } from '@lantern/rules';
import { Button, type DataColumn, DataList, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useRebateText } from '../../lib/show/rebate-text.ts';
import { Moment } from '../../lib/time/moment.tsx';

interface LinkListProps {
  links: readonly InviteLink[];
  onShow: (link: InviteLink) => void;
}

const tones = {
  open: 'success',
  used_up: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
} as const;

/** Links with what came of them. */
export function LinkList({ links, onShow }: LinkListProps) {
  const { t, i18n } = useTranslation(['downline', 'agent', 'centre', 'protection']);
  const tag = formatTag(i18n.language);
  const count = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const rebateText = useRebateText();
  const figure = (
    key: 'visits' | 'registrations' | 'depositors',
    header: string,
  ): DataColumn<InviteLink> => ({
    ...{ key, header, align: 'end' },
    cell: (link) => count.format(link[key]),
  });
  const columns: DataColumn<InviteLink>[] = [
    {
      key: 'code',
      header: t('centre:invite.link'),
      place: 'title',
      // Another column would push the button out of the table's width.
      cell: ({ code, note, rebate }) => (
        <>
          <bdi className="num">{code}</bdi>
          {note && <bdi className="block text-caption font-normal text-text-2">{note}</bdi>}
          {rebate !== null && (
            <span className="block text-caption font-normal text-text-2">
              {`${t('rebate')}: ${rebateText(rebate)}`}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('agent:team.type'),
      place: 'corner',
      cell: ({ state, type }) => (
        <StatusPill tone={tones[state]}>
          {state === 'open'
            ? t(type === accountType.agent ? 'agent:team.types.agent' : 'agent:team.types.member')
            : t(`state.${state}`)}
        </StatusPill>
      ),
    },
    figure('visits', t('visits')),
    {
      key: 'registrations',
      header: t('agent:figures.registrations'),
      align: 'end',
      cell: ({ registrations, mostUses }) =>
        mostUses === null
          ? count.format(registrations)
          : `${count.format(registrations)} / ${count.format(mostUses)}`,
    },
    figure('depositors', t('agent:figures.firstDeposits')),
    {
      key: 'conversion',
      header: t('conversion'),
      align: 'end',
      cell: ({ visits, registrations }) =>
        visits === 0 ? '–' : share.format(Math.min(1, registrations / visits)),
    },
    {
      key: 'expires',
      header: t('expires'),
      cell: ({ expiresAt }) =>
        expiresAt ? <Moment instant={expiresAt} kind="date" /> : t('protection:reality.off'),
    },
    {
      key: 'show',
      header: <span className="sr-only">{t('show')}</span>,
      place: 'foot',
      cell: (link) => (
        <Button
          kind="outline"
          size={36}
          className="whitespace-nowrap"
          aria-label={`${t('show')}: ${link.code}`}
          onClick={() => onShow(link)}
        >
          {t('show')}
        </Button>
      ),
    },
  ];
  return <DataList label={t('links')} columns={columns} rows={links} rowKey={({ id }) => id} />;
}
