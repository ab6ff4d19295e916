import { Card } from '@lantern/ui';
import { Infinity as Endless, KeyRound, type LucideIcon, PackageX, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
          <Card className="flex gap-4">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-button bg-brand-soft text-brand"
            >
              <Icon size={20} />
            </span>
            <div className="min-w-0">
              <h2 className="text-h3">{t(`rules.${rule}`)}</h2>
              <p className="mt-1 text-body text-text-2">{t(`rules.${rule}Text`)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
