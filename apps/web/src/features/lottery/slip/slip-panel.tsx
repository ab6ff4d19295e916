import { type LotteryGame, mostMultiple, mostTicketLines } from '@lantern/contracts';
import { families, type PrizeMode } from '@lantern/rules/lottery';
import { Button, EmptyState, SelectField } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { TicketX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { useMoney } from '../../../lib/money/money.ts';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { useTroubleText } from '../../../lib/trouble/trouble-text.ts';
import { type OpenedDraw, openedCall } from '../draws/use-draws.ts';
import { ChaseForm } from './chase-form.tsx';
import { unitText } from './decimal.ts';
import { useLineLefts } from './limit-left.ts';
import { placeProblem } from './place-problem.ts';
import { SavedSlips } from './saved-slips.tsx';
import { SeriesSlider } from './series-slider.tsx';
import { chaseCost, hasSeries, type Prices, type Sums, totalOf } from './slip.ts';
import { SlipLines } from './slip-lines.tsx';
import { Stepper } from './stepper.tsx';
import { stepsOf, usePlace } from './use-place.ts';
import type { Slip } from './use-slip.ts';

const presets = [1, 5, 10, 50, 100];

interface SlipPanelProps {
  game: LotteryGame;
  prizeMode: PrizeMode;
  prices: Prices;
  currency: string;
  slip: Slip;
  /** The draw that takes bets; without one nothing can be placed. */
  draw: OpenedDraw | undefined;
  /** Called after the slip was placed. */
  onPlaced: () => void;
}

/** The open draws of a chase; the current one alone is known without asking. */
function useChaseDraws({ game, slip, draw }: SlipPanelProps) {
  const wanted = slip.chase !== undefined;
  const { data } = useQuery({
    ...queryOf(openedCall(game.gameType), { gameCode: game.gameCode, count: '60' }),
    enabled: wanted,
  });
  const coming = data?.games[0]?.numeros.filter(
    ({ numero }) => draw !== undefined && numero >= draw.numero,
  );
  return { coming, draws: wanted ? (coming ?? []) : draw ? [draw] : [] };
}

function Sum({ label, value, tone }: { label: string; value: string; tone?: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-text-2">{label}</dt>
      <dd className={`num font-bold ${tone ?? 'text-text'}`}>{value}</dd>
    </div>
  );
}

function SumList({ sums, currency, whole }: { sums: Sums; currency: string; whole: bigint }) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const text = (minor: bigint) => money(minor.toString(), currency);
  return (
    <dl className="flex flex-col gap-1 border-t border-border pt-3 text-body">
      <Sum label={t('slip.notes')} value={String(sums.notes)} />
      <Sum label={t('slip.cost')} value={text(sums.cost)} />
      {whole > sums.cost && <Sum label={t('chase.cost')} value={text(whole)} />}
      <Sum label={t('slip.most')} value={text(sums.most)} tone="text-success" />
      {sums.rebate > 0n && <Sum label={t('slip.rebate')} value={text(sums.rebate)} />}
    </dl>
  );
}

/** What the selections are staked with. */
function StakeForm({ slip, prices, currency }: SlipPanelProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const { stake, setStake, lines } = slip;
  return (
    <div className="flex flex-col gap-3 border-t border-border pt-3">
      {prices.units.length > 1 && (
        <SelectField
          label={t('slip.unit')}
          placeholder={t('slip.unit')}
          value={stake.unit}
          onChange={({ target }) => setStake({ unit: target.value || stake.unit })}
          options={prices.units.map((unit) => ({
            value: unit,
            label: unitText(unit, currency, i18n.language),
          }))}
        />
      )}
      <Stepper
        label={t('slip.multiple')}
        lessLabel={t('slip.less')}
        moreLabel={t('slip.more')}
        value={stake.multiple}
        least={1}
        most={mostMultiple}
        onChange={(multiple) => setStake({ multiple })}
      />
      <div className="flex flex-wrap gap-1.5">
        {presets.map((multiple) => (
          <Button
            key={multiple}
            kind={stake.multiple === multiple ? 'soft' : 'outline'}
            size={36}
            aria-pressed={stake.multiple === multiple}
            onClick={() => setStake({ multiple })}
          >
            {`× ${multiple}`}
          </Button>
        ))}
      </div>
      {prices.series && lines.some(({ play }) => hasSeries(prices, play)) && (
        <SeriesSlider
          range={prices.series}
          value={stake.series ?? prices.series.initial}
          onChange={(series) => setStake({ series })}
        />
      )}
    </div>
  );
}

/** The slip with its stakes, sums and the button that places it. */
export function SlipPanel(props: SlipPanelProps): ReactNode {
  const { game, prizeMode, prices, currency, slip, draw, onPlaced } = props;
  const { t } = useTranslation('lottery');
  const { t: sayPlay } = useTranslation('plays');
  const overlay = useOverlay();
  const session = useSession();
  const money = useMoney();
  const troubleText = useTroubleText();
  const place = usePlace(slip);
  const { coming, draws } = useChaseDraws(props);
  const steps = stepsOf({ slip, draws });
  const family = families[game.family];
  const lefts = useLineLefts({
    ...{ family, prices, lines: slip.lines, stake: slip.stake },
    drawId: isTrial(session) ? undefined : draw?.drawId,
    growth: Math.max(1, ...steps.map((step) => step.multiple / slip.stake.multiple)),
  });
  if (slip.lines.length === 0)
    return (
      <>
        <EmptyState
          icon={<TicketX size={28} />}
          title={t('slip.empty')}
          hint={t('slip.text')}
          className="px-0 py-6"
        />
        <SavedSlips game={game} slip={slip} />
      </>
    );

  const sums = totalOf(family, prices, slip.lines, slip.stake);
  const whole = chaseCost(family, prices, slip.lines, slip.stake, steps);
  const problem = placeProblem(t, sayPlay, (minor) => money(minor, currency), place.error);
  const text = problem ? problem.text : place.error ? troubleText(place.error) : undefined;
  const tooMany = Math.max(0, slip.lines.length - mostTicketLines);
  const isReady = tooMany === 0 && sums !== undefined && whole !== undefined && steps.length > 0;
  const submit = () => {
    if (!session) return overlay.open('login');
    place.mutate({ game, prizeMode, prices, slip, draws }, { onSuccess: onPlaced });
  };
  return (
    <div className="flex flex-col gap-3">
      <SlipLines
        {...{ family, prices, currency }}
        lines={slip.lines}
        stake={slip.stake}
        problems={problem?.lines ?? new Map()}
        lefts={lefts}
        onRemove={slip.remove}
      />
      <StakeForm {...props} />
      <ChaseForm chase={slip.chase} available={coming?.length} onChange={slip.setChase} />
      {sums && <SumList sums={sums} currency={currency} whole={whole ?? sums.cost} />}
      {text && (
        <p role="alert" className="rounded-control bg-danger-soft p-3 text-body text-danger">
          {text}
        </p>
      )}
      {tooMany > 0 && (
        <p role="status" className="text-body text-danger">
          {t('slip.tooMany', { most: mostTicketLines, count: tooMany })}
        </p>
      )}
      {!draw && <p className="text-body text-text-2">{t('noDraw')}</p>}
      <Button size={48} block loading={place.isPending} disabled={!isReady} onClick={submit}>
        {session
          ? t('slip.place', {
              amount: whole === undefined ? '–' : money(whole.toString(), currency),
            })
          : t('slip.login')}
      </Button>
      <Button kind="ghost" onClick={slip.clear}>
        {t('slip.clear')}
      </Button>
      <SavedSlips game={game} slip={slip} />
    </div>
  );
}
