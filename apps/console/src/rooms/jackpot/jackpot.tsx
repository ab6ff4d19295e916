import { type JackpotBook, staffEndpoints } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { perCent } from './per-cent.ts';

const every = 20_000;

/** The progressive jackpot: its pot, its terms, and who has won it. */
export function JackpotRoom() {
  const { t } = useTranslation();
  const book = useOps(staffEndpoints.jackpotBook, undefined, { every });
  return (
    <Room title={t('room.jackpot')}>
      <p className="max-w-prose text-body text-text-2">{t('jackpot.text')}</p>
      <Answered query={book}>
        {(shown) => (
          <>
            <Terms book={shown} onDone={() => void book.refetch()} />
            <Wins book={shown} />
          </>
        )}
      </Answered>
    </Room>
  );
}

function Terms({ book, onDone }: { book: JackpotBook; onDone: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const may = useMay();
  const { terms, pot, currency, slots, proposed } = book;
  const names = slots.filter(({ nodeId }) => terms.games.includes(nodeId)).map(({ name }) => name);
  return (
    <Panel
      title={t('jackpot.terms')}
      className="max-w-2xl"
      aside={may('jackpot.act') && !proposed && <ChangeTerms book={book} onDone={onDone} />}
    >
      {proposed && <p className="mb-2 text-body text-text-2">{t('jackpot.proposed')}</p>}
      <Facts
        facts={[
          [t('words.field.open'), t(terms.open ? 'yes' : 'no')],
          [t('jackpot.pot'), <b key="pot">{pot === null ? '–' : money(pot, currency)}</b>],
          [t('jackpot.share'), perCent(terms.share)],
          [t('words.field.seed'), money(terms.seed, currency)],
          [t('words.field.most'), money(terms.most, currency)],
          [t('words.field.odds'), money(terms.odds, currency)],
          [t('words.field.games'), names.join(', ') || '–'],
        ]}
      />
    </Panel>
  );
}

function Wins({ book: { wins, currency } }: { book: JackpotBook }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <KeyedList<JackpotBook['wins'][number]>
      label={t('jackpot.wins')}
      columns={[
        {
          key: 'member',
          header: t('member.username'),
          place: 'title',
          cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
        },
        {
          key: 'amount',
          header: t('jackpot.amount'),
          align: 'end',
          cell: ({ amount }) => <b>{money(amount, currency)}</b>,
        },
        { key: 'game', header: t('jackpot.game'), cell: ({ game }) => game },
        {
          key: 'round',
          header: t('jackpot.round'),
          cell: ({ round }) => <span className="num select-all">{round}</span>,
        },
        { key: 'at', header: t('jackpot.at'), cell: ({ at }) => <Moment at={at} /> },
      ]}
      rows={wins}
      rowKey={({ roundId }) => roundId}
      empty={t('jackpot.none')}
    />
  );
}
