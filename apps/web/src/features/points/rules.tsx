import {
  Infinity as Endless,
  KeyRound,
  type LucideIcon,
  PackageX,
  ReceiptText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCard } from '../../lib/show/icon-card.tsx';

const rules = [
  ['never', Endless],
  ['password', KeyRound],
  ['stock', PackageX],
  ['trace', ReceiptText],
] as const satisfies readonly [string, LucideIcon][];

/** The rules of the mall. */
export function Rules(): ReactNode {
  const { t } = useTranslation('points');
  return (
    <ul className="grid gap-2 md:grid-cols-2 md:gap-3">
      {rules.map(([rule, Icon]) => (
        <li key={rule} className="contents">
          <IconCard
            icon={Icon}
            level={2}
            title={t(`rules.${rule}`)}
            text={t(`rules.${rule}Text`)}
          />
        </li>
      ))}
    </ul>
  );
}
