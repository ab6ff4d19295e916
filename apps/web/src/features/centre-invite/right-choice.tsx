import { type AgentRight, agentRights } from '@lantern/contracts';
import { Checkbox } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useRightNames } from './use-right-names.ts';

interface RightChoiceProps {
  rights: readonly AgentRight[];
  onChange: (rights: AgentRight[]) => void;
}

/** Which rights an assistant has. */
export function RightChoice({ rights, onChange }: RightChoiceProps) {
  const { t } = useTranslation('downline');
  const names = useRightNames();
  return (
    <fieldset>
      <legend className="text-label font-bold">{t('assistants.rights')}</legend>
      {agentRights.map((right) => (
        <Checkbox
          key={right}
          label={names[right]}
          checked={rights.includes(right)}
          onChange={({ target }) =>
            onChange(
              agentRights.filter((one) => (one === right ? target.checked : rights.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
