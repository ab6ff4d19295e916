import { Button, IconButton } from '@lantern/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberGrid } from './number-grid.tsx';

interface SetBuilderProps {
  /** How many numbers a set has. */
  size: number;
  sets: readonly (readonly string[])[];
  onChange: (sets: string[][]) => void;
}

const same = (left: readonly string[], right: readonly string[]): boolean =>
  [...left].sort().join() === [...right].sort().join();

/** Builds sets of numbers for xiên and lô trượt: pick the numbers of one set, then add it. */
export function SetBuilder({ size, sets, onChange }: SetBuilderProps): ReactNode {
  const { t } = useTranslation('lottery');
  const [begun, setBegun] = useState<string[]>([]);
  const isWhole = begun.length === size;
  const isKnown = sets.some((set) => same(set, begun));
  const add = () => {
    onChange([...sets.map((set) => [...set]), begun.toSorted()]);
    setBegun([]);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 rounded-button bg-canvas p-3">
        <bdi dir="ltr" className="num min-w-0 flex-1 text-h3">
          {begun.length > 0 ? begun.toSorted().join(' – ') : '–'}
        </bdi>
        <Button
          kind="soft"
          size={40}
          disabled={!isWhole || isKnown}
          onClick={add}
          start={<Plus size={18} aria-hidden />}
        >
          {t('board.addSet')}
        </Button>
        <p className="basis-full text-caption text-text-2">
          {isKnown
            ? t('problem.duplicate', { token: begun.toSorted().join(' – ') })
            : t('board.setHint', { count: size })}
        </p>
      </div>
      {sets.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {sets.map((set, at) => (
            <li
              key={set.join()}
              className="flex items-center rounded-button border border-border ps-3 text-label"
            >
              <bdi dir="ltr" className="num">
                {set.join(' – ')}
              </bdi>
              <IconButton
                label={t('board.removeSet', { set: set.join(' – ') })}
                icon={<X size={16} aria-hidden />}
                onClick={() =>
                  onChange(sets.filter((_, index) => index !== at).map((one) => [...one]))
                }
              />
            </li>
          ))}
        </ul>
      )}
      <NumberGrid digits={2} picked={begun} most={size} onChange={setBegun} withTools={false} />
    </div>
  );
}
