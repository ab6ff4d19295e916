import { drawDetails, type PublishedLotteryDraw, type ValueOf } from '@lantern/contracts';
import { isBoard } from '@lantern/rules/lottery';
import { Button, Card, Pager, Skeleton, StatusPill, type StatusTone } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Moment } from '../../../lib/time/moment.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { PrizeTable } from '../results/prize-table.tsx';
import { ticketsOfDraw } from '../tickets/of-draw.ts';
import { TicketProof } from '../tickets/ticket-proof.tsx';
import { TicketRow } from '../tickets/ticket-row.tsx';
import { VerifyCard } from '../verify/verify-card.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { Fact, Hex } from './fact.tsx';
import { betAgainPath, gamePath } from './game-path.ts';
import { ResultBalls } from './result-balls.tsx';

const tones: Record<PublishedLotteryDraw['state'], StatusTone> = {
  scheduled: 'neutral',
  open: 'info',
  closed: 'warning',
  drawn: 'success',
  settled: 'success',
  void: 'danger',
};

/**
 * What was published of a draw, in the order in which it became known. A draw that was never open
 * for bets, such as one before the site's first start, has nothing of it.
 */
function Published({ details }: { details: ValueOf<typeof drawDetails> }): ReactNode {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const { draw, totals } = details;
  const sum = (minor: string) => money(minor, totals.currency);
  return (
    <Card as="section">
      <h2 className="mb-2 text-h2">{t('published.title')}</h2>
      <dl>
        {draw.committedAt && (
          <Fact label={t('published.committedAt')}>
            <Moment instant={draw.committedAt} kind="seconds" />
          </Fact>
        )}
        {draw.commitment && (
          <Fact label={t('published.commitment')}>
            <Hex value={draw.commitment} />
          </Fact>
        )}
        {draw.seedChain && (
          <Fact label={t('published.anchor')}>
            <Hex value={draw.seedChain.anchor} />
          </Fact>
        )}
        {draw.seedChain && (
          <Fact label={t('published.chainPlace')}>
            <bdi dir="ltr" className="num">
              {`${draw.seedChain.place + 1} / ${draw.seedChain.length}`}
            </bdi>
          </Fact>
        )}
        <Fact label={t('published.closesAt')}>
          <Moment instant={draw.closedAt ?? draw.closesAt} kind="seconds" />
        </Fact>
        {draw.bookRoot && (
          <Fact label={t('published.bookRoot')}>
            <Hex value={draw.bookRoot} />
          </Fact>
        )}
        {draw.bookRoot && draw.closedAt && (
          <Fact label={t('published.rootAt')}>
            <Moment instant={draw.closedAt} kind="seconds" />
          </Fact>
        )}
        {draw.tickets !== null && (
          <Fact label={t('published.tickets')}>
            <span className="num">{draw.tickets}</span>
          </Fact>
        )}
        {draw.beacon && (
          <Fact label={t('published.beacon')}>
            <span className="num">{draw.beacon.round}</span>
            {' · '}
            <Moment instant={draw.beacon.madeAt} kind="seconds" />
          </Fact>
        )}
        {draw.beacon?.signature && (
          <Fact label={t('published.signature')}>
            <Hex value={draw.beacon.signature} />
          </Fact>
        )}
        {draw.seed && (
          <Fact label={t('published.seed')}>
            <Hex value={draw.seed} />
          </Fact>
        )}
        {draw.voidReason && <Fact label={t('state.void')}>{t(`void.${draw.voidReason}`)}</Fact>}
        <Fact label={t('published.staked')}>
          <span className="num">{sum(totals.staked)}</span>
        </Fact>
        <Fact label={t('published.paid')}>
          <span className="num">{sum(totals.paid)}</span>
        </Fact>
      </dl>
    </Card>
  );
}

/** A closed draw says what it waits for, and when it becomes void without it. */
function Awaited({ details }: { details: ValueOf<typeof drawDetails> }): ReactNode {
  const { t } = useTranslation('lottery');
  const { draw, voidAt } = details;
  if (draw.state !== 'closed' || voidAt === null) return null;
  return (
    <Card as="section">
      <h2 role="status" className="mb-2 text-h2 text-warning">
        {t('draw.waiting')}
      </h2>
      <dl>
        <Fact label={t(draw.beacon ? 'published.beaconDue' : 'published.resultDue')}>
          <Moment instant={draw.beacon?.madeAt ?? draw.drawsAt} kind="seconds" />
        </Fact>
        <Fact label={t('published.voidAt')}>
          <Moment instant={voidAt} kind="seconds" />
        </Fact>
      </dl>
    </Card>
  );
}

/** The member's own tickets, each with its proof once the bet book is published. */
function OwnOfDraw({ details }: { details: ValueOf<typeof drawDetails> }): ReactNode {
  const { t } = useTranslation(['lottery', 'common']);
  const { draw, game } = details;
  const [pageNo, setPageNo] = useState(1);
  const { data } = useQuery({
    ...ticketsOfDraw(draw.drawId, pageNo),
    placeholderData: keepPreviousData,
  });
  if (!data || data.list.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="mb-1 text-h2">{t('view.tickets')}</h2>
      <ul>
        {data.list.map((ticket) => (
          <TicketRow key={ticket.reference} ticket={ticket} repeatPath={betAgainPath(game, ticket)}>
            {draw.bookRoot !== null && <TicketProof draw={draw} ticket={ticket} />}
          </TicketRow>
        ))}
      </ul>
      <Pager
        page={pageNo}
        totalPages={data.totalPages}
        onPage={setPageNo}
        label={t('ticket.pages')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('results.page', { page })}
      />
    </Card>
  );
}

const finished: readonly PublishedLotteryDraw['state'][] = ['drawn', 'settled'];
/** A draw that is not finished is asked about again. */
const askEveryMs = 3000;

/** The public page of a draw: what was published when, the result, and its verification. */
export default function DrawPage({ drawId }: { drawId: string }): ReactNode {
  const { t } = useTranslation('lottery');
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(drawDetails, { drawId }),
    refetchInterval: ({ state }) =>
      state.data?.draw.state === 'closed' || state.data?.draw.state === 'drawn'
        ? askEveryMs
        : false,
  });
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const { game, draw } = data;
  const isVerifiable = draw.commitment !== null && finished.includes(draw.state);
  return (
    <>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-h1">
            <bdi>{game.gameName}</bdi>
          </h1>
          <p className="num text-body text-text-2">
            <bdi>{draw.numero}</bdi> · <Moment instant={draw.drawsAt} />
          </p>
        </div>
        <StatusPill tone={tones[draw.state]}>{t(`state.${draw.state}`)}</StatusPill>
        <Button
          as={Link}
          to={gamePath(game)}
          kind="outline"
          start={<ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />}
        >
          {t('draw.toGame')}
        </Button>
        {draw.result && (
          <div className="basis-full">
            {isBoard(game.family) ? (
              <PrizeTable family={game.family} result={draw.result} />
            ) : (
              <ResultBalls family={game.family} result={draw.result} size="large" arriving />
            )}
          </div>
        )}
      </Card>
      <Awaited details={data} />
      <CorrectionsCard draw={draw} />
      {session && <OwnOfDraw details={data} />}
      {isVerifiable && <VerifyCard draw={draw} />}
      {draw.opensAt !== draw.closesAt && <Published details={data} />}
    </>
  );
}
