import { type LotteryGame, ownTicket } from '@lantern/contracts';
import { families, findPlay, type PrizeMode } from '@lantern/rules/lottery';
import { Button, Card, Segmented, Skeleton } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { desktopQuery, useMedia } from '../../lib/device/media.ts';
import { useMoney } from '../../lib/money/money.ts';
import { part } from '../../lib/parts/lazy-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { useAskedFor, type View, views } from './asked-for.ts';
import { BetBoard } from './boards/bet-board.tsx';
import { PlayPicker } from './boards/play-picker.tsx';
import { CelebrationChoice } from './draws/celebration-choice.tsx';
import { DrawBar } from './draws/draw-bar.tsx';
import { DrawNews } from './draws/draw-news.tsx';
import { type Draws, useDraws, usePrices } from './draws/use-draws.ts';
import { useSayLeftOut } from './slip/left-out.ts';
import { type Prices, totalOf } from './slip/slip.ts';
import { SlipPanel } from './slip/slip-panel.tsx';
import { type Slip, useSlip } from './slip/use-slip.ts';

const Results = lazy(part(() => import('./results/results.tsx')));
const Statistics = lazy(part(() => import('./results/statistics.tsx')));
const Tickets = lazy(part(() => import('./tickets/tickets.tsx')));

interface BetViewProps {
  game: LotteryGame;
  draws: Draws;
  prizeMode: PrizeMode;
  prices: Prices;
  currency: string;
  slip: Slip;
}

const Count = ({ lines }: { lines: number }): ReactNode => (
  <span className="num rounded-full bg-accent px-2 text-label text-on-accent">{lines}</span>
);

/** The slip of a phone: a bar above the tab bar, which opens a sheet. */
function SlipSheet(props: BetViewProps): ReactNode {
  const { game, draws, prices, currency, slip } = props;
  const { t } = useTranslation(['lottery', 'common']);
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const sums = totalOf(families[game.family], prices, slip.lines, slip.stake);
  return (
    <>
      {slip.lines.length > 0 && (
        <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-sticky">
          <Button
            size={48}
            block
            onClick={() => setOpen(true)}
            className="shadow-s3"
            end={<ChevronUp size={20} aria-hidden />}
          >
            {t('slip.title')} <Count lines={slip.lines.length} />
            {sums && <span className="num ms-2">{money(sums.cost.toString(), currency)}</span>}
          </Button>
        </div>
      )}
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={t('slip.title')}
        closeLabel={t('common:close')}
      >
        <SlipPanel {...props} draw={draws.current} onPlaced={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function BetView(props: BetViewProps): ReactNode {
  const { game, draws, prices, slip } = props;
  const { t } = useTranslation('lottery');
  const { playType, ask } = useAskedFor();
  const isDesktop = useMedia(desktopQuery);
  const family = families[game.family];
  const plays = family.plays.filter(({ code }) => prices.rates[code] !== undefined);
  const asked = playType === undefined ? undefined : findPlay(family, playType.toLowerCase());
  const play =
    plays.find(({ code }) => code === asked?.code) ??
    plays.find(({ code }) => code === game.defaultPlayType) ??
    plays[0];
  if (!play) return null;
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        'lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5',
      )}
    >
      <Card as="section" aria-label={t('plays.title')}>
        <PlayPicker plays={plays} value={play.code} onChange={(code) => ask({ playType: code })}>
          <BetBoard
            family={game.family}
            playCode={play.code}
            prices={prices}
            series={slip.stake.series}
            onAdd={slip.add}
          />
        </PlayPicker>
      </Card>
      {isDesktop ? (
        <Card as="section" className="self-start lg:sticky lg:top-20">
          <h2 className="mb-2 flex items-center gap-2 text-h2">
            {t('slip.title')}
            {slip.lines.length > 0 && <Count lines={slip.lines.length} />}
          </h2>
          <SlipPanel {...props} draw={draws.current} onPlaced={() => undefined} />
        </Card>
      ) : (
        <SlipSheet {...props} />
      )}
    </div>
  );
}

interface Again {
  game: LotteryGame;
  /** The prices that the page shows, and their mode. */
  prices: (Prices & { readonly prizeMode: PrizeMode }) | undefined;
  slip: Slip;
  setMode: (mode: PrizeMode) => void;
}

/** Puts the ticket of the address on the slip, at the prices of its mode if that is offered. */
function useBetAgain({ game, prices, slip, setMode }: Again): void {
  const { again, ask } = useAskedFor();
  const session = useSession();
  const sayLeftOut = useSayLeftOut();
  const { data: ticket } = useQuery({
    ...queryOf(ownTicket, { reference: again ?? '' }),
    enabled: again !== undefined && session !== undefined,
  });
  // The address changes later than the slip: without it, each change of the slip would add again.
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (again !== done.current) done.current = undefined;
    if (again === undefined || again === done.current) return;
    if (ticket?.reference !== again || !prices) return;
    const isOffered = game.prizeModes.includes(ticket.prizeMode);
    if (isOffered && prices.prizeMode !== ticket.prizeMode) return setMode(ticket.prizeMode);
    done.current = again;
    if (ticket.gameCode === game.gameCode)
      sayLeftOut(slip.repeat(families[game.family], ticket.lines));
    ask({ again: '' });
  });
}

const waiting = <Skeleton className="h-96 rounded-card" />;

/** The page of one game: its draw, the boards with the slip, results, statistics and tickets. */
export default function GamePage({ game }: { game: LotteryGame }): ReactNode {
  const { t } = useTranslation('lottery');
  const { view, ask } = useAskedFor();
  const draws = useDraws(game);
  const [mode, setMode] = useState<PrizeMode>();
  const prizeMode = mode ?? game.prizeModes[0] ?? 'Elott';
  const { data: prices, error, isFetching, refetch } = usePrices(game.gameCode, prizeMode);
  const slip = useSlip(prices);
  useBetAgain({ game, prices, slip, setMode });
  return (
    <div className="gutter mx-auto flex w-full max-w-330 flex-col gap-4 py-3 md:gap-5 md:py-5">
      <DrawBar game={game} draws={draws} />
      <DrawNews game={game} />
      <div className="flex flex-wrap items-center gap-3">
        <Segmented<View>
          label={t('view.label')}
          value={view}
          onChange={(next) => ask({ view: next })}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          className="no-scrollbar overflow-x-auto"
        />
        {game.prizeModes.length > 1 && view === 'bet' && (
          <Segmented<PrizeMode>
            label={t('mode')}
            value={prizeMode}
            onChange={setMode}
            options={game.prizeModes.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      {view === 'bet' &&
        (prices ? (
          <BetView {...{ game, draws, prizeMode, prices, slip }} currency={prices.currency} />
        ) : error ? (
          <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          waiting
        ))}
      <Suspense fallback={waiting}>
        {view === 'results' && <Results game={game} />}
        {view === 'statistics' && <Statistics game={game} />}
        {view === 'tickets' && <Tickets game={game} />}
      </Suspense>
      {view === 'bet' && <CelebrationChoice />}
    </div>
  );
}
