import { type LotterySeeds, staffEndpoints } from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { Panel, Room } from '../../parts/room.tsx';

/** Milliseconds between two requests. */
const every = 20_000;

type Chain = LotterySeeds['chains'][number];

const Hash = ({ of }: { of: string }) => (
  <bdi dir="ltr" className="num break-all text-caption">
    {of}
  </bdi>
);

/** What the results of own draws come from: the beacon, and the chains of seeds. */
export function LotterySeedsRoom() {
  const { t } = useTranslation();
  const seeds = useOps(staffEndpoints.lotterySeeds, undefined, { every });
  return (
    <Room title={t('room.lotterySeeds')}>
      <p className="max-w-prose text-body text-text-2">{t('seeds.text')}</p>
      <Answered query={seeds}>
        {({ beacon, chains }) => (
          <>
            <Beacon of={beacon} />
            <Panel title={t('seeds.chains')}>
              <Chains chains={chains} />
            </Panel>
          </>
        )}
      </Answered>
    </Room>
  );
}

function Beacon({ of }: { of: LotterySeeds['beacon'] }) {
  const { t } = useTranslation();
  const { answers, independent } = of;
  return (
    <Panel
      title={t('seeds.beacon')}
      aside={
        <StatusPill tone={answers ? 'success' : 'danger'}>
          {t(answers ? 'seeds.answers' : 'seeds.silent')}
        </StatusPill>
      }
    >
      {!independent && (
        <p className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-body text-warning">
          {t('seeds.local')}
        </p>
      )}
      <Facts
        facts={[
          [t('seeds.chain'), <Hash key="c" of={of.chain} />],
          [t('seeds.round'), <span key="r" className="num">{`${of.round}`}</span>],
          [
            t('seeds.waiting'),
            <span key="w" className="num">
              {of.waiting} {of.waitingSince && <Age at={of.waitingSince} />}
            </span>,
          ],
          [t('seeds.lastDrawn'), <Moment key="l" at={of.lastDrawnAt} />],
          [t('seeds.voidToday'), <span key="v" className="num">{`${of.voidToday}`}</span>],
        ]}
      />
    </Panel>
  );
}

function Chains({ chains }: { chains: readonly Chain[] }) {
  const { t } = useTranslation();
  return (
    <KeyedList<Chain>
      inside
      label={t('seeds.chains')}
      rows={chains}
      rowKey={({ gameCode }) => gameCode}
      empty={t('seeds.none')}
      columns={[
        {
          key: 'game',
          header: t('seeds.game'),
          place: 'title',
          cell: ({ gameName }) => gameName,
        },
        { key: 'anchor', header: t('seeds.anchor'), cell: ({ anchor }) => <Hash of={anchor} /> },
        {
          key: 'used',
          header: t('seeds.used'),
          align: 'end',
          cell: ({ used, length }) => (
            <span className="whitespace-nowrap">{`${used} / ${length}`}</span>
          ),
        },
        {
          key: 'revealed',
          header: t('seeds.revealed'),
          align: 'end',
          cell: ({ revealed }) => revealed,
        },
        { key: 'since', header: t('seeds.since'), cell: ({ since }) => <Moment at={since} /> },
      ]}
    />
  );
}
