import type { Agreement } from '@lantern/contracts';
import { type DataColumn, DataList } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { TextAction } from '../../../lib/forms/text-action.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { AgreementState } from './agreement-state.tsx';
import { usePercentText } from './rate-text.ts';

interface AgreementListProps {
  label: string;
  agreements: readonly Agreement[];
  /** Names the agent of each, for lists of the downline. */
  ofDownline?: boolean;
  onOpen: (id: string) => void;
}

/** The rates of the highest tier. */
export function useTopRate(): (agreement: Agreement) => string {
  const rate = usePercentText();
  return ({ terms }) => {
    const top = terms.tiers.at(-1);
    if (!top) return '–';
    const rates = 'rate' in top ? [top.rate] : [top.winRate, top.lossRate];
    return rates.map((percent) => rate(percent)).join(' / ');
  };
}

/** Agreements in a list; each opens. */
export function AgreementList(props: AgreementListProps) {
  const { label, agreements, ofDownline = false, onOpen } = props;
  const { t } = useTranslation(['agreements', 'agent']);
  const brand = useSite().settings.name;
  const topRate = useTopRate();
  const columns: DataColumn<Agreement>[] = [
    {
      key: 'account',
      header: t(ofDownline ? 'agent:team.account' : 'terms.with'),
      place: 'title',
      cell: ({ id, agent, upline }) => (
        <TextAction onClick={() => onOpen(id)}>
          <bdi className="break-all">{ofDownline ? agent.account : (upline?.account ?? brand)}</bdi>
        </TextAction>
      ),
    },
    {
      key: 'state',
      header: t('state.title'),
      place: 'corner',
      cell: (agreement) => <AgreementState agreement={agreement} />,
    },
    { key: 'rate', header: t('downline.topRate'), align: 'end', cell: topRate },
    {
      key: 'offered',
      header: t('step.offered'),
      align: 'end',
      cell: ({ offeredAt }) => <Moment instant={offeredAt} kind="date" />,
    },
  ];
  return <DataList label={label} columns={columns} rows={agreements} rowKey={({ id }) => id} />;
}
