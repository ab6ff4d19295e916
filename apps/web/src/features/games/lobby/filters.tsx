import { Button, Chip } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../lib/money/money.ts';
import type { Kinds } from './lobby-controls.tsx';
import { type Change, type Lobby, sorts } from './use-lobby-choice.ts';

interface ChoicesProps {
  title: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few values, or none. */
function Choices({ title, options, value, onChange }: ChoicesProps): ReactNode {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-h3">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={option.value === value}
            onClick={() => onChange(option.value === value ? '' : option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Smallest bets to choose from, in minor units of a brand's money. */
const stakes = ['100', '500', '1000', '5000', '10000', '50000'];
const lineNumbers = ['10', '20', '50', '100'];

interface FiltersProps {
  lobby: Lobby;
  kinds: Kinds;
  onClose: () => void;
}

/** Order and filters of a lobby. They apply together, when they are confirmed. */
export default function Filters({ lobby, kinds, onClose }: FiltersProps): ReactNode {
  const { t } = useTranslation(['lobby', 'common']);
  const money = useMoney();
  const { sort, classify, stake, lines } = lobby.choice;
  const [wanted, setWanted] = useState<Change>({
    sort: sort ?? '',
    kind: classify ?? '',
    stake: stake ?? '',
    lines: lines ?? '',
  });
  const choose = (key: keyof Change) => (value: string) =>
    setWanted((now) => ({ ...now, [key]: value }));
  const apply = (change: Change) => {
    onClose();
    lobby.onChange(change);
  };
  const sortNames = {
    popular: t('view.popular'),
    new: t('view.new'),
    name: t('filter.name'),
    rtp: t('details.return'),
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('filter.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            kind="outline"
            onClick={() => apply({ sort: '', kind: '', stake: '', lines: '' })}
          >
            {t('filter.reset')}
          </Button>
          <Button className="max-md:flex-1" onClick={() => apply(wanted)}>
            {t('filter.show')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Choices
          title={t('filter.sort')}
          options={sorts.map((value) => ({ value, label: sortNames[value] }))}
          value={wanted.sort ?? ''}
          onChange={choose('sort')}
        />
        {kinds.length > 1 && (
          <Choices
            title={t('filter.kind')}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={wanted.kind ?? ''}
            onChange={choose('kind')}
          />
        )}
        <Choices
          title={t('filter.stake')}
          options={stakes.map((value) => ({ value, label: money(value) }))}
          value={wanted.stake ?? ''}
          onChange={choose('stake')}
        />
        {kinds.includes('slot') && (
          <Choices
            title={t('filter.lines')}
            options={lineNumbers.map((value) => ({ value, label: `${value}+` }))}
            value={wanted.lines ?? ''}
            onChange={choose('lines')}
          />
        )}
      </div>
    </Modal>
  );
}
