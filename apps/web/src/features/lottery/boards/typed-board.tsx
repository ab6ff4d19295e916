import { mostTicketLines } from '@lantern/contracts';
import type { Play } from '@lantern/rules/lottery';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';
import { shortText, type Typed } from './typed.ts';

interface TypedBoardProps {
  play: Play;
  text: string;
  onChange: (text: string) => void;
  /** What the play makes of the text. */
  typed: Typed;
}

/** So many lines with problems are listed. */
const mostShown = 10;

/** An example of what may be typed: separators and places as the play reads them. */
const exampleOf = ({ shape }: Play): string => {
  if ('each' in shape)
    return shape.each.tokens
      .list()
      .slice(7, 7 + shape.each.least)
      .join(' ');
  return shape.slots
    .map(({ tokens, least, most }) =>
      tokens
        .list()
        .slice(1, 1 + Math.max(1, least, Math.min(2, most)))
        .join(','),
    )
    .join('|');
};

/** Typed or pasted numbers. Each line is a selection, and says what is wrong with it. */
export function TypedBoard({ play, text, onChange, typed }: TypedBoardProps): ReactNode {
  const { t } = useTranslation('lottery');
  const id = useId();
  const { lines, unread } = typed;
  const wrong = lines.filter(({ problems }) => problems.length > 0);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-label">
        {t('board.typeLabel')}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={5}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong.length > 0}
        aria-describedby={`${id}-hint ${id}-problems`}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          'num w-full rounded-button border border-border-strong bg-surface p-3 text-article',
          'text-text aria-invalid:border-danger',
        )}
      />
      <p id={`${id}-hint`} className="text-caption text-text-2">
        {t('board.typeHint')}{' '}
        <bdi dir="ltr" className="num font-bold">
          {exampleOf(play)}
        </bdi>
      </p>
      <ul id={`${id}-problems`} aria-live="polite" className="flex flex-col gap-1">
        {wrong.slice(0, mostShown).map(({ number, text: line, problems }) => (
          <li key={number} className="text-caption text-danger">
            {t('board.line', { count: number })} <bdi dir="ltr">{shortText(line)}</bdi>{' '}
            {problems
              .slice(0, 3)
              .map((problem) => problemText(t, problem))
              .join(' ')}
          </li>
        ))}
        {wrong.length > mostShown && (
          <li className="text-caption text-danger">
            {t('board.moreWrong', { count: wrong.length - mostShown })}
          </li>
        )}
        {unread.length > 0 && (
          <li className="text-caption text-danger">
            {t('board.unread', { count: unread.length, most: mostTicketLines })}
          </li>
        )}
      </ul>
    </div>
  );
}
