import { langOf, playName } from '@lantern/locales/plays';
import type { Family } from '@lantern/rules/lottery';
import { IconButton } from '@lantern/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import { selectionName, spotName } from '../boards/play-name.ts';
import { unitText } from './decimal.ts';
import type { LineLeft } from './limit-left.ts';
import { seriesText } from './series-slider.tsx';
import { hasSeries, type Prices, type SlipLine, type Stake, sumsOf } from './slip.ts';

/** A selection as it is read: tokens with spaces, groups with bars. */
export function SelectionText({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    // A block of digits alone would be at the other end of a page from right to left.
    <span className="num line-clamp-2 break-words text-body text-text-2">
      <bdi>{selectionName(t, text)}</bdi>
    </span>
  );
}

interface LeftProps extends LineLeft {
  play: string;
  currency: string;
}

/** What can still be won on the number of a line; above it the slip would be refused. */
function Left({ play, spot, left, isOver, currency }: LeftProps): ReactNode {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const words = { spot: spotName(t, spot), amount: money(left.toString(), currency) };
  return isOver ? (
    <p className="text-caption text-danger">{t('slip.full', { ...words, play })}</p>
  ) : (
    <p className="text-caption text-text-3">{t('slip.left', words)}</p>
  );
}

interface OwnStakeProps {
  stake: Stake;
  play: string;
  prices: Prices;
  currency: string;
}

/** What a line is staked with that came back with its own stake. */
function OwnStake({ stake, play, prices, currency }: OwnStakeProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const { unit, multiple, series } = stake;
  const { language } = i18n;
  return (
    <p className="num flex flex-wrap gap-x-3 text-caption text-text-2">
      <bdi>{`${unitText(unit, currency, language)} × ${multiple}`}</bdi>
      {prices.series && series !== undefined && hasSeries(prices, play) && (
        <span>{seriesText(t, language, prices.series, series)}</span>
      )}
    </p>
  );
}

interface SlipLinesProps {
  family: Family;
  prices: Prices;
  currency: string;
  lines: readonly SlipLine[];
  stake: Stake;
  /** What the site found wrong with a line, by its place. */
  problems: ReadonlyMap<number, string>;
  /** What is left of the limit for a line, by its id. */
  lefts: ReadonlyMap<number, LineLeft>;
  onRemove: (id: number) => void;
}

/** The selections of a slip, each with its cost and what is wrong with it. */
export function SlipLines(props: SlipLinesProps): ReactNode {
  const { family, prices, currency, lines, stake, problems, lefts, onRemove } = props;
  const { t } = useTranslation('lottery');
  const { t: sayPlay } = useTranslation('plays');
  const money = useMoney();
  return (
    <ul className="flex flex-col divide-y divide-dashed divide-border">
      {lines.map((line, at) => {
        const sums = sumsOf(family, prices, line, stake);
        const name = playName(sayPlay, line.play).full;
        const left = lefts.get(line.id);
        const problem = problems.get(at) ?? (sums ? undefined : t('problem.cost'));
        return (
          <li key={line.id} className="flex items-start gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-label" lang={langOf(line.play)}>
                {name}
              </p>
              <SelectionText text={line.selection} />
              {line.stake && (
                <OwnStake stake={line.stake} {...{ play: line.play, prices, currency }} />
              )}
              {problem && <p className="text-caption text-danger">{problem}</p>}
              {left && <Left {...left} play={name} currency={currency} />}
            </div>
            <div className="flex flex-col items-end">
              <span className="num text-label">
                {sums ? money(sums.cost.toString(), currency) : '–'}
              </span>
              <span className="num text-caption text-text-3">
                {t('board.notes', { count: line.notes })}
              </span>
            </div>
            <IconButton
              label={t('slip.remove', { play: name })}
              icon={<X size={16} aria-hidden />}
              onClick={() => onRemove(line.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
