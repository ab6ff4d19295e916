import { type FamilyCode, factorOf, families, findPlay, type Play } from '@lantern/rules/lottery';
import { Button, Segmented } from '@lantern/ui';
import { Dices, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { oddsText } from '../slip/decimal.ts';
import { lineOf, type Prices, type SlipLine } from '../slip/slip.ts';
import { type Board, boardOf, nothingOn, quickPick } from './board.ts';
import { HowTo } from './how-to.tsx';
import { NumberGrid } from './number-grid.tsx';
import { problemText } from './problem-text.ts';
import { RowBoard } from './row-board.tsx';
import { SetBuilder } from './set-builder.tsx';
import { readTyped } from './typed.ts';
import { TypedBoard } from './typed-board.tsx';

interface BetBoardProps {
  family: FamilyCode;
  playCode: string;
  prices: Prices;
  /** The series that the odds are shown at. */
  series: number | undefined;
  onAdd: (lines: Omit<SlipLine, 'id'>[]) => void;
}

/** The odds of each tier at the prices, as texts. */
function useOdds(play: Play, { rates }: Prices, series: number | undefined) {
  const { i18n } = useTranslation();
  const rate = rates[play.code];
  return (tier: string): string | undefined =>
    rate && oddsText(factorOf(play, { rate, series }, tier), i18n.language);
}

/** What a note of the play gets back: one price, or the prizes by tier. */
function Odds({
  play,
  prices,
  series,
}: {
  play: Play;
  prices: Prices;
  series: number | undefined;
}) {
  const { t } = useTranslation('lottery');
  const odds = useOdds(play, prices, series);
  const rate = prices.rates[play.code];
  const paid = play.tiers.filter(
    ({ code }) => rate?.kind !== 'fixed' || Number(rate.odds[code] ?? 0) > 0,
  );
  if (paid.length === 1)
    return (
      <span>
        {t('board.odds')} <b className="num text-text">{`1 × ${odds(paid[0]?.code ?? '')}`}</b>
      </span>
    );
  // The options of a board show their prices themselves.
  const slots = 'slots' in play.shape ? play.shape.slots : [];
  if (paid.every(({ code }) => slots[0]?.tokens.order(code) !== undefined)) return null;
  return (
    <span className="flex flex-wrap gap-x-3">
      {t('board.odds')}
      {paid.map(({ code }) => (
        <span key={code} className="num">
          {/^\d+$/.test(code) &&
          (play.isTable || play.code.includes('combo') || play.code.startsWith('xien'))
            ? `${t('board.hits', { count: Number(code) })}: `
            : ''}
          <b className="text-text">{`× ${odds(code)}`}</b>
        </span>
      ))}
    </span>
  );
}

type Input = 'grid' | 'typed';

/** Something to show a board for any selection of a play. */
function Picker(props: {
  board: Board;
  groups: string[][];
  onChange: (groups: string[][]) => void;
  oddsOf: (token: string) => string | undefined;
}) {
  const { board, groups, onChange, oddsOf } = props;
  if (board.kind === 'sets')
    return <SetBuilder size={board.size} sets={groups} onChange={onChange} />;
  if (board.kind === 'numbers')
    return (
      <NumberGrid
        digits={board.digits}
        picked={groups[0] ?? []}
        most={board.most}
        onChange={(picked) => onChange([picked])}
      />
    );
  return <RowBoard board={board} groups={groups} onChange={onChange} oddsOf={oddsOf} />;
}

/** The board of one play: pick, type or quick pick, and put it on the slip. */
export function BetBoard({ family, playCode, prices, series, onAdd }: BetBoardProps): ReactNode {
  const play = findPlay(families[family], playCode);
  if (!play) return null;
  return <PlayBoard key={play.code} {...{ family, play, prices, series, onAdd }} />;
}

function PlayBoard(props: Omit<BetBoardProps, 'playCode'> & { play: Play }): ReactNode {
  const { family, play, prices, series, onAdd } = props;
  const { t } = useTranslation('lottery');
  const board = boardOf(family, play);
  const [input, setInput] = useState<Input>('grid');
  const [groups, setGroups] = useState(() => nothingOn(board));
  const [text, setText] = useState('');
  const odds = useOdds(play, prices, series);
  const tiers = new Set(play.tiers.map(({ code }) => code));

  const typed = input === 'typed' ? readTyped(play, text) : { lines: [], unread: [] };
  const checked = play.check(groups);
  const isEmpty = groups.every((group) => group.length === 0);
  const ready =
    input === 'grid'
      ? checked.ok
        ? [checked.selection]
        : []
      : typed.lines.flatMap(({ selection }) => (selection ? [selection] : []));
  const notes = ready.reduce((sum, selection) => sum + play.notes(selection), 0);
  const isWrong = typed.lines.some(({ problems }) => problems.length > 0);
  // A number that is full says so by its colour; a group without enough is not finished yet.
  const problem = input === 'grid' && !checked.ok && !isEmpty ? checked.problems[0] : undefined;
  const add = () => {
    onAdd(ready.map((selection) => lineOf(play, selection)));
    setGroups(nothingOn(board));
    // What was not read stays, so that nothing is lost.
    setText(typed.unread.join('\n'));
  };
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-body text-text-2">
        <Odds play={play} prices={prices} series={series} />
        <HowTo code={play.code} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented<Input>
          label={t('board.input')}
          value={input}
          onChange={setInput}
          options={[
            { value: 'grid', label: t('board.grid') },
            { value: 'typed', label: t('board.type') },
          ]}
        />
        <Button
          kind="outline"
          onClick={() => {
            const picked = quickPick(play);
            setInput('grid');
            setGroups(picked);
          }}
          start={<Dices size={18} aria-hidden />}
        >
          {t('board.quickPick')}
        </Button>
      </div>
      {input === 'typed' ? (
        <TypedBoard play={play} text={text} onChange={setText} typed={typed} />
      ) : (
        <Picker
          board={board}
          groups={groups}
          onChange={setGroups}
          oddsOf={(token) =>
            board.kind === 'rows' && play.tiers.length > 1 && tiers.has(token)
              ? odds(token)
              : undefined
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-border pt-4">
        <p aria-live="polite" className="min-w-0 flex-1 text-body text-text-2">
          {problem && problem.code !== 'too_few'
            ? problemText(t, problem)
            : t('board.notes', { count: notes })}
        </p>
        <Button
          size={48}
          disabled={ready.length === 0 || isWrong}
          onClick={add}
          start={<Plus size={20} aria-hidden />}
        >
          {t('board.add')}
        </Button>
      </div>
    </div>
  );
}
