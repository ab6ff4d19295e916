import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Die } from '../draws/ball.tsx';
import type { TokenLook } from './board.ts';
import { tokenName } from './play-name.ts';

interface TokenButtonProps {
  token: string;
  look: TokenLook;
  picked: boolean;
  /** The odds of an option that has its own price. */
  odds?: string | undefined;
  disabled?: boolean | undefined;
  onToggle: (token: string) => void;
}

/** Something to pick on a board. */
export function TokenButton(props: TokenButtonProps): ReactNode {
  const { token, look, picked, odds, disabled, onToggle } = props;
  const { t } = useTranslation('lottery');
  return (
    <button
      type="button"
      aria-pressed={picked}
      disabled={disabled}
      onClick={() => onToggle(token)}
      className={clsx(
        'num relative grid min-h-11 min-w-11 place-items-center rounded-button border px-1.5 py-1',
        'text-label font-bold transition-colors motion-safe:active:scale-95',
        'disabled:cursor-not-allowed disabled:text-text-3',
        picked
          ? 'border-brand bg-brand text-on-brand'
          : 'border-border bg-canvas text-text hover:border-border-strong',
      )}
    >
      {look === 'die' ? <Die face={token} className="size-7" /> : tokenName(t, token)}
      {odds && (
        <span
          className={clsx('text-caption font-semibold', picked ? 'text-on-brand' : 'text-text-2')}
        >
          {`× ${odds}`}
        </span>
      )}
    </button>
  );
}
